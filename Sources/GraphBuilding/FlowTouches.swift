import Model

/// Who gives the variables of objects their values, and where they are emptied at the start or the end
/// of something.
struct FlowTouches {
  /// A place that empties a variable.
  struct Reset {
    let component: ComponentID
    let routine: String
    /// True where a screen does so whenever it comes up.
    let isAtAppearance: Bool
  }

  /// The components that write it, themselves or through a function of its object.
  private(set) var users: Set<ComponentID> = []
  /// Those of them that put something in.
  private var fillers: Set<ComponentID> = []
  private var found: [Reset] = []
  /// False where a function of its object writes it that nobody is seen to call.
  private(set) var isComplete = true

  fileprivate init(of property: Int, owner: Int, _ source: SourceGraph) {
    for write in source.writes(of: property)
    where source.isProduction(write.site) && !write.isInitialization {
      if write.site.owner != .type(owner) {
        note(write, by: write.site, source)
        continue
      }
      let callers = write.site.function.map { function in
        source.uses.invocations(of: function).map { source.events.invocations[$0].site }
          .filter { $0.owner != .type(owner) }
      }
      guard let callers, !callers.isEmpty else {
        isComplete = false
        continue
      }
      for caller in callers { note(write, by: caller, source) }
    }
  }

  /// In the order of the sources. A screen that comes up and empties what others fill begins anew; one
  /// that fills it, too, may only look after what it shows.
  var resets: [Reset] {
    found.filter { !$0.isAtAppearance || !fillers.contains($0.component) }
  }

  /// Takes a write, and the code outside of the object that does or causes it.
  private mutating func note(
    _ write: CodeEvents.Write, by user: CodeSite, _ source: SourceGraph
  ) {
    let isEmptying =
      switch write.value {
      case .absent, .empty, .initial: true
      case .removal, .addition, .change, .lent, .other: false
      }
    // A root that empties it when the app starts puts nothing in.
    if isEmptying, case .type(let type) = user.owner, source.roles[type].isExempt { return }
    let component = source.id(of: user.owner)
    users.insert(component)
    if !isEmptying {
      fillers.insert(component)
      return
    }
    for site in [write.site, user] {
      guard let function = site.function else { continue }
      let name = source.program.functions[function].facts.name
      let isAtAppearance = appearances.contains(name)
      guard startsOrEnds(name) || isAtAppearance else { continue }
      found.append(
        Reset(
          component: component, routine: source.routine(site), isAtAppearance: isAtAppearance))
      return
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

/// What the systems call when a screen comes up.
private let appearances: Set<String> = ["viewWillAppear", "viewDidAppear", "onStart", "onResume"]

/// A `reset` or `close` mostly clears what is shown, or a filter that all screens share.
private let turningWords: Set<String> = [
  "start", "begin", "restart", "finish", "complete", "cancel", "abort", "discard", "submit",
]
