import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftExtraction

@Suite struct NodeTests {
  @Test(arguments: [
    "", "\u{FEFF}import A.B // end", "#!/bin/sh\nlet a = 1\n",
    """
    /// Says it.
    @MainActor public final class A<B: C>: D, E where B.F == G {
      private(set) weak var b: B? = nil // behind
      func `in`(_ c: Int, d e: String...) async throws -> [Int: A?] {
        guard let self, case .some(let f) = c else { return [:] }
        /* between */ return g.h?[0]!.i { [weak self] in $0 + "\\(j) é" } k: { try? await l() }
      }
      #if DEBUG
        static let shared = A()
      #endif
    }
    """,
    "func a( { if b { ) } else", "let = \nclass { var b: = } }", "switch a { case .b(let c): d",
  ])
  func `A node says of itself what SwiftSyntax says of it`(source: String) {
    let tree = Parser.parse(source: source)
    withExtendedLifetime(tree) {
      var pending = [(RawNode(root: tree), Syntax(tree))]
      while let (node, expected) = pending.popLast() {
        #expect(node.offset == expected.position.utf8Offset)
        #expect(node.start == expected.positionAfterSkippingLeadingTrivia.utf8Offset)
        #expect(node.end == expected.endPositionBeforeTrailingTrivia.utf8Offset)
        #expect(node.kind == NodeKind(expected.kind))
        #expect(node.isExpression == expected.is(ExprSyntax.self))
        #expect(node.isDeclaration == expected.is(DeclSyntax.self))
        #expect(node.isType == expected.is(TypeSyntax.self))
        #expect(node.text == (expected.as(TokenSyntax.self)?.text ?? ""))
        let children = Array(node.presentChildren)
        let expectedChildren = Array(expected.children(viewMode: .all))
        #expect(children.count == expectedChildren.count)
        pending += zip(children, expectedChildren)
      }
    }
  }

  @Test func `A child has the place of the property of its name`() throws {
    let tree = Parser.parse(source: "func a(b c: D = e) {}")
    try withExtendedLifetime(tree) {
      let file = Node<SourceFileSyntax>(RawNode(root: tree))
      let item = try #require(file.statements.first?.item)
      let function = try #require(item.raw.isDeclaration ? Node<FunctionDeclSyntax>(item) : nil)
      let parameter = try #require(function.signature.parameterClause.parameters.first)
      #expect(function.name.text == "a")
      #expect(parameter.firstName.text == "b")
      #expect(parameter.secondName?.text == "c")
      #expect(parameter.type.as(IdentifierTypeSyntax.self)?.name.text == "D")
      #expect(parameter.ellipsis == nil)
      #expect(parameter.defaultValue?.value.as(DeclReferenceExprSyntax.self)?.baseName.text == "e")
      #expect(function.genericParameterClause == nil)
      #expect(function.body?.statements.last == nil)
    }
  }

  @Test func `A node is only what it is`() throws {
    let tree = Parser.parse(source: "a.b")
    try withExtendedLifetime(tree) {
      let file = Node<SourceFileSyntax>(RawNode(root: tree))
      let item = try #require(file.statements.first?.item)
      #expect(item.as(FunctionCallExprSyntax.self) == nil)
      #expect(item.as(MemberAccessExprSyntax.self)?.base != nil)
    }
  }
}
