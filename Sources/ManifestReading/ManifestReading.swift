package import Model
package import YAMLReading

/// What a manifest declares, with every mistake at its place. Entries with mistakes are left out.
package func readManifest(_ node: YAMLNode, path: String) -> (
  facts: ManifestFacts, problems: [Problem]
) {
  guard !isBlank(node) else {
    let problem = Problem(
      .error, "the manifest is empty", advice: "begin it with `lifegraph: \(manifestVersion)`",
      at: .start(of: path))
    return (ManifestFacts(path: path), [problem])
  }
  let (root, mistakes) = checkVersion(of: node)
  let checked = check(root, against: manifestShape, of: "the manifest")
  var problems = mistakes + checked.problems
  var facts = ManifestFacts(path: path)
  facts.name = checked.node["name"]?.text
  facts.isComplete = checked.node["complete"]?.boolean ?? false
  let module = checked.node["module"]?.text
  facts.components = (checked.node["components"]?.entries ?? []).map {
    component($0, module: module)
  }

  let declarations = scopeDeclarations(in: checked.node["scopes"])
  let uses = scopeUses(in: checked.node["components"])
  let scopes = ScopeTree.declaring(
    declarations, naming: uses.map(\.scope), origin: .manifest)
  problems += scopes.problems
  // What a cut text would have declared further down is unknown, so absence proves nothing.
  if !node.isCut {
    problems += uses.filter { !scopes.tree.contains($0.scope) }.map { use in
      Problem(
        .error, "\(use.subject) has the unknown scope \(quoted(use.scope))",
        advice: scopes.tree.suggestion(forUnknown: use.scope), at: use.location)
    }
    problems += undeclaredNames(in: facts, declared: declaredNames(in: checked.node["components"]))
  }
  problems += strangeRelations(in: facts)
  leaveOutUnknownScopes(in: &facts, tree: scopes.tree)
  if scopes.tree != .standard { facts.scopes = scopes.tree }
  return (facts, problems.sorted())
}

private func isBlank(_ node: YAMLNode) -> Bool {
  guard case .scalar(let text, let isPlain, _) = node else { return false }
  return scalarMeaning(of: text, isPlain: isPlain) == .null
}

/// A wrong version is told in its own words, and the rest is read as if it were right.
private func checkVersion(of node: YAMLNode) -> (node: YAMLNode, problems: [Problem]) {
  guard case .mapping(var entries, let location) = node,
    let index = entries.firstIndex(where: { $0.key == "lifegraph" }),
    let version = entries[index].value.integer, version != manifestVersion
  else { return (node, []) }
  let entry = entries[index]
  let problem = Problem(
    .error, "version \(quoted(String(version))) of the manifest format is unknown",
    advice: "write `lifegraph: \(manifestVersion)`, or use a newer lifegraph",
    at: entry.value.location)
  entries[index] = YAMLEntry(
    key: entry.key, keyLocation: entry.keyLocation, value: .unreadable(entry.value.location))
  return (.mapping(entries, location), [problem])
}

private func declaredNames(in node: YAMLNode?) -> [String] {
  guard let node, case .mapping(let entries, _) = node else { return [] }
  return entries.map(\.key)
}

/// One place that names a scope.
private struct ScopeUse {
  let subject: String
  let scope: String
  let location: Location
}

private func scopeUses(in components: YAMLNode?) -> [ScopeUse] {
  (components?.entries ?? []).flatMap { component in
    let subject = "component \(quoted(component.key))"
    let fields = (component.value["state"]?.entries ?? []).compactMap { field in
      scopeUse("field \(quoted(field.key)) of \(subject)", field.value)
    }
    return [scopeUse(subject, component.value)].compactMap(\.self) + fields
  }
}

private func scopeUse(_ subject: String, _ node: YAMLNode) -> ScopeUse? {
  node["scope"].flatMap { scope in
    scope.text.map { ScopeUse(subject: subject, scope: $0, location: scope.location) }
  }
}

private func leaveOutUnknownScopes(in facts: inout ManifestFacts, tree: ScopeTree) {
  for index in facts.components.indices {
    if let scope = facts.components[index].scope, !tree.contains(scope) {
      facts.components[index].scope = nil
      facts.components[index].scopeLocation = nil
    }
    for field in facts.components[index].state.indices {
      if let scope = facts.components[index].state[field].scope, !tree.contains(scope) {
        facts.components[index].state[field].scope = nil
      }
    }
  }
}
