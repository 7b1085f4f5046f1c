import SourceReading
import SwiftSyntax

/// True when a comment above the first declaration says that a tool wrote the file.
func isMarkedAsGenerated(_ tree: SourceFileSyntax, _ text: SourceBuffer) -> Bool {
  guard GeneratedMark.mayBe(in: text) else { return false }
  var mark = GeneratedMark()
  for token in headTokens(of: tree) {
    forEachComment(in: token.leadingTrivia, from: token.position.utf8Offset) { comment, offset in
      mark.add(comment, at: offset, in: text)
    }
  }
  return mark.isFound
}

/// First tokens of the imports and of what follows them, as far as they lie in the first lines.
private func headTokens(of tree: SourceFileSyntax) -> [TokenSyntax] {
  var tokens: [TokenSyntax] = []
  for item in tree.statements.prefix(GeneratedMark.headLength) {
    if let token = item.firstToken(viewMode: .sourceAccurate) { tokens.append(token) }
    guard case .decl(let declaration) = item.item, declaration.is(ImportDeclSyntax.self) else {
      return tokens
    }
  }
  tokens.append(tree.endOfFileToken)
  return tokens
}
