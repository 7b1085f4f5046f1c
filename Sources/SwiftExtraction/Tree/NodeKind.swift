@_spi(RawSyntax) import SwiftSyntax

/// The kinds of nodes that readers tell apart. SwiftSyntax's own kinds are compared by calls of its
/// library, one after the other; these are numbers.
enum NodeKind: UInt8 {
  case actorDecl, associatedTypeDecl, classDecl, deinitializerDecl, enumCaseDecl, enumDecl,
    extensionDecl, functionDecl, ifConfigDecl, importDecl, initializerDecl, macroExpansionDecl,
    protocolDecl, structDecl, subscriptDecl, typeAliasDecl, variableDecl
  case breakStmt, continueStmt, deferStmt, discardStmt, doStmt, expressionStmt, forStmt,
    guardStmt, labeledStmt, repeatStmt, returnStmt, throwStmt, whileStmt, yieldStmt
  case arrayExpr, arrowExpr, assignmentExpr, awaitExpr, binaryOperatorExpr, booleanLiteralExpr,
    closureExpr, consumeExpr, copyExpr, declReferenceExpr, dictionaryExpr, discardAssignmentExpr,
    floatLiteralExpr, forceUnwrapExpr, functionCallExpr, genericSpecializationExpr, ifExpr,
    inOutExpr, integerLiteralExpr, keyPathExpr, macroExpansionExpr, memberAccessExpr,
    nilLiteralExpr, optionalChainingExpr, patternExpr, postfixIfConfigExpr, regexLiteralExpr,
    sequenceExpr, simpleStringLiteralExpr, stringLiteralExpr, subscriptCallExpr, superExpr,
    switchExpr, tryExpr, tupleExpr, typeExpr, unresolvedAsExpr, unresolvedIsExpr,
    unresolvedTernaryExpr, unsafeExpr
  case arrayType, attributedType, classRestrictionType, compositionType, dictionaryType,
    functionType, identifierType, implicitlyUnwrappedOptionalType, inlineArrayType, memberType,
    metatypeType, namedOpaqueReturnType, optionalType, packElementType, packExpansionType,
    someOrAnyType, suppressedType, tupleType
  case expressionPattern, identifierPattern, tuplePattern, valueBindingPattern, wildcardPattern
  case accessorDeclList, attribute, attributeList, closureParameterClause,
    closureShorthandParameterList, codeBlock, codeBlockItemList, conformanceRequirement,
    dictionaryElementList, expressionSegment, keyPathPropertyComponent,
    keyPathSubscriptComponent, labeledExprList, matchingPatternCondition, memberBlockItemList,
    optionalBindingCondition, sameTypeRequirement, stringSegment, switchCase, switchCaseLabel,
    switchCaseList, yieldedExpressionsClause, availabilityCondition
  case other
}

extension NodeKind {
  init(_ kind: SyntaxKind) {
    let number = number(of: kind)
    self = number < kindsByNumber.count ? kindsByNumber[number] : .other
  }

