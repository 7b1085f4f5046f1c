import Model

/// Who gives the variables of objects their values, and where they are emptied at the start or the end
/// of something.
struct FlowTouches {
  /// A place that empties a variable.
  struct Reset {
    let component: ComponentID
    let routine: String
  }

  /// The components that write it, themselves or through a function of its object.
  private(set) var users: Set<ComponentID> = []
  /// In the order of the sources.
  private(set) var resets: [Reset] = []
  /// False where a function of its object writes it that nobody is seen to call.
  private(set) var isComplete = true

  fileprivate init(of property: Int, owner: Int, _ source: SourceGraph) {
    for write in source.writes(of: property)
    where source.isProduction(write.site) && !write.isInitialization {
      let function = write.site.function
      if write.site.owner != .type(owner) {
        note(source.id(of: write.site.owner), write, in: function, source)
        continue
      }
      let callers = function.map { function in
        Set(source.uses.invocations(of: function).map { source.events.invocations[$0].site.owner })
          .subtracting([.type(owner)])
      }
      guard let callers, !callers.isEmpty else {
        isComplete = false
        continue
      }
      for caller in callers.map(source.id(of:)).sorted() {
        note(caller, write, in: function, source)
      }
    }
  }

  private mutating func note(
    _ component: ComponentID, _ write: CodeEvents.Write, in function: Int?, _ source: SourceGraph
  ) {
    users.insert(component)
    guard let function, startsOrEnds(source.program.functions[function].facts.name) else { return }
    switch write.value {
    case .absent, .empty, .initial:
      resets.append(Reset(component: component, routine: source.routine(write.site)))
    case .removal, .addition, .change, .lent, .other: break
    }
  }
}

/// The touches of all variables of objects of the product.
func flowTouches(_ source: SourceGraph) -> [FieldKey: FlowTouches] {
  var found: [FieldKey: FlowTouches] = [:]
  for (property, entry) in source.program.properties.enumerated() {
    guard entry.isStored, !entry.isGlobal, let owner = entry.owner, source.isObject(owner),
      !source.roles[owner].isAlien, source.program.files[entry.file].role == .ordinary
    else { continue }
    let touches = FlowTouches(of: property, owner: owner, source)
    if !touches.users.isEmpty {
      found[FieldKey(source.id(ofType: owner), entry.facts.name)] = touches
    }
  }
  return found
}

/// True for the name of a function that begins or ends something: `startCheckout`, `cancel`.
private func startsOrEnds(_ name: String) -> Bool {
  name == "onCleared" || name == "onDestroy"
    || camelWords(name).contains(where: turningWords.contains)
}

/// A `reset` or `close` mostly clears what is shown, or a filter that all screens share.
private let turningWords: Set<String> = [
  "start", "begin", "restart", "finish", "complete", "cancel", "abort", "discard", "submit",
]
