/// Why a layout gave no picture.
package enum LayoutError: Error, Equatable {
  /// The text is no DOT; what Graphviz says of it.
  case syntax(String)
  /// Graphviz gave up; what it says.
  case layout(String)
  /// This installation of Graphviz cannot write the format; what it says.
  case format(String)
}

extension LayoutError: CustomStringConvertible {
  /// What happened, in one line for people.
  package var description: String {
    switch self {
    case .syntax(let words): "Graphviz cannot read the drawing: \(words)"
    case .layout(let words): "Graphviz gave up: \(words)"
    case .format(let words): "Graphviz cannot write this format: \(words)"
    }
  }
}
