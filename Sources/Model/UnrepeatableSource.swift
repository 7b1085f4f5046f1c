/// A source of values that differ at every run, by the outside type that stands for it in the graph.
package enum UnrepeatableSource: String, Sendable, CaseIterable {
  case clock = "Date"
  case identifiers = "UUID"
  case chance = "SystemRandomNumberGenerator"
}

extension Relation {
  /// The source of unrepeatable values that is asked; `nil` for every other relation.
  package var unrepeatableSource: UnrepeatableSource? {
    via == .system ? UnrepeatableSource(rawValue: to.text) : nil
  }
}
