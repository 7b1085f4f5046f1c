import Model

/// A report in which no list is empty and no optional value is missing.
func fullReport() -> Report {
  let place = Location(file: "A.swift", line: 1, column: 1, endLine: 1, endColumn: 2)
  let id = ComponentID(module: "App", name: "A")
  var component = Component(
    id: id, name: "A", module: "App", kind: .class, language: .swift, location: place)
  component.declaredScope = "app"
  component.effectiveScope = "app"
  component.scopeEvidence = [
    ScopeEvidence(scope: "app", source: .storage, detail: "static", location: place)
  ]
  var field = Field(name: "user", type: "User?", location: place)
  field.dataScope = "session"
  field.dataEvidence = [DataEvidence(confidence: .likely, detail: "by its name")]
  field.writers = [FieldAccess(component: id, location: place)]
  field.readers = field.writers
  field.clearedIn = [Clearing(routine: "logout", condition: "if done", location: place)]
  component.fields = [field]
  var relation = Relation(
    from: id, to: id, kind: .reaches, via: .singleton, place: .body, slot: "user",
    evidence: [Evidence(location: place, excerpt: "A.shared")])
  relation.releasedAt = [Release(routine: "logout", location: place)]
  let graph = CodeGraph(
    name: "App", scopes: .standard, components: [component], relations: [relation],
    accessPoints: [
      AccessPoint(
        component: id, name: "shared", spelling: "A.shared", isMutable: false,
        isConstructible: true, location: place,
        accesses: [AccessPoint.Count(place: .body, count: 1)])
    ],
    sessionEndings: [
      SessionEnding(
        component: id, name: "A.logout", location: place,
        clears: [
          SessionEnding.Cleared(component: id, field: "user", condition: "if done", location: place)
        ])
    ],
    problems: [])
  return report(of: graph, id: id, place: place)
}

private func report(of graph: CodeGraph, id: ComponentID, place: Location) -> Report {
  let finding = Finding(
    message: "A reaches A", confidence: .proven, component: id, subject: "user", location: place,
    related: [RelatedPlace(message: "there", location: place)],
    path: [PathStep(component: id, relation: .keeps, slot: "user", location: place)])
  var violation = Violation(
    rule: "hidden-access", severity: .warning, finding: finding, fingerprint: "0123456789abcdef")
  violation.baselineState = .new
  violation.suppressed = "meant"
  let gap = Report.Coverage.Gap(path: "B.swift", reason: "not readable")
  let counts = Inventory.Counts()
  return Report(
    tool: Report.Tool(name: "lifegraph", version: "0.1.0"), name: "App",
    inputs: [Report.Input(path: "App", kind: .sources)],
    coverage: Report.Coverage(
      filesWhole: 1, partial: [gap], skipped: [gap], bytes: 2, understoodBytes: 1),
    graph: graph,
    rules: [
      RuleDescription(
        id: "hidden-access", title: "Hidden", rationale: "It hides.", severity: .warning)
    ],
    findings: [violation],
    verdicts: [
      Verdict(
        component: id, action: .inject, reason: "one is right", whoUses: "all", whoReplaces: "none",
        whoCloses: "none")
    ],
    inventory: Inventory(
      total: counts, modules: [Inventory.ModuleCounts(module: "App", counts: counts)]),
    checklist: [
      ChecklistItem(
        id: "counted", question: "Counted?", answer: .needsPerson, detail: "look",
        findings: ["0123456789abcdef"])
    ],
    plan: [PlanStep(title: "First", detail: "Do it", components: [id], remaining: 0)],
    problems: [Problem(.note, "strange", advice: "look", at: place)])
}
