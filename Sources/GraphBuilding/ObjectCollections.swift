import Model

/// A collection of Foundation, whose type says little of what is in it.
struct ObjectCollection {
  /// False when it lets go of objects that nobody else keeps.
  let isStrong: Bool
}

extension Program {
  /// What sort of collection of Foundation a variable holds; `nil` for everything else, and where
  /// it is not seen how it holds its objects.
  func objectCollection(_ property: Int) -> ObjectCollection? {
    let facts = properties[property].facts
    let made = facts.value.flatMap(construction)
    guard let name = made?.name ?? facts.type.flatMap({ outsideName($0.unwrapped) }) else {
      return nil
    }
    if strongCollections.contains(name) { return ObjectCollection(isStrong: true) }
    guard chosenCollections.contains(name), let made else { return nil }
    return ObjectCollection(isStrong: !made.isWeak)
  }

  private func outsideName(_ type: TypeReference) -> String? {
    guard case .named(let name, _) = type else { return nil }
    return name
  }

  /// `NSHashTable<Listener>.weakObjects()`, `NSMapTable(keyOptions: .weakMemory, …)`. Of a table the
  /// values count.
  private func construction(_ value: Expression) -> (name: String, isWeak: Bool)? {
    switch value {
    case .cast(let inner, _, _):
      return construction(inner)
    case .call(let call):
      switch call.callee {
      case .name(let name, _):
        return (name, call.arguments.last.map { isWeakOption($0.value) } ?? false)
      case .member(.name(let name, _)?, "init", _):
        return (name, call.arguments.last.map { isWeakOption($0.value) } ?? false)
      case .member(.name(let name, _)?, let factory, _):
        return (name, weakFactories.contains(factory))
      default:
        return nil
      }
    default:
      return nil
    }
  }

  private func isWeakOption(_ value: Expression) -> Bool {
    guard case .member(_, let name, _) = value else { return false }
    return name.hasPrefix("weak")
  }
}

/// Collections that retain their objects, and those that are told how when they are made.
private let strongCollections: Set<String> = [
  "NSMutableArray", "NSMutableSet", "NSMutableOrderedSet", "NSMutableDictionary", "NSCache",
]
private let chosenCollections: Set<String> = ["NSHashTable", "NSMapTable", "NSPointerArray"]
private let weakFactories: Set<String> = [
  "weakObjects", "weakToWeakObjects", "strongToWeakObjects",
]
