import Model

/// The variables of a shared storage that the rule for it tells; none where each is told otherwise:
/// as data of a session, or because the component is none of the product.
func monostateFields(_ storage: SharedStorage, _ derived: DerivedData) -> [Field] {
  guard let component = derived.components[storage.component], !component.role.isExempt,
    !component.role.isLeftAlone
  else { return [] }
  return component.fields.filter {
    storage.fields.contains($0.name) && $0.isStatic && $0.dataScope == nil
      && $0.storage == .memory
  }
}

extension DerivedData {
  /// True for a variable that is told as storage which instances share.
  func isToldAsMonostate(_ component: ComponentID, _ field: String) -> Bool {
    guard let storage = sharedStorages[component] else { return false }
    let fields = monostateFields(storage, self)
    return (fields.count > 1 || !storage.resets.isEmpty)
      && fields.contains { $0.name == field }
  }
}
