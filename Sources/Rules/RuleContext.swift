package import Model

/// All that a rule can see: the finished graph, derived data, and its own options.
package final class RuleContext: Sendable {
  package let graph: CodeGraph
  /// Lookups and paths that several rules need; computed once for a run.
  package let derived: DerivedData
  private let options: [String: Int]

  package init(graph: CodeGraph, derived: DerivedData, options: [String: Int]) {
    self.graph = graph
    self.derived = derived
    self.options = options
  }

  /// The value that settings give to the option, else its default.
  package subscript(option: RuleOption) -> Int { options[option.name] ?? option.defaultValue }
}
