import SwiftSyntax

/// A kind of node that others are asked for.
protocol KnownShape: SyntaxProtocol {
  static var kind: NodeKind { get }
}

extension AttributeListSyntax: KnownShape { static var kind: NodeKind { .attributeList } }
extension IfExprSyntax: KnownShape { static var kind: NodeKind { .ifExpr } }
extension CodeBlockSyntax: KnownShape { static var kind: NodeKind { .codeBlock } }
extension SwitchCaseListSyntax: KnownShape { static var kind: NodeKind { .switchCaseList } }
extension SwitchCaseLabelSyntax: KnownShape { static var kind: NodeKind { .switchCaseLabel } }
extension FunctionCallExprSyntax: KnownShape { static var kind: NodeKind { .functionCallExpr } }
extension DeclReferenceExprSyntax: KnownShape { static var kind: NodeKind { .declReferenceExpr } }
extension MemberAccessExprSyntax: KnownShape { static var kind: NodeKind { .memberAccessExpr } }
extension KeyPathExprSyntax: KnownShape { static var kind: NodeKind { .keyPathExpr } }
extension TypeExprSyntax: KnownShape { static var kind: NodeKind { .typeExpr } }
extension PatternExprSyntax: KnownShape { static var kind: NodeKind { .patternExpr } }
extension ValueBindingPatternSyntax: KnownShape {
  static var kind: NodeKind { .valueBindingPattern }
}
extension ExpressionPatternSyntax: KnownShape { static var kind: NodeKind { .expressionPattern } }
extension IdentifierPatternSyntax: KnownShape { static var kind: NodeKind { .identifierPattern } }
extension IdentifierTypeSyntax: KnownShape { static var kind: NodeKind { .identifierType } }
extension TuplePatternSyntax: KnownShape { static var kind: NodeKind { .tuplePattern } }
extension GenericSpecializationExprSyntax: KnownShape {
  static var kind: NodeKind { .genericSpecializationExpr }
}
extension LabeledExprListSyntax: KnownShape { static var kind: NodeKind { .labeledExprList } }
extension CodeBlockItemListSyntax: KnownShape { static var kind: NodeKind { .codeBlockItemList } }
extension DictionaryElementListSyntax: KnownShape {
  static var kind: NodeKind { .dictionaryElementList }
}
extension MemberBlockItemListSyntax: KnownShape {
  static var kind: NodeKind { .memberBlockItemList }
}
extension ExpressionStmtSyntax: KnownShape { static var kind: NodeKind { .expressionStmt } }
extension AttributedTypeSyntax: KnownShape { static var kind: NodeKind { .attributedType } }
extension AssociatedTypeDeclSyntax: KnownShape { static var kind: NodeKind { .associatedTypeDecl } }
