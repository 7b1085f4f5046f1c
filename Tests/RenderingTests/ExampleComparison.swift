import Model
import ReportComparing
import TestSupport

/// The example report against an earlier state of it, with a change of every sort. `text` is applied
/// to every free text.
func exampleComparison(_ text: @escaping (String) -> String = { $0 }) -> ReportComparison {
  compare(earlierReport(text), with: exampleReport(text))
}

/// The example report as it was before.
private func earlierReport(_ text: @escaping (String) -> String) -> Report {
  let parts = ExampleParts(text: text)
  var report = exampleReport(text)
  report.tool = Report.Tool(name: "lifegraph", version: "0.0.9")
  report.coverage.index = nil
  report.inventory.total.accessesInBodies += 4
  report.scopes = ScopeTree([
    Scope(name: "app", parent: nil, origin: .standard),
    Scope(name: "session", parent: "app", origin: .standard),
    Scope(name: "screen", parent: "session", origin: .standard),
  ])
  report.components = report.components.filter { $0.id != parts.dependencies }.map { component in
    var earlier = component
    if component.id == parts.checkout {
      earlier.effectiveScope = "session"
      earlier.kind = .struct
    }
    if component.id == parts.cart {
      earlier.module = text("Shop")
      earlier.id = ComponentID(module: text("Shop"), name: text("Cart"))
    }
    return earlier
  }
  report.accessPoints[0].isMutable.toggle()
  report.findings = report.findings.compactMap { finding in
    var earlier = finding
    if finding.fingerprint.hasSuffix("cc") { earlier.severity = .error }
    return finding.fingerprint.hasSuffix("aa") ? nil : earlier
  }
  report.verdicts = report.verdicts.dropFirst().map { verdict in
    Verdict(
      component: verdict.component, kind: verdict.kind, key: verdict.key, action: .close,
      reason: verdict.reason, confidence: verdict.confidence, declaredScope: nil,
      effectiveScope: nil, facts: [], whoUses: "", whoReplaces: "", whoCloses: "")
  }
  addLegacy(parts, to: &report)
  return report
}

/// What is gone now: a global instance, who reached it, and what was wrong with it.
private func addLegacy(_ parts: ExampleParts, to report: inout Report) {
  var legacy = Component(
    id: parts.id("Legacy"), name: parts.text("Legacy"), module: parts.text("App"), kind: .class,
    language: .swift, location: parts.at("App/Legacy.swift", 4))
  legacy.effectiveScope = "app"
  report.components.append(legacy)
  report.relations.append(
    Relation(
      from: parts.checkout, to: legacy.id, kind: .reaches, via: .singleton, place: .extension,
      evidence: [Evidence(location: parts.at("App/CheckoutViewModel.swift", 40))]))
  report.accessPoints.append(
    AccessPoint(
      component: legacy.id, name: parts.text("shared"), spelling: parts.text("Legacy.shared"),
      isMutable: true, isConstructible: false, location: parts.at("App/Legacy.swift", 5),
      accesses: [AccessPoint.Count(place: .body, count: 2)]))
  report.findings.append(
    Violation(
      rule: "captive-dependency", severity: .warning,
      finding: Finding(
        message: parts.text("Legacy lives too long"), confidence: .strong, component: legacy.id,
        subject: parts.text("token"), location: legacy.location), fingerprint: "fixed"))
}
