import Model

/// What formats look up in a report, gathered once so that writing stays linear.
struct ReportIndex {
  let report: Report
  /// By place; places of the graph carry the line of the source that shows them.
  private let excerpts: [Location: String]
  private let components: [ComponentID: Component]
  private let ambiguousNames: Set<String>
  private let rules: [String: RuleDescription]

  init(_ report: Report) {
    self.report = report
    var excerpts: [Location: String] = [:]
    for relation in report.relations {
      for evidence in relation.evidence where !evidence.excerpt.isEmpty {
        excerpts[evidence.location] = evidence.excerpt
      }
    }
    var components: [ComponentID: Component] = [:]
    var names: Set<String> = []
    var ambiguous: Set<String> = []
    for component in report.components where components[component.id] == nil {
      components[component.id] = component
      if !names.insert(component.name).inserted { ambiguous.insert(component.name) }
    }
    self.excerpts = excerpts
    self.components = components
    self.ambiguousNames = ambiguous
    self.rules = Dictionary(report.rules.map { ($0.id, $0) }) { first, _ in first }
  }

  func component(_ id: ComponentID) -> Component? { components[id] }

  func rule(_ id: String) -> RuleDescription? { rules[id] }

  /// The line of the source at that place; `nil` when the report does not hold it.
  func excerpt(at location: Location) -> String? { excerpts[location] }

  /// Name for people: without the module unless two components share the name.
  func name(of id: ComponentID) -> String {
    if let component = components[id], !ambiguousNames.contains(component.name) {
      return component.name
    }
    return id.text
  }

  /// Its module; empty for one that the report does not hold.
  func module(of id: ComponentID) -> String { components[id]?.module ?? "" }

  /// The declared scope, or else the effective one: where the component is listed.
  func scope(of component: Component) -> String? {
    component.declaredScope ?? component.effectiveScope
  }
}

extension Report {
  /// The name for headings, never empty.
  var title: String { name.isEmpty ? "Unnamed" : name }

  /// Findings that count: not suppressed.
  var countedFindings: [Violation] { findings.filter { $0.suppressed == nil } }
}

extension Location {
  /// `file:line:column`.
  var pointer: String { "\(file):\(line):\(column)" }
}
