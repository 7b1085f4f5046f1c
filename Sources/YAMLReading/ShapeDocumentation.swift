/// The keys of a file format as Markdown: one table for each kind of mapping, outermost first.
package func markdownTables(of shape: Shape, title: String) -> String {
  var sections: [String] = []
  var pending: [(title: String, shape: Shape)] = [(title, shape)]
  while !pending.isEmpty {
    let (title, shape) = pending.removeFirst()
    guard case .record(let keys) = shape, !keys.isEmpty else { continue }
    sections.append(section(title, keys))
    for key in keys {
      let below = title.hasPrefix("The ") ? "`\(key.name)`" : "\(title) › `\(key.name)`"
      pending += records(in: key.shape, title: below)
    }
  }
  return sections.joined(separator: "\n")
}

private func section(_ title: String, _ keys: [Shape.Key]) -> String {
  var lines = ["## \(title)", "", "| key | value | meaning |", "|---|---|---|"]
  for key in keys {
    let name = key.isRequired ? "`\(key.name)` (required)" : "`\(key.name)`"
    lines.append(
      "| \(name) | \(cell(description(of: withoutNothing(key.shape)))) | \(cell(key.help)) |")
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

/// The records that stand directly below a key, through lists, names and alternatives.
private func records(in shape: Shape, title: String) -> [(title: String, shape: Shape)] {
  switch shape {
  case .nothing, .text, .boolean, .integer, .exactly, .word: return []
  case .record: return [(title, shape)]
  case .list(let item): return records(in: item, title: "\(title) › entry")
  case .names(let noun, let value): return records(in: value, title: "\(title) › \(noun)")
  case .anyOf(let shapes): return shapes.flatMap { records(in: $0, title: title) }
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
