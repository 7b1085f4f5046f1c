import Model

/// Which locks and queues are held around the writes of variables.
struct WriteGuards {
  /// What holds for all writes of some variables after they are made.
  enum Guarding: Equatable {
    /// Nothing writes them.
    case unwritten
    /// Something is held around each of the writes: a variable of the program, or `nil` when it is
    /// what the variables are wrapped in.
    case always(by: Int?)
    case never
  }

  private let source: SourceGraph
  /// Functions that only run while something is held.
  private let guardedFunctions: [Int: Int]

  init(_ source: SourceGraph) {
    self.source = source
    guardedFunctions = Self.guardedFunctions(source)
  }

  func guarding(of properties: [Int]) -> Guarding {
    var result = Guarding.unwritten
    for property in properties {
      let later = source.writes(of: property).filter {
        !$0.isInitialization && source.isProduction($0.site)
      }
      if later.isEmpty { continue }
      let isWrapped = isWrappedInLock(property)
      for write in later {
        let held = held(around: write.site)
        if held == nil && !isWrapped { return .never }
        if case .always(by: .some) = result { continue }
        result = .always(by: isWrapped ? nil : held)
      }
    }
    return result
  }

  /// What is held when a piece of code runs: a variable of the program; `nil` for nothing.
  func held(around site: CodeSite) -> Int? {
    site.guardedBy ?? site.function.flatMap { guardedFunctions[$0] }
  }

  /// True for `Mutex<State>` and for a variable with a wrapper that holds a lock.
  func isWrappedInLock(_ property: Int) -> Bool {
    let entry = source.program.properties[property]
    let type = source.reader.type(ofProperty: property).unwrapped
    if case .external(let name, let content) = type, !content.isEmpty {
      return locks.contains(name) || lockingBoxes.contains(name)
    }
    // `ConcurrentHashMap` and its like.
    if entry.facts.modifiers.contains("concurrent") { return true }
    let place = LookupPlace(file: entry.file, type: entry.owner)
    let wrappers = entry.facts.attributes.compactMap {
      source.program.lookUpType($0.name, at: place)
    }
    return (wrappers + (type.projectType.map { [$0] } ?? [])).contains(
      where: source.reader.holdsLock)
  }

  /// Functions of which every call stands where something is held, or in another such function.
  private static func guardedFunctions(_ source: SourceGraph) -> [Int: Int] {
    var guarded: [Int: Int] = [:]
    /// What is held around all calls of a function; `nil` when one of them stands elsewhere.
    func held(around function: Int) -> Int? {
      var first: Int?
      for call in source.uses.invocations(of: function) {
        let site = source.events.invocations[call].site
        guard let held = site.guardedBy ?? site.function.flatMap({ guarded[$0] }) else {
          return nil
        }
        first = min(first ?? held, held)
      }
      return first
    }
    let functions = source.program.functions.indices.filter {
      source.program.functions[$0].facts.role == .function
    }
    var isGrowing = true
    var rounds = 0
    while isGrowing && rounds < 4 {
      isGrowing = false
      rounds += 1
      for function in functions where guarded[function] == nil {
        guard let first = held(around: function) else { continue }
        guarded[function] = first
        isGrowing = true
      }
    }
    return guarded
  }
}

/// Boxes of packages that let one in at a time.
private let lockingBoxes: Set<String> = [
  "Locked", "Atomic", "Protected", "ManagedAtomic", "NIOLockedValueBox", "LockedValueBox",
  "ThreadSafe",
  // Java, and kotlinx.coroutines, whose state flows may be set from everywhere.
  "AtomicReference", "MutableStateFlow",
]
