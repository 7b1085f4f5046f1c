import Model

/// The report's index with what the page adds: which anchors exist, so that no link is dead.
struct PageIndex {
  let base: ReportIndex
  /// Findings that are shown, by rule, without hints.
  let groups: [FindingGroup]
  /// Hints that are shown, by rule.
  let hints: [FindingGroup]
  /// Findings beyond what a page can show.
  let findingsLeftOut: Int
  /// Components that have a row; `nil` when all have.
  private let rowComponents: Set<ComponentID>?
  private let findingAnchors: [String: String]
  private let componentsOfFindings: [String: ComponentID]
  private let drawnAnchors: [String: String]
  /// Ids of the drawings in the page, by their own ids.
  private let drawingAnchors: [String: String]
  private let findingsByComponent: [ComponentID: [String]]
  private let relationsBySource: [ComponentID: [Relation]]
  private let positionsOfScopes: [String: Int]

  /// `rows` are the components that have a row; `nil` for those that a page of the report shows.
  init(_ base: ReportIndex, drawings: [EmbeddedDrawing], rows: Set<ComponentID>? = nil) {
    self.base = base
    let (sure, guesses) = findingGroups(of: base.report)
    var leftOut = 0
    var room = PageIndex.findingLimit
    var anchors: [String: String] = [:]
    var byComponent: [ComponentID: [String]] = [:]
    var components: [String: ComponentID] = [:]
    func shown(of groups: [FindingGroup]) -> [FindingGroup] {
      var shown: [FindingGroup] = []
      for var group in groups {
        leftOut += max(group.findings.count - room, 0)
        group.findings = Array(group.findings.prefix(room))
        room -= group.findings.count
        if !group.findings.isEmpty { shown.append(group) }
        for finding in group.findings {
          let anchor = "f-" + stableHash(finding.fingerprint)
          anchors[finding.fingerprint] = anchor
          byComponent[finding.component, default: []].append(anchor)
          components[finding.fingerprint] = finding.component
        }
      }
      return shown
    }
    groups = shown(of: sure)
    hints = shown(of: guesses)
    findingsLeftOut = leftOut
    findingAnchors = anchors
    componentsOfFindings = components
    findingsByComponent = byComponent
    var drawn: [String: String] = [:]
    for drawing in drawings { drawn.merge(drawing.drawnComponents) { first, _ in first } }
    drawnAnchors = drawn
    drawingAnchors = Dictionary(
      drawings.compactMap { drawing in drawing.elementID.map { (drawing.drawing.id, $0) } }
    ) { first, _ in first }
    rowComponents =
      rows
      ?? componentsWithRows(base.report, drawn: Set(drawn.keys), found: Set(byComponent.keys))
    relationsBySource = Dictionary(grouping: base.report.relations, by: \.from)
    positionsOfScopes = Dictionary(
      base.report.scopes.scopes.enumerated().map { ($1.name, $0) }
    ) { first, _ in first }
  }

  /// True when the table of components holds this one.
  func hasRow(_ id: ComponentID) -> Bool { rowComponents?.contains(id) ?? true }

  /// A page with more cards is read by nobody and opens slowly.
  private static let findingLimit = 2000

  var report: Report { base.report }

  /// Letters, digits and hyphens; `nil` for a fingerprint that no shown finding has.
  func anchor(ofFinding fingerprint: String) -> String? { findingAnchors[fingerprint] }

  /// The component that a shown finding stands in.
  func component(ofFinding fingerprint: String) -> ComponentID? {
    componentsOfFindings[fingerprint]
  }

  /// Where the path of a finding is drawn; `nil` when it is not.
  func pathAnchor(of finding: Violation) -> String? {
    pathDrawingID(of: finding).flatMap { drawingAnchors[$0] }
  }

  /// Where a drawing shows the component; `nil` when none does.
  func drawnAnchor(of id: ComponentID) -> String? { drawnAnchors[componentAnchor(id)] }

  /// Anchors of the findings that stand in the component, the gravest rule first.
  func findingAnchors(in id: ComponentID) -> [String] { findingsByComponent[id] ?? [] }

  /// In the order of the report.
  func relations(from id: ComponentID) -> [Relation] { relationsBySource[id] ?? [] }

  /// The subscription that a step of a path goes by, whichever end of it holds the other; `nil` for
  /// other steps.
  func subscription(between previous: ComponentID?, and step: PathStep) -> Relation? {
    guard step.relation == .subscribes, let previous else { return nil }
    let between = (relations(from: step.component) + relations(from: previous)).filter {
      $0.kind == .subscribes && $0.slot == step.slot
        && Set([$0.from, $0.to]) == Set([previous, step.component])
    }
    return between.first { $0.evidence.first?.location == step.location } ?? between.first
  }

  /// Position of a scope in the tree; the last for names that are no scope.
  func position(ofScope name: String) -> Int { positionsOfScopes[name] ?? Int.max }
}

/// The components that get a row when there are more than a page can show: first those with
/// findings, in drawings, and reached by everyone, then the others in their order. `nil` for all.
private func componentsWithRows(
  _ report: Report, drawn: Set<String>, found: Set<ComponentID>
) -> Set<ComponentID>? {
  let limit = 5000
  guard report.components.count > limit else { return nil }
  let reached = Set(report.accessPoints.map(\.component))
  let (first, rest) = report.components.map(\.id).reduce(into: ([ComponentID](), [ComponentID]())) {
    lists, id in
    let isWanted = found.contains(id) || reached.contains(id) || drawn.contains(componentAnchor(id))
    if isWanted { lists.0.append(id) } else { lists.1.append(id) }
  }
  return Set((first + rest).prefix(limit))
}
