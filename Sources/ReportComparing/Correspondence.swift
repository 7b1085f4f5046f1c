import Model

/// Which component of the new report is which one of the old. Equal identities are the same; beyond
/// that only what is certain: a type that left one module and is in another, or that has another name
/// and everything else alike.
struct Correspondence {
  /// Of those that moved or were renamed, by their old identity.
  private let newByOld: [ComponentID: ComponentID]
  private let oldByNew: [ComponentID: ComponentID]

  init(_ old: ComparedReport, _ new: ComparedReport) {
    var gone = old.components.values.filter { new.components[$0.id] == nil }
    var come = new.components.values.filter { old.components[$0.id] == nil }
    var pairs: [(old: ComponentID, new: ComponentID)] = []
    func match<Key: Hashable>(_ key: (Component) -> Key?) {
      let found = uniquePairs(gone, come, by: key)
      pairs += found
      let matched = Set(found.flatMap { [$0.old, $0.new] })
      gone.removeAll { matched.contains($0.id) }
      come.removeAll { matched.contains($0.id) }
    }
    match(Moved.init)
    match(Renamed.init)
    newByOld = Dictionary(uniqueKeysWithValues: pairs.map { ($0.old, $0.new) })
    oldByNew = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) })
  }

  /// The identity that an old component has now.
  func new(_ old: ComponentID) -> ComponentID { newByOld[old] ?? old }

  /// The identity that a new component had before it moved or was renamed; `nil` when it did not.
  func earlier(_ new: ComponentID) -> ComponentID? { oldByNew[new] }

  /// True when the old report has the component, under whatever identity.
  func isOld(_ new: ComponentID, in old: ComparedReport) -> Bool {
    old.components[oldByNew[new] ?? new] != nil
  }
}

/// The same type in the file of the same name: only its module is another one.
private struct Moved: Hashable {
  let name: String
  let kind: Component.Kind
  let language: Language
  let file: String

  init?(_ component: Component) {
    guard let location = component.location else { return nil }
    // With its qualifier, which the name does not have.
    let text = component.id.text
    name =
      text.hasPrefix(component.module + "/")
      ? String(text.dropFirst(component.module.count + 1)) : text
    kind = component.kind
    language = component.language
    file = location.file.split(separator: "/").last.map(String.init) ?? location.file
  }
}

/// A type with the same fields in the same folder: only its name is another one. Types with fewer
/// fields are alike by chance.
private struct Renamed: Hashable {
  struct Slot: Hashable {
    let name: String
    let type: String
    let isMutable: Bool
  }

  let module: String
  let kind: Component.Kind
  let folder: String
  let slots: [Slot]

  init?(_ component: Component) {
    guard let location = component.location, component.fields.count >= 2 else { return nil }
    module = component.module
    kind = component.kind
    folder = location.file.split(separator: "/").dropLast().joined(separator: "/")
    slots = component.fields.map { Slot(name: $0.name, type: $0.type, isMutable: $0.isMutable) }
  }
}

/// Pairs with an equal key that no other component of either side has.
private func uniquePairs<Key: Hashable>(
  _ old: [Component], _ new: [Component], by key: (Component) -> Key?
) -> [(old: ComponentID, new: ComponentID)] {
  func byKey(_ components: [Component]) -> [Key: ComponentID?] {
    Dictionary(components.compactMap { component in key(component).map { ($0, component.id) } }) {
      _, _ in nil
    }
  }
  let candidates = byKey(new)
  return byKey(old).compactMap { key, id in
    guard let id, let other = candidates[key] ?? nil else { return nil }
    return (id, other)
  }
}
