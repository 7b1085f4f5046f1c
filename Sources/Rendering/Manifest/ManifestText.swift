package import Model

/// The graph of a report as a manifest that a person could have written: grouped by lifetime, longest
/// first, then by module. Read again it gives the same graph of the product: tests, previews, generated
/// code and types of the system that hold
/// nothing are left out.
package func manifestText(of report: Report) -> String {
  let holders = Set(report.relations.lazy.filter(\.capturesLifetime).map(\.keeper))
  let written = report.components.filter { component in
    isWritten(component) || component.kind == .external && holders.contains(component.id)
  }
  let index = ManifestIndex(report, written: written)
  var lines = [
    "# What the sources show. Edit it freely: what stands here goes before what the code says, and",
    "# `lifegraph check` tells where the two part. Left out are tests, previews, generated code, and",
    "# types of the system that hold nothing.",
    "lifegraph: 1", "name: \(yamlScalar(report.name))",
  ]
  if let module = index.commonModule { lines.append("module: \(yamlScalar(module))") }
  lines += scopeLines(report.scopes)
  lines += ["", "components:"]
  if written.isEmpty { lines[lines.count - 1] += " {}" }
  for group in groups(written, tree: report.scopes) {
    lines += ["", "  # \(group.title)"]
    for (module, components) in group.modules {
      if index.commonModule == nil, !module.isEmpty {
        lines += ["", "  # Module \(yamlComment(module))"]
      }
      for component in components { lines += index.lines(of: component) }
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// True for what a person would draw: a part of the product that the project declares.
private func isWritten(_ component: Component) -> Bool {
  if component.role.isAlien || component.role == .system { return false }
  return component.kind != .external && component.kind != .undeclared
}

// MARK: Scopes

/// The scopes that the standard tree has not, or has elsewhere.
private func scopeLines(_ tree: ScopeTree) -> [String] {
  let standard = ScopeTree.standard.scopes
  let own = tree.scopes.filter { scope in
    scope.origin != .convention
      && !standard.contains { $0.name == scope.name && $0.parent == scope.parent }
  }
  if own.isEmpty { return [] }
  return ["", "scopes:"]
    + own.map { scope in
      var pairs = scope.parent.map { ["within: \(yamlScalar($0))"] } ?? []
      if scope.origin == .injection || scope.showsScreens == true { pairs.append("screens: true") }
      let value = pairs.isEmpty ? "" : " { \(pairs.joined(separator: ", ")) }"
      return "  \(yamlScalar(scope.name)):\(value)"
    }
}

// MARK: Groups

private struct ComponentGroup {
  let title: String
  let modules: [(module: String, components: [Component])]
}

/// Components by how long they live, the longest first; those of unknown life come last.
private func groups(_ components: [Component], tree: ScopeTree) -> [ComponentGroup] {
  var byScope: [String: [Component]] = [:]
  var unknown: [Component] = []
  for component in components {
    if let scope = component.declaredScope ?? component.lives.first {
      byScope[scope, default: []].append(component)
    } else {
      unknown.append(component)
    }
  }
  var groups = tree.scopes.compactMap { scope in
    byScope[scope.name].map { group("As long as the \(yamlComment(scope.name))", $0) }
  }
  if !unknown.isEmpty { groups.append(group("As long as whoever holds them", unknown)) }
  return groups
}

private func group(_ title: String, _ components: [Component]) -> ComponentGroup {
  let byModule = Dictionary(grouping: components, by: \.module)
  return ComponentGroup(
    title: title,
    modules: byModule.keys.sorted().map { module in
      // Who makes the others comes first, as in a drawing.
      let sorted = (byModule[module] ?? []).sorted { left, right in
        let isFirst = [left, right].map { $0.role == .compositionRoot }
        if isFirst[0] != isFirst[1] { return isFirst[0] }
        return left.id < right.id
      }
      return (module, sorted)
    })
}
