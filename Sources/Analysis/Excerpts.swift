import Model

/// Lines of sources, looked up by location.
struct ExcerptLookup {
  private let lines: [String: [Substring.UTF8View]]

  /// Splits only the files that are asked for.
  init(_ sources: [SourceText], files: Set<String>) {
    var lines: [String: [Substring.UTF8View]] = [:]
    for source in sources where files.contains(source.path) {
      lines[source.path] = source.text.utf8.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == UInt8(ascii: "\n") })
    }
    self.lines = lines
  }

  /// The line where the location starts.
  func excerpt(at location: Location) -> Excerpt? {
    guard let file = lines[location.file], location.line >= 1, location.line <= file.count else {
      return nil
    }
    let line = Substring(file[location.line - 1])
    let start = line.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return nil }
    let text = start[...last]
    let limit = 120
    let isLong = text.utf8.count > limit
    return Excerpt(
      text: isLong ? String(text.prefix(limit - 1)) + "…" : String(text),
      column: line.utf8.count - start.utf8.count + 1)
  }
}

private func isBlank(_ character: Character) -> Bool {
  character == " " || character == "\t" || character == "\r"
}

/// Fills in the line of the source behind every piece of evidence and every finding.
func addExcerpts(
  to relations: inout [Relation], and violations: inout [Violation], from sources: [SourceText]
) {
  var files = Set(violations.compactMap(\.location?.file))
  for relation in relations { files.formUnion(relation.evidence.map(\.location.file)) }
  let lookup = ExcerptLookup(sources, files: files)
  for index in relations.indices {
    for position in relations[index].evidence.indices {
      let location = relations[index].evidence[position].location
      relations[index].evidence[position].excerpt = lookup.excerpt(at: location)?.text ?? ""
    }
  }
  for index in violations.indices {
    violations[index].excerpt = violations[index].location.flatMap(lookup.excerpt)
  }
}
