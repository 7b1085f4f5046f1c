/// What settings may name: known from the rules, given as values so that this room needs no rules.
package struct KnownRule: Sendable {
  package let id: String
  /// Former ids that are still understood.
  package let formerly: [String]
  package let optionNames: [String]

  package init(id: String, formerly: [String], optionNames: [String]) {
    self.id = id
    self.formerly = formerly
    self.optionNames = optionNames
  }
}
