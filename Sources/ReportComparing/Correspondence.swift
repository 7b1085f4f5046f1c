import Model

/// Which component of the new report is which one of the old. Equal identities are the same; beyond
/// that only what is certain: a type that left one module and is in another, or that has another name
/// and everything else alike.
struct Correspondence {
  /// Of those that moved or were renamed, by their old identity.
  private let newByOld: [ComponentID: ComponentID]
  private let oldByNew: [ComponentID: ComponentID]
  /// Identities that another component had before.
  private let passedOn: Set<ComponentID>

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
    let shared = passedOnIdentities(old, new, come: come)
    pairs += shared
    let matched = Set(shared.map(\.new))
    come.removeAll { matched.contains($0.id) }
    passedOn = Set(shared.map(\.old))
    match(Moved.init)
    match(Renamed.init)
    newByOld = Dictionary(uniqueKeysWithValues: pairs.map { ($0.old, $0.new) })
    oldByNew = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) })
  }

  /// The identity that an old component has now.
  func new(_ old: ComponentID) -> ComponentID { newByOld[old] ?? old }

  /// The identity that a new component had before it moved or was renamed; `nil` when it did not.
  func earlier(_ new: ComponentID) -> ComponentID? { oldByNew[new] }

  /// The same component in the old report, under whatever identity.
  func before(_ new: ComponentID, in old: ComparedReport) -> Component? {
    if let earlier = oldByNew[new] { return old.components[earlier] }
    return passedOn.contains(new) ? nil : old.components[new]
  }
}

/// Of types of one module with one name, the first goes without a qualifier, so that one that comes
/// before it takes its identity. The file tells that it is still there, under a qualified one.
private func passedOnIdentities(
  _ old: ComparedReport, _ new: ComparedReport, come: [Component]
) -> [(old: ComponentID, new: ComponentID)] {
  let found = come.compactMap { component -> (old: ComponentID, new: ComponentID)? in
    let plain = ComponentID(module: component.module, name: component.name)
    guard component.id != plain, let file = component.location?.file,
      let before = old.components[plain], let after = new.components[plain],
      before.location?.file == file, after.location?.file != file, before.kind == component.kind
    else { return nil }
    return (plain, component.id)
  }
  // Of two in one file, nothing tells which it was.
  return Dictionary(grouping: found, by: \.old).values.compactMap { $0.count == 1 ? $0[0] : nil }
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
