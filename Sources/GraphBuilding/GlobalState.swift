import Model

/// Which writes change state that everyone shares: a static or top-level variable of the product, or a
/// variable of an instance that everyone can reach.
struct GlobalState {
  /// The state that a write changes.
  struct State: Hashable {
    /// The type that has it; `nil` at the top level.
    let owner: Int?
    let property: Int
    /// For people: `Flags.isFast`.
    let name: String
  }

  private let source: SourceGraph
  private let reached: Set<Int>

  init(_ source: SourceGraph) {
    self.source = source
    reached = Set(source.accessPoints.targets.values)
  }

  /// The state that code changes whose own object it is, or that is static; `nil` for all else.
  func state(writtenBy write: CodeEvents.Write) -> State? {
    let entry = source.program.properties[write.property]
    guard isOfProduct(entry) else { return nil }
    if entry.isGlobal || write.isOwn && entry.owner.map(reached.contains) == true {
      return state(write.property)
    }
    return nil
  }

  /// A variable as a part of the state.
  func state(_ property: Int) -> State {
    State(
      owner: source.program.properties[property].owner, property: property,
      name: source.qualifiedName(ofProperty: property))
  }

  /// True when everyone can reach an instance of a type.
  func isReached(_ type: Int) -> Bool { reached.contains(type) }

  /// True for a stored variable of the product in memory.
  func isOfProduct(_ entry: PropertyEntry) -> Bool {
    source.program.files[entry.file].role == .ordinary && entry.isStored
      && entry.owner.map { !source.roles[$0].isAlien && !source.program.types[$0].isExternal }
        ?? true
  }
}
