/// Takes imports and types out of errors at the top of a file, so that one wrong bracket does not cost
/// all of it. Functions and properties stay inside: they may be members of a type whose head is lost.
func openErrors(in records: [SyntaxTree.Record]) -> [SyntaxTree.Record] {
  guard let root = records.first else { return records }
  if root.kind == .error {
    let file = SyntaxTree.Record(
      kind: .sourceFile, field: .none, isNamed: true, isMissing: false, start: root.start,
      end: root.end, after: 0)
    return closed([file], with: openError(at: 0, in: records))
  }
  guard records.children(of: 0).contains(where: { records[$0].kind == .error }) else {
    return records
  }
  var children: [SyntaxTree.Record] = []
  for child in records.children(of: 0) {
    if records[child].kind == .error {
      children.add(openError(at: child, in: records))
    } else {
      children.add(records.subtree(at: child))
    }
  }
  return closed([root], with: children)
}

private func closed(
  _ root: [SyntaxTree.Record], with children: [SyntaxTree.Record]
) -> [SyntaxTree.Record] {
  var result = root
  result.add(children)
  result[0].after = Int32(result.count)
  return result
}

/// What is whole in an error, between errors without anything in them.
private func openError(at index: Int, in records: [SyntaxTree.Record]) -> [SyntaxTree.Record] {
  var result: [SyntaxTree.Record] = []
  var start = records[index].start
  func addError(upTo end: Int32) {
    guard end > start else { return }
    result.append(
      SyntaxTree.Record(
        kind: .error, field: .none, isNamed: true, isMissing: false, start: start, end: end,
        after: Int32(result.count + 1)))
  }
  for child in records.children(of: index) where isWhole(records[child].kind) {
    addError(upTo: records[child].start)
    result.add(records.subtree(at: child))
    start = records[child].end
  }
  addError(upTo: records[index].end)
  return result
}

private func isWhole(_ kind: NodeKind) -> Bool {
  switch kind {
  case .packageHeader, .importHeader, .fileAnnotation, .classDeclaration, .objectDeclaration,
    .typeAlias:
    true
  default: false
  }
}
