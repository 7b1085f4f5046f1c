import Model
import TestSupport

/// The example report with its components and findings repeated under new names.
func largeReport(components: Int, findings: Int) -> Report {
  var report = exampleReport()
  let kinds = report.components
  report.components = (0..<components).map { number in
    var component = kinds[number % kinds.count]
    component.name += "\(number)"
    component.module = "Module\(number % 40)"
    component.id = ComponentID(module: component.module, name: component.name)
    return component
  }
  let samples = report.findings.prefix(3)
  report.findings = (0..<findings).map { number in
    let sample = samples[number % samples.count]
    return Violation(
      rule: sample.rule, severity: sample.severity,
      finding: Finding(
        message: sample.message, confidence: sample.confidence,
        component: report.components[number % components].id, subject: sample.subject,
        location: Location(
          file: "App/File\(number).swift", line: number + 1, column: 1, endLine: number + 1,
          endColumn: 9), related: sample.related, path: sample.path),
      fingerprint: String(number, radix: 16))
  }
  return report
}

/// A report of nothing at all.
func emptyReport() -> Report {
  Report(
    tool: Report.Tool(name: "lifegraph", version: "0.1.0"), name: "Empty", inputs: [],
    coverage: Report.Coverage(
      filesWhole: 0, partial: [], skipped: [], bytes: 0, understoodBytes: 0),
    graph: CodeGraph(
      name: "Empty", scopes: .standard, components: [], relations: [], accessPoints: [],
      sessionEndings: [], problems: []),
    rules: [], findings: [], verdicts: [],
    inventory: Inventory(total: Inventory.Counts(), modules: []), checklist: [], plan: Plan(),
    problems: [])
}
