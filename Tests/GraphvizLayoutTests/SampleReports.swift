import Model

/// Small reports made in code, for pictures in tests.
struct SampleReport {
  var components: [Component] = []
  var relations: [Relation] = []
  var accessPoints: [AccessPoint] = []
  var findings: [Violation] = []
  var scopes = ScopeTree.standard

  @discardableResult
  mutating func add(
    _ name: String, in module: String = "App", kind: Component.Kind = .class,
    scope: String? = nil, role: Component.Role = .ordinary, isGlobal: Bool = false
  ) -> ComponentID {
    let id = ComponentID(module: module, name: name)
    var component = Component(
      id: id, name: name, module: module, kind: kind, language: .swift, role: role)
    component.declaredScope = scope
    components.append(component)
    if isGlobal {
      accessPoints.append(
        AccessPoint(
          component: id, name: "shared", spelling: "\(name).shared", isMutable: false,
          isConstructible: false, location: nil))
    }
    return id
  }

  mutating func relate(
    _ from: ComponentID, _ kind: Relation.Kind, _ to: ComponentID, place: Relation.Place? = nil,
    via: Relation.Via? = nil, places: Int = 1
  ) {
    let evidence = (1...places).map { line in
      Evidence(
        location: Location(
          file: "Sources/\(from.text).swift", line: line, column: 1, endLine: line, endColumn: 2),
        excerpt: "let value = \(to.text)")
    }
    relations.append(
      Relation(from: from, to: to, kind: kind, via: via, place: place, evidence: evidence))
  }

  mutating func flag(_ id: ComponentID, _ severity: Severity, rule: String = "hidden-access") {
    let finding = Finding(
      message: "\(id.text) has a fault", confidence: .strong, component: id, location: nil)
    findings.append(
      Violation(
        rule: rule, severity: severity, finding: finding, fingerprint: "f\(findings.count)"))
  }

  func report(name: String = "Sample") -> Report {
    Report(
      tool: Report.Tool(name: "lifegraph", version: "0"), name: name, inputs: [],
      coverage: Report.Coverage(
        filesWhole: 1, partial: [], skipped: [], bytes: 1, understoodBytes: 1),
      graph: CodeGraph(
        name: name, scopes: scopes, components: components, relations: relations,
        accessPoints: accessPoints, sessionEndings: [], problems: []),
      rules: [], findings: findings, verdicts: [],
      inventory: Inventory(total: Inventory.Counts(), modules: []), checklist: [], plan: [],
      problems: [])
  }
}
