import Model

/// The findings of the page's data: those that have a card on the page, in its order.
///
/// Each row is `[anchor, rule, severity, confidence, message, component, file, line, path]`: `anchor`
/// is the fragment without `f-`; `severity` is 0 for a note, 1 for a warning, 2 for an error;
/// `confidence` and `message` are texts; `path` is empty or `[component, kind, slot]` for each step.
struct PageDataFindings {
  private let graph: DrawingIndex
  private let index: PageIndex

  init(_ graph: DrawingIndex, _ index: PageIndex) {
    self.graph = graph
    self.index = index
  }

  func rows(_ tables: inout PageTables) -> [ScriptText] {
    (index.groups + index.hints).flatMap(\.findings).compactMap { finding in
      guard let anchor = index.anchor(ofFinding: finding.fingerprint),
        let component = graph.positions[finding.component]
      else { return nil }
      let path = finding.path.compactMap { step -> ScriptText? in
        guard let position = graph.positions[step.component] else { return nil }
        return scriptNumbers([
          position, tables.texts.position(of: step.relation?.rawValue),
          tables.texts.position(of: step.slot),
        ])
      }
      let numbers =
        [
          tables.rules.position(of: finding.rule) as Int, weight(of: finding.severity),
          tables.texts.position(of: finding.confidence.rawValue) as Int,
          tables.texts.position(of: finding.message) as Int, component,
        ] + place(finding.location, &tables)
      let written = numbers.map { number -> ScriptText in "\(number)" }.joined(",")
      return "[\"\(String(anchor.dropFirst(2)))\",\(written),\(scriptList(path))]"
    }
  }

  private func weight(of severity: Severity) -> Int {
    switch severity {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
