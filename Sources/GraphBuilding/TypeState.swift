import Model

/// State and isolation of the types of a program. Made once for a program, in linear time.
struct TypeState {
  private let source: SourceGraph
  /// Types of whose instances something can change, in them or in what they lead to.
  private let changing: Set<Int>

  init(_ source: SourceGraph) {
    self.source = source
    var changing: Set<Int> = []
    var holders: [Int: [Int]] = [:]
    var pending: [Int] = []
    for type in source.program.types.indices {
      let content = TypeContent(of: type, in: source)
      for inner in content.innerTypes { holders[inner, default: []].append(type) }
      if content.changesItself {
        changing.insert(type)
        pending.append(type)
      }
    }
    while let type = pending.popLast() {
      for holder in holders[type] ?? [] where changing.insert(holder).inserted {
        pending.append(holder)
      }
    }
    self.changing = changing
  }

  /// What instances of a type hold, judged by its fields and by all that they lead to.
  func state(of type: Int, fields: [Field]) -> Component.State {
    let own = fields.filter { !$0.isStatic }
    let carriesNothing = source.program.types[type].cases.allSatisfy(\.facts.payload.isEmpty)
    if own.isEmpty && carriesNothing { return .stateless }
    if own.contains(where: { isUserInterface($0.type) && $0.strength == .strong }) {
      return .holdsUI
    }
    return changing.contains(type) ? .mutable : .immutable
  }

  private func isUserInterface(_ type: String) -> Bool {
    let plain = type.prefix { $0 != "?" && $0 != "!" && $0 != "<" }
    guard plain.hasPrefix("UI") || plain.hasPrefix("NS") || plain.hasPrefix("WK") else {
      return false
    }
    return plain.hasSuffix("View") || plain.hasSuffix("ViewController") || plain.hasSuffix("Window")
  }

  /// What guards the state of a type.
  func isolation(_ entry: TypeEntry) -> Component.Isolation {
    if entry.keyword == .actor { return .actor }
    if entry.hasAttribute("MainActor") { return .mainActor }
    if entry.attributes.contains(where: { $0.name.hasSuffix("Actor") }) { return .globalActor }
    let holdsLock = entry.properties.contains {
      guard
        case .external(let name, _) = source.reader.type(ofProperty: $0).unwrapped
      else { return false }
      return locks.contains(name)
    }
    if holdsLock { return .lock }
    let isSilenced =
      entry.hasAttribute("unchecked") || entry.modifiers.contains("nonisolated(unsafe)")
    return isSilenced ? .unsafe : .none
  }
}

private let locks: Set<String> = [
  "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock", "Mutex", "os_unfair_lock", "LockIsolated",
]
