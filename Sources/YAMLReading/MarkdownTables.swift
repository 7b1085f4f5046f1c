/// The keys of a file format as Markdown: one table for each kind of mapping, outermost first.
/// Mappings with the same keys share a table.
package func markdownTables(of shape: Shape, title: String) -> String {
  var sections: [Section] = []
  var pending = [Place(title: title, key: "", isRoot: true, shape: shape)]
  while !pending.isEmpty {
    let place = pending.removeFirst()
    guard case .record(let keys) = place.shape, !keys.isEmpty else { continue }
    let table = table(of: keys)
    if let same = sections.firstIndex(where: { $0.table == table }) {
      sections[same].others.append(place.key)
    } else {
      sections.append(Section(title: place.title, table: table))
    }
    for key in keys {
      let below = place.isRoot ? "`\(key.name)`" : "\(place.title) › `\(key.name)`"
      pending += records(in: key.shape, below: key.name, title: below)
    }
  }
  return sections.map(\.markdown).joined(separator: "\n")
}

/// A mapping whose keys are yet to be described.
private struct Place {
  let title: String
  /// The key that it stands behind.
  let key: String
  let isRoot: Bool
  let shape: Shape
}

private struct Section {
  let title: String
  let table: String
  /// Keys behind which a mapping with the same keys stands.
  var others: [String] = []

  var markdown: String {
    let same = others.map { "`\($0)`" }.joined(separator: ", ")
    return "## \(title)\n\n" + (others.isEmpty ? "" : "The same keys stand in \(same).\n\n") + table
  }
}

private func table(of keys: [Shape.Key]) -> String {
  var lines = ["| key | value | meaning |", "|---|---|---|"]
  for key in keys {
    let name = key.isRequired ? "`\(key.name)` (required)" : "`\(key.name)`"
    let value = description(of: withoutNothing(key.shape))
    lines.append("| \(name) | \(cell(value)) | \(cell(key.help)) |")
  }
  for case (let name, .word(let words)) in keys.map({ ($0.name, $0.shape) }) {
    lines += ["", "Words for `\(name)`:", ""]
    lines += words.map { "- `\($0.name)`: \($0.help)" }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// That a key may stand alone goes without saying in its own row.
private func withoutNothing(_ shape: Shape) -> Shape {
  guard case .anyOf(let shapes) = shape else { return shape }
  return .anyOf(shapes.filter { if case .nothing = $0 { false } else { true } })
}

/// The mappings that stand directly below a key, through lists, names and alternatives.
private func records(in shape: Shape, below key: String, title: String) -> [Place] {
  switch shape {
  case .nothing, .text, .boolean, .integer, .exactly, .word: []
  case .record: [Place(title: title, key: key, isRoot: false, shape: shape)]
  case .list(let item): records(in: item, below: key, title: "\(title) › entry")
  case .names(let noun, let value): records(in: value, below: key, title: "\(title) › \(noun)")
  case .anyOf(let shapes): shapes.flatMap { records(in: $0, below: key, title: title) }
  }
}

private func description(of shape: Shape) -> String {
  switch shape {
  case .nothing, .text, .boolean, .integer, .exactly, .record: shape.expectation
  case .word(let words): words.count > 4 ? "one of the words below" : shape.expectation
  case .list(let item): "list of: \(description(of: item))"
  case .names(let noun, let value): "for each \(noun): \(description(of: value))"
  case .anyOf(let shapes): shapes.map(description).joined(separator: ", or ")
  }
}

private func cell(_ text: String) -> String {
  text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}
