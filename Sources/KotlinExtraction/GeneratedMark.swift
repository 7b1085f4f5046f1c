import SourceReading

/// True when a comment above the first declaration says that a tool wrote the file.
func isMarkedAsGenerated(_ tree: SyntaxTree, _ text: SourceBuffer) -> Bool {
  guard GeneratedMark.mayBe(in: text) else { return false }
  var mark = GeneratedMark()
  let end = tree.root.children.first(where: isDeclaration)?.start ?? .max
  for comment in tree.comments.prefix(while: { $0.lowerBound < end }) {
    mark.add(
      text.text(from: comment.lowerBound, to: comment.upperBound), at: comment.lowerBound, in: text)
  }
  return mark.isFound
}

private func isDeclaration(_ node: Node) -> Bool {
  switch node.kind {
  case .packageHeader, .importHeader, .fileAnnotation: false
  default: node.isNamed && node.kind != .error
  }
}
