import Model

/// A member that is read by key path, or the key itself: `\.apiClient.load`, `APIKey.self`.
struct KeyedRead: Hashable {
  let via: Relation.Via
  /// The name of the library's type, or of the project's.
  let container: String
  /// True when every read counts, also of values that are no objects.
  let countsValues: Bool
  /// The member; `nil` for one that the library brings along.
  let property: Int?
  /// The key that is named by its type.
  let key: Int?
  /// The member and what is read of it in turn.
  let path: [String]
}

extension InjectionForms {
  /// What the arguments of a property wrapper read; `nil` when it is no wrapper that reads by key.
  func read(
    wrapper: String, _ arguments: [Argument], at place: LookupPlace, _ program: Program
  ) -> KeyedRead? {
    let simple = lastPart(of: wrapper)
    guard keyedWrappers.contains(simple), let first = arguments.first(where: { $0.label == nil })
    else { return nil }
    if let own = program.lookUpType(wrapper, at: place) {
      guard let root = ownRoots[own], let path = KeyPath(first.value) else { return nil }
      return KeyedRead(
        via: .ambientValue, container: program.types[root].name, countsValues: false,
        property: path.names.first.flatMap {
          program.property($0, of: root, isStatic: false)
        }, key: nil, path: path.names)
    }
    guard let library = library(ofWrapper: simple) else { return nil }
    if let name = typeName(first.value) {
      guard let key = program.lookUpType(name, at: place), case .some(.some) = keys[key] else {
        return nil
      }
      return KeyedRead(
        via: library.via, container: library.type, countsValues: library.countsValues,
        property: nil, key: key, path: [name])
    }
    guard let path = KeyPath(first.value) else { return nil }
    return KeyedRead(
      via: library.via, container: path.root ?? library.type, countsValues: library.countsValues,
      property: member(path, of: library, at: place, program), key: nil, path: path.names)
  }

  private func member(
    _ path: KeyPath, of library: KeyedValues, at place: LookupPlace, _ program: Program
  ) -> Int? {
    guard let name = path.names.first else { return nil }
    if let root = path.root, root != library.type, let type = program.lookUpType(root, at: place) {
      return program.property(name, of: type, isStatic: false)
    }
    return member(name, of: library.type, from: place.file, program)
  }
}

/// A key path written out: `\.a.b` or `\Root.a.b`.
private struct KeyPath {
  let root: String?
  let names: [String]

  init?(_ expression: Expression) {
    var names: [String] = []
    var root: String?
    var current = expression
    // A key path with a root stands in a group of its own; a plain member is none.
    if case .group(let parts) = expression, parts.count == 1 {
      current = parts[0]
      root = ""
    }
    while true {
      switch current {
      case .member(let base?, let name, _):
        names.append(name)
        current = base
      case .member(nil, let name, _):
        names.append(name)
        guard root == nil else { return nil }
        self.root = nil
        self.names = names.reversed()
        return
      case .element(let base, _, _):
        current = base
      case .name(let name, _):
        guard root != nil else { return nil }
        self.root = name
        self.names = names.reversed()
        return
      default:
        return nil
      }
    }
  }
}
