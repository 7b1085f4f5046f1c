import Model
import YAMLReading

/// One entry under `components`, out of a tree that has been checked.
func component(_ entry: YAMLEntry, module: String?) -> ManifestComponent {
  let node = entry.value
  var component = ManifestComponent(key: entry.key, location: entry.keyLocation)
  component.module = node["module"]?.text ?? component.module ?? module
  component.scope = node["scope"]?.text
  component.scopeLocation = node["scope"]?.location
  component.role = node["role"]?.text.flatMap(Component.Role.init)
  component.kind = node["kind"]?.text.flatMap(Component.Kind.init)
  component.isolation = node["isolation"]?.text.flatMap(Component.Isolation.init)
  component.isGlobal = node["access"]?.text == "global"
  component.state = (node["state"]?.entries ?? []).map(state)
  for entry in node.entries {
    guard let kind = Relation.Kind(rawValue: entry.key) else { continue }
    component.relations += entry.value.items.compactMap { relation(kind, $0) }
  }
  return component
}

private func state(_ entry: YAMLEntry) -> ManifestState {
  let node = entry.value
  var state = ManifestState(name: entry.key, location: entry.keyLocation)
  state.type = node.text ?? node["type"]?.text
  state.scope = node["scope"]?.text
  state.isMutable = node["mutable"]?.boolean ?? false
  state.isStatic = node["static"]?.boolean ?? false
  state.isPersisted = node["persisted"]?.boolean ?? false
  state.clearedIn = node["cleared-in"]?.text
  return state
}

private func relation(_ kind: Relation.Kind, _ node: YAMLNode) -> ManifestRelation? {
  let name = node["component"] ?? node
  guard let target = name.text else { return nil }
  var relation = ManifestRelation(kind: kind, target: target, location: name.location)
  relation.releasedIn = node["released-in"]?.text
  relation.slot = node["slot"]?.text
  relation.captures = node["captures"]?.text.flatMap(Subscription.Capture.init)
  relation.holder = node["holder"]?.text.flatMap(Subscription.Holder.init)
  relation.via = node["via"]?.text.flatMap(Relation.Via.init)
  relation.place = node["place"]?.text.flatMap(Relation.Place.init)
  return relation
}
