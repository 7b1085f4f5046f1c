import Model

/// Components that came, went or became others; and how many are set aside since their file was not
/// read whole on the other side.
func componentChanges(
  _ old: ComparedReport, _ new: ComparedReport, _ correspondence: Correspondence,
  _ gaps: ReadingGaps
) -> (changes: [ComponentChange], setAside: Int) {
  var changes: [ComponentChange] = []
  var setAside = 0
  for component in new.components.values {
    if let before = correspondence.before(component.id, in: old) {
      let properties = propertyChanges(from: before, to: component)
      if !properties.isEmpty {
        changes.append(
          ComponentChange(
            .changed, component, earlier: correspondence.earlier(component.id),
            properties: properties))
      }
    } else if gaps.hidesOld(component.location) {
      setAside += 1
    } else {
      changes.append(ComponentChange(.added, component))
    }
  }
  for component in old.components.values
  where new.components[correspondence.new(component.id)] == nil {
    if gaps.hidesNew(component.location) {
      setAside += 1
    } else {
      changes.append(ComponentChange(.removed, component))
    }
  }
  return (changes.sorted { $0.component < $1.component }, setAside)
}

private func propertyChanges(from old: Component, to new: Component) -> [PropertyChange] {
  let values: [(PropertyChange.Property, String?, String?)] = [
    (.module, old.module, new.module), (.name, old.name, new.name),
    (.kind, old.kind.rawValue, new.kind.rawValue), (.role, old.role.rawValue, new.role.rawValue),
    (.declaredScope, old.declaredScope, new.declaredScope),
    (.effectiveScope, old.effectiveScope, new.effectiveScope),
    (.state, old.state.rawValue, new.state.rawValue),
    (.isolation, old.isolation.rawValue, new.isolation.rawValue),
  ]
  return values.filter { $0.1 != $0.2 }.map { PropertyChange($0.0, old: $0.1, new: $0.2) }
}
