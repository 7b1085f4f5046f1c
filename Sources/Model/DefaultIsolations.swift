/// What holds in each Swift module where code says nothing of its isolation, as far as build
/// descriptions tell; names of modules, sorted.
package struct DefaultIsolations: Sendable, Hashable {
  /// All of their code belongs to the main actor.
  package var mainActor: [String] = []
  /// Nothing isolates their code.
  package var none: [String] = []
  /// Some targets that compile a file isolate it, and others do not.
  package var mixed: [String] = []
  /// No build description speaks of them.
  package var unknown: [String] = []

  package init() {}
}