  fileprivate static let all: [(SyntaxKind, NodeKind)] = [
    (.actorDecl, .actorDecl), (.associatedTypeDecl, .associatedTypeDecl),
    (.classDecl, .classDecl), (.deinitializerDecl, .deinitializerDecl),
    (.enumCaseDecl, .enumCaseDecl), (.enumDecl, .enumDecl), (.extensionDecl, .extensionDecl),
    (.functionDecl, .functionDecl), (.ifConfigDecl, .ifConfigDecl), (.importDecl, .importDecl),
    (.initializerDecl, .initializerDecl), (.macroExpansionDecl, .macroExpansionDecl),
    (.protocolDecl, .protocolDecl), (.structDecl, .structDecl), (.subscriptDecl, .subscriptDecl),
    (.typeAliasDecl, .typeAliasDecl), (.variableDecl, .variableDecl),
    (.breakStmt, .breakStmt), (.continueStmt, .continueStmt), (.deferStmt, .deferStmt),
    (.discardStmt, .discardStmt), (.doStmt, .doStmt), (.expressionStmt, .expressionStmt),
    (.forStmt, .forStmt), (.guardStmt, .guardStmt), (.labeledStmt, .labeledStmt),
    (.repeatStmt, .repeatStmt), (.returnStmt, .returnStmt), (.throwStmt, .throwStmt),
    (.whileStmt, .whileStmt), (.yieldStmt, .yieldStmt),
    (.arrayExpr, .arrayExpr), (.arrowExpr, .arrowExpr), (.assignmentExpr, .assignmentExpr),
    (.awaitExpr, .awaitExpr), (.binaryOperatorExpr, .binaryOperatorExpr),
    (.booleanLiteralExpr, .booleanLiteralExpr), (.closureExpr, .closureExpr),
    (.consumeExpr, .consumeExpr), (.copyExpr, .copyExpr),
    (.declReferenceExpr, .declReferenceExpr), (.dictionaryExpr, .dictionaryExpr),
    (.discardAssignmentExpr, .discardAssignmentExpr), (.floatLiteralExpr, .floatLiteralExpr),
    (.forceUnwrapExpr, .forceUnwrapExpr), (.functionCallExpr, .functionCallExpr),
    (.genericSpecializationExpr, .genericSpecializationExpr), (.ifExpr, .ifExpr),
    (.inOutExpr, .inOutExpr), (.integerLiteralExpr, .integerLiteralExpr),
    (.keyPathExpr, .keyPathExpr), (.macroExpansionExpr, .macroExpansionExpr),
    (.memberAccessExpr, .memberAccessExpr), (.nilLiteralExpr, .nilLiteralExpr),
    (.optionalChainingExpr, .optionalChainingExpr), (.patternExpr, .patternExpr),
    (.postfixIfConfigExpr, .postfixIfConfigExpr), (.regexLiteralExpr, .regexLiteralExpr),
    (.sequenceExpr, .sequenceExpr), (.simpleStringLiteralExpr, .simpleStringLiteralExpr),
    (.stringLiteralExpr, .stringLiteralExpr), (.subscriptCallExpr, .subscriptCallExpr),
    (.superExpr, .superExpr), (.switchExpr, .switchExpr), (.tryExpr, .tryExpr),
    (.tupleExpr, .tupleExpr), (.typeExpr, .typeExpr), (.unresolvedAsExpr, .unresolvedAsExpr),
    (.unresolvedIsExpr, .unresolvedIsExpr), (.unresolvedTernaryExpr, .unresolvedTernaryExpr),
    (.unsafeExpr, .unsafeExpr),
    (.arrayType, .arrayType), (.attributedType, .attributedType),
    (.classRestrictionType, .classRestrictionType), (.compositionType, .compositionType),
    (.dictionaryType, .dictionaryType), (.functionType, .functionType),
    (.identifierType, .identifierType),
    (.implicitlyUnwrappedOptionalType, .implicitlyUnwrappedOptionalType),
    (.inlineArrayType, .inlineArrayType), (.memberType, .memberType),
    (.metatypeType, .metatypeType), (.namedOpaqueReturnType, .namedOpaqueReturnType),
    (.optionalType, .optionalType), (.packElementType, .packElementType),
    (.packExpansionType, .packExpansionType), (.someOrAnyType, .someOrAnyType),
    (.suppressedType, .suppressedType), (.tupleType, .tupleType),
    (.expressionPattern, .expressionPattern), (.identifierPattern, .identifierPattern),
    (.tuplePattern, .tuplePattern), (.valueBindingPattern, .valueBindingPattern),
    (.wildcardPattern, .wildcardPattern),
    (.accessorDeclList, .accessorDeclList), (.attribute, .attribute),
    (.attributeList, .attributeList), (.closureParameterClause, .closureParameterClause),
    (.closureShorthandParameterList, .closureShorthandParameterList), (.codeBlock, .codeBlock),
    (.codeBlockItemList, .codeBlockItemList), (.conformanceRequirement, .conformanceRequirement),
    (.dictionaryElementList, .dictionaryElementList), (.expressionSegment, .expressionSegment),
    (.keyPathPropertyComponent, .keyPathPropertyComponent),
    (.keyPathSubscriptComponent, .keyPathSubscriptComponent),
    (.labeledExprList, .labeledExprList), (.matchingPatternCondition, .matchingPatternCondition),
    (.memberBlockItemList, .memberBlockItemList),
    (.optionalBindingCondition, .optionalBindingCondition),
    (.sameTypeRequirement, .sameTypeRequirement), (.stringSegment, .stringSegment),
    (.switchCase, .switchCase), (.switchCaseLabel, .switchCaseLabel),
    (.switchCaseList, .switchCaseList), (.yieldedExpressionsClause, .yieldedExpressionsClause),
    (.availabilityCondition, .availabilityCondition),
  ]
}

/// What the library numbers its kinds by; the numbers differ from one version to the next.
private func number(of kind: SyntaxKind) -> Int {
  withUnsafeBytes(of: kind) { bytes in
    bytes.count == 1 ? Int(bytes[0]) : Int(bytes.loadUnaligned(as: UInt16.self))
  }
}

private let kindsByNumber: [NodeKind] = {
  let numbered = NodeKind.all.map { (number(of: $0.0), $0.1) }
  var kinds = [NodeKind](repeating: .other, count: (numbered.map(\.0).max() ?? 0) + 1)
  for (number, kind) in numbered { kinds[number] = kind }
  return kinds
}()
