import Model

/// One global instance in numbers, with its verdict.
struct InstanceCounts: Encodable {
  let component: ComponentID
  /// What callers write to reach it; sorted.
  let spellings: [String]
  let verdict: Verdict.Action
  /// One sentence, without a period.
  let reason: String
  let accessesInBodies: Int
  let accessesInDefaults: Int
  let accessesInRoots: Int
  /// Accesses from tests and previews.
  let accessesInTests: Int
}

/// One line for each verdict, the most often reached from bodies first.
func instanceCounts(of report: Report) -> [InstanceCounts] {
  let accessPoints = Dictionary(grouping: report.accessPoints, by: \.component)
  let counted = report.verdicts.map { verdict in
    let points = accessPoints[verdict.component] ?? []
    var byGroup: [PlaceGroup: Int] = [:]
    for access in points.flatMap(\.accesses) {
      byGroup[PlaceGroup(access.place), default: 0] += access.count
    }
    return InstanceCounts(
      component: verdict.component, spellings: Set(points.map(\.spelling)).sorted(),
      verdict: verdict.action, reason: verdict.reason, accessesInBodies: byGroup[.bodies] ?? 0,
      accessesInDefaults: byGroup[.defaults] ?? 0, accessesInRoots: byGroup[.roots] ?? 0,
      accessesInTests: byGroup[.tests] ?? 0)
  }
  return counted.sorted {
    ($1.accessesInBodies, $0.component) < ($0.accessesInBodies, $1.component)
  }
}

/// Places as the inventory counts them.
private enum PlaceGroup {
  case bodies, defaults, roots, tests

  init(_ place: Relation.Place) {
    switch place {
    case .body, .propertyInitializer, .staticInitializer, .extension: self = .bodies
    case .defaultArgument: self = .defaults
    case .compositionRoot: self = .roots
    case .test, .preview: self = .tests
    }
  }
}
