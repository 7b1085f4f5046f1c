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
  private let writesByProperty: [Int: [CodeEvents.Write]]
  /// Functions that only run while something is held.
  private let guardedFunctions: [Int: Int]

  init(_ source: SourceGraph, writesByProperty: [Int: [CodeEvents.Write]]) {
    self.source = source
    self.writesByProperty = writesByProperty
    guardedFunctions = Self.guardedFunctions(source)
  }

  func guarding(of properties: [Int]) -> Guarding {
    var result = Guarding.unwritten
    for property in properties {
      let isWrapped = isWrappedInLock(property)
      for write in writesByProperty[property] ?? []
      where !write.isInitialization && source.isProduction(write.site) {
        let held = write.site.guardedBy ?? write.site.function.flatMap { guardedFunctions[$0] }
        if held == nil && !isWrapped { return .never }
        if case .always(by: .some) = result { continue }
        result = .always(by: isWrapped ? nil : held)
      }
    }
    return result
  }

  /// True for `Mutex<State>` and for a variable with a wrapper that holds a lock.
  func isWrappedInLock(_ property: Int) -> Bool {
    let entry = source.program.properties[property]
    let type = source.reader.type(ofProperty: property).unwrapped
    if case .external(let name, let content) = type, !content.isEmpty {
      return locks.contains(name) || lockingBoxes.contains(name)
    }
    let place = LookupPlace(file: entry.file, type: entry.owner)
    let wrappers = entry.facts.attributes.compactMap {
      source.program.lookUpType($0.name, at: place)
    }
    return (wrappers + (type.projectType.map { [$0] } ?? [])).contains(
      where: source.reader.holdsLock)
  }

  /// Functions of which every call stands where something is held, or in another such function.
  private static func guardedFunctions(_ source: SourceGraph) -> [Int: Int] {
    var callers: [Int: [CodeSite]] = [:]
    for invocation in source.events.invocations where source.isProduction(invocation.site) {
      callers[invocation.callee, default: []].append(invocation.site)
    }
    var guarded: [Int: Int] = [:]
    var isGrowing = true
    var rounds = 0
    while isGrowing && rounds < 4 {
      isGrowing = false
      rounds += 1
      for (function, sites) in callers
      where guarded[function] == nil && source.program.functions[function].facts.role == .function {
        let held = sites.map { $0.guardedBy ?? $0.function.flatMap { guarded[$0] } }
        guard let first = held.compactMap({ $0 }).min(), held.allSatisfy({ $0 != nil }) else {
          continue
        }
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
]
