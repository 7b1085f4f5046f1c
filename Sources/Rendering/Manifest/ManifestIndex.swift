import Model

/// What the entries of a manifest look up in the report.
struct ManifestIndex {
  /// The module of all components, when they have the same one.
  let commonModule: String?
  private let keys: [ComponentID: String]
  private let outgoing: [ComponentID: [Relation]]
  private let globals: Set<ComponentID>

  init(_ report: Report, written: [Component]) {
    let modules = Set(written.map(\.module))
    commonModule = modules.count == 1 ? modules.first.flatMap { $0.isEmpty ? nil : $0 } : nil
    var counts: [String: Int] = [:]
    for component in written { counts[component.name, default: 0] += 1 }
    keys = Dictionary(
      written.map { component in
        let isPlain = component.id == ComponentID(module: component.module, name: component.name)
        return (
          component.id, isPlain && counts[component.name] == 1 ? component.name : component.id.text
        )
      },
      uniquingKeysWith: { first, _ in first })
    outgoing = Dictionary(grouping: report.relations, by: \.from)
    globals = Set(report.accessPoints.map(\.component))
  }

  /// The entry of a component.
  func lines(of component: Component) -> [String] {
    let key = keys[component.id] ?? component.id.text
    var attributes: [String] = []
    if let evidence = ownEvidence(component) {
      attributes.append(
        "scope: \(yamlScalar(evidence.scope))\(note(evidence, component))")
    }
    if component.role != .ordinary { attributes.append("role: \(component.role.rawValue)") }
    if let kind = kindWord(component) { attributes.append("kind: \(kind)") }
    if commonModule == nil, !component.module.isEmpty, !key.contains("/") {
      attributes.append("module: \(yamlScalar(component.module))")
    }
    if component.isolation != .none {
      attributes.append("isolation: \(component.isolation.rawValue)")
    }
    if globals.contains(component.id) { attributes.append("access: global") }
    let relations = (outgoing[component.id] ?? []).filter { keys[$0.to] != nil }
    attributes += stateLines(component, relations)
    for kind in Relation.Kind.allCases {
      attributes += relationLines(relations.filter { $0.kind == kind }, kind, of: component)
    }
    return ["  \(yamlScalar(key)):"] + attributes.map { "    \($0)" }
  }

  /// What speaks for its scope beside whoever keeps it, which its keepers say.
  private func ownEvidence(_ component: Component) -> ScopeEvidence? {
    component.scopeEvidence.first { evidence in
      switch evidence.source {
      case .manifest, .directive, .settings, .injection, .framework, .content: true
      // A name is believed where nothing says more.
      case .name: component.lives.contains(evidence.scope)
      case .storage, .subscription, .ownership: false
      }
    }
  }

  private func note(_ evidence: ScopeEvidence, _ component: Component) -> String {
    evidence.source == .manifest ? "" : "  # \(yamlComment(evidence.detail))"
  }

  /// A class needs no word.
  private func kindWord(_ component: Component) -> String? {
    switch component.kind {
    case .class, .declared, .undeclared: nil
    case .struct, .actor, .enum, .protocol, .object, .companion, .binding, .global, .external:
      component.kind.rawValue
    }
  }

  // MARK: State

  private func stateLines(_ component: Component, _ relations: [Relation]) -> [String] {
    let staticSlots = Set(relations.filter(\.isStaticSlot).compactMap(\.slot))
    let fields = component.fields.filter { field in
      field.isMutable || !field.clearedIn.isEmpty || declaredScope(of: field) != nil
        || staticSlots.contains(field.name)
    }
    // A static variable may bear the name of one of the instances.
    var names: Set<String> = []
    let listed = fields.filter { names.insert($0.name).inserted }
    if listed.isEmpty { return [] }
    return ["state:"] + listed.map { "  \(yamlScalar($0.name)):\(stateValue($0))" }
  }

  private func stateValue(_ field: Field) -> String {
    var pairs: [String] = []
    if !field.type.isEmpty { pairs.append("type: \(yamlScalar(field.type))") }
    if let scope = declaredScope(of: field) { pairs.append("scope: \(yamlScalar(scope))") }
    if field.isMutable { pairs.append("mutable: true") }
    if field.isStatic { pairs.append("static: true") }
    if field.storage != .memory { pairs.append("persisted: true") }
    if let clearing = field.clearedIn.first {
      pairs.append("cleared-in: \(yamlScalar(clearing.routine))")
    }
    let value =
      pairs.count == 1 && !field.type.isEmpty
      ? " \(yamlScalar(field.type))" : pairs.isEmpty ? "" : " { \(pairs.joined(separator: ", ")) }"
    let doubt = field.dataEvidence.first { $0.confidence < .strong && $0.confidence > .hint }
    guard declaredScope(of: field) == nil, let doubt, let scope = field.dataScope else {
      return value
    }
    return "\(value)  # perhaps data of the \(yamlComment(scope)): \(yamlComment(doubt.detail))"
  }

  /// Whose data it surely is: names alone come back by themselves.
  private func declaredScope(of field: Field) -> String? {
    field.dataEvidence.contains { $0.confidence >= .strong } ? field.dataScope : nil
  }

  // MARK: Relations

  private func relationLines(
    _ relations: [Relation], _ kind: Relation.Kind, of component: Component
  ) -> [String] {
    var entries: [String] = []
    for relation in relations {
      let isOneOfSeveral =
        relations.count { $0.to == relation.to } > 1 || relation.to == component.id
      let text = entry(relation, of: component, showsSlot: isOneOfSeveral)
      if !entries.contains(text) { entries.append(text) }
    }
    if entries.isEmpty { return [] }
    let line = "\(kind.rawValue): [\(entries.joined(separator: ", "))]"
    if line.utf8.count <= 88 { return [line] }
    return ["\(kind.rawValue):"] + entries.map { "  - \($0)" }
  }

  private func entry(_ relation: Relation, of component: Component, showsSlot: Bool) -> String {
    var pairs = ["component: \(yamlScalar(keys[relation.to] ?? relation.to.text))"]
    switch relation.kind {
    case .owns, .keeps:
      if showsSlot || relation.isStaticSlot, let slot = relation.slot {
        pairs.append("slot: \(yamlScalar(slot))")
      }
      if relation.isHolder, let release = relation.releasedAt.first {
        pairs.append("released-in: \(yamlScalar(release.routine))")
      }
    case .subscribes:
      if let release = relation.releasedAt.first {
        pairs.append("released-in: \(yamlScalar(release.routine))")
      } else if let subscription = relation.subscription, subscription.isStrong {
        pairs.append("captures: \(subscription.captures.rawValue)")
        if subscription.holder != .publisher {
          pairs.append("holder: \(subscription.holder.rawValue)")
        }
      }
    case .reaches:
      if let via = relation.via, via != .singleton { pairs.append("via: \(via.rawValue)") }
      let standard: Relation.Place = component.role == .compositionRoot ? .compositionRoot : .body
      if let place = relation.place, place != standard {
        pairs.append("place: \(place.rawValue)")
      }
    case .uses, .creates, .refers, .defers, .provides: break
    }
    return pairs.count == 1
      ? yamlScalar(keys[relation.to] ?? relation.to.text) : "{ \(pairs.joined(separator: ", ")) }"
  }
}
