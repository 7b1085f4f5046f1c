import Model

/// The finding that lists fields of one component with data of a scope that ends before them, and who
/// keeps the component that long.
func outlivingFinding(
  _ fields: [Field], _ keepers: [PathStep], of component: Component, _ context: RuleContext
) -> Finding? {
  guard let scope = fields.first?.dataScope else { return nil }
  let areStatic = fields.allSatisfy(\.isStatic)
  let path = areStatic ? Array(keepers.suffix(1)) : keepers
  let process = context.graph.processScope
  let life = areStatic ? process : component.effectiveScope ?? process
  let listed = fields.map { field in
    "\(field.name) (\(field.dataEvidence.first?.detail ?? ""))"
  }.joined(separator: ", ")
  let handled = context.derived.handledAtSignOut[component.id] ?? []
  let isSwitched = context.derived.switches[component.id] != nil
  let isEmptied = fields.allSatisfy {
    !$0.clearedIn.isEmpty || handled.contains($0.name) || isSwitched && !$0.isStatic
  }
  return Finding(
    message: lifeClause(component, fields, life, path, context)
      + " data of the \(scope): \(listed)",
    confidence: fields.flatMap(\.dataEvidence).map(\.confidence).max() ?? .hint,
    component: component.id, location: component.location,
    related: fields.map {
      RelatedPlace(
        message: "\($0.name): \($0.dataEvidence.map(\.detail).joined(separator: ", "))",
        location: $0.location)
    },
    path: path, severity: isEmptied || fields.allSatisfy(isLookup) ? .warning : nil)
}

/// True for a cache of what is found by its own key and not surely a user's: the next one sees an
/// entry only by asking for the same thing.
private func isLookup(_ field: Field) -> Bool {
  let isKeyed = field.type.hasPrefix("[") && field.type.contains(":")
  return (isKeyed || field.type.hasPrefix("NSCache<"))
    && field.dataEvidence.allSatisfy { $0.confidence <= .likely }
}

/// Who lives that long: the object, or only its static variables.
private func lifeClause(
  _ component: Component, _ fields: [Field], _ life: String, _ path: [PathStep],
  _ context: RuleContext
) -> String {
  if fields.allSatisfy(\.isStatic) {
    return "\(component.name) holds in static variables, which live as long as the \(life),"
  }
  return "\(component.name) lives as long as the \(life)"
    + keptThrough(path, derived: context.derived) + ", but holds"
}
