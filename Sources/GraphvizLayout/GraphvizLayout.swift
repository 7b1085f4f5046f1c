import CGraphviz

/// Why a layout gave no picture.
package enum LayoutError: Error, Equatable {
  /// The text is no DOT; what Graphviz says of it.
  case syntax(String)
  /// Graphviz gave up; what it says.
  case layout(String)
}

/// The only door to Graphviz, which has global state.
package actor Graphviz {
  package init() {}

  /// The SVG of a DOT text.
  package func svg(fromDOT dot: String) throws(LayoutError) -> String {
    throw .layout("not opened yet")
  }
}
