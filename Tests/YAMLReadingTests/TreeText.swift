import Model
import YAMLReading

/// The tree of a text in short: texts in quotes unless plain, `!` where something is unreadable.
func tree(_ text: String, path: String = "a.yml") -> String {
  readYAML(SourceText(path: path, text: text)).node.map(shown) ?? "nothing"
}

/// The problems of a text: place, message and advice.
func problems(_ text: String, path: String = "a.yml") -> [String] {
  readYAML(SourceText(path: path, text: text)).problems.map(line)
}

func line(_ problem: Problem) -> String {
  let place = problem.location.map { "\($0.line):\($0.column): " } ?? ""
  return place + problem.message + (problem.advice.map { " — \($0)" } ?? "")
}

func shown(_ node: YAMLNode) -> String {
  switch node {
  case .scalar(let text, let isPlain, _): isPlain ? text : "\"\(text)\""
  case .sequence(let items, _): "[\(items.map(shown).joined(separator: ", "))]"
  case .mapping(let entries, _):
    "{\(entries.map { "\($0.key): \(shown($0.value))" }.joined(separator: ", "))}"
  case .unreadable: "!"
  }
}

/// The range of a value: `line:column-line:column`.
func range(_ location: Location?) -> String {
  location.map { "\($0.line):\($0.column)-\($0.endLine):\($0.endColumn)" } ?? "nowhere"
}
