import Model

/// Lines of sources, looked up by location.
struct ExcerptLookup {
  private var texts: [String: LinedText] = [:]

  /// Looks only for the lines of files that are asked for.
  init(_ sources: [SourceText], files: Set<String>) {
    for source in sources where files.contains(source.path) {
      texts[source.path] = LinedText(source.text)
    }
  }

  /// The line where the location starts.
  func excerpt(at location: Location) -> Excerpt? {
    guard let line = texts[location.file]?.line(location.line) else { return nil }
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

/// A text and where its lines are.
private struct LinedText {
  private var text: String
  /// The offset behind each line, where the line's end stands.
  private var ends: [Int] = []

  init(_ text: String) {
    self.text = text
    ends = self.text.withUTF8 { bytes in
      bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } + [bytes.count]
    }
  }

  /// A line by its number, which starts at 1, without its end.
  func line(_ number: Int) -> Substring? {
    guard number >= 1, number <= ends.count else { return nil }
    let start = number == 1 ? 0 : ends[number - 2] + 1
    let bytes = text.utf8
    return text[
      bytes.index(
        bytes.startIndex, offsetBy: start)..<bytes.index(
          bytes.startIndex, offsetBy: ends[number - 1])]
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
