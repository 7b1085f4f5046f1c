import Model

/// Constants of the process that change with each use.
func sharedToolFindings(_ context: RuleContext) -> [Finding] {
  let scopes = context.graph.scopes
  let shortest = scopes.scopes.map(\.name).max { scopes.depth(of: $0) < scopes.depth(of: $1) }
  return context.graph.sharedTools.compactMap { tool in
    guard let component = context.derived.components[tool.component], !component.role.isExempt
    else { return nil }
    let users = Set(tool.uses.map(\.component)).sorted()
    let names = users.prefix(3).map(context.derived.name).joined(separator: ", ")
    let rest = users.count > 3 ? " and \(users.count - 3) more" : ""
    let name = component.kind == .global ? component.name : "\(component.name).\(tool.field)"
    // What only screens use is mostly used by the main thread alone.
    let isShown = users.allSatisfy {
      context.derived.components[$0]?.declaredScope == shortest
    }
    return Finding(
      message: "\(name) is one \(tool.type) for the whole process, and each use by \(names)\(rest) "
        + "changes it",
      confidence: isShown ? .likely : .strong, component: component.id, subject: tool.field,
      location: tool.location,
      related: tool.uses.map {
        RelatedPlace(
          message: "used by \(context.derived.name($0.component))", location: $0.location)
      })
  }
}
