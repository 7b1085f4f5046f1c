import Model

/// Fills in the line of the source behind every piece of evidence.
func addExcerpts(to relations: inout [Relation], from sources: [SourceText]) {
  var wanted: Set<String> = []
  for relation in relations { wanted.formUnion(relation.evidence.map(\.location.file)) }
  var lines: [String: [Substring.UTF8View]] = [:]
  for source in sources where wanted.contains(source.path) {
    lines[source.path] = source.text.utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == UInt8(ascii: "\n") })
  }
  for index in relations.indices {
    for position in relations[index].evidence.indices {
      let location = relations[index].evidence[position].location
      guard let file = lines[location.file], location.line >= 1, location.line <= file.count
      else { continue }
      relations[index].evidence[position].excerpt = excerpt(Substring(file[location.line - 1]))
    }
  }
}

private func excerpt(_ line: Substring) -> String {
  let isBlank = { (character: Character) in
    character == " " || character == "\t" || character == "\r"
  }
  let start = line.drop(while: isBlank)
  let end = start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? ""
  let limit = 120
  guard end.utf8.count > limit else { return String(end) }
  return String(end.prefix(limit - 1)) + "…"
}
