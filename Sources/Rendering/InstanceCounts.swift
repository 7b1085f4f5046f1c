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

/// One line for each global instance, the most often reached from bodies first.
func instanceCounts(of report: Report) -> [InstanceCounts] {
  let accessPoints = Dictionary(grouping: report.accessPoints, by: \.component)
  var counts: [ComponentID: Inventory.Counts] = [:]
  for relation in report.relations {
    counts[relation.to, default: Inventory.Counts()].count(
      relation, to: accessPoints[relation.to] ?? [])
  }
  let instances = report.verdicts.filter { $0.kind == .global }.map { verdict in
    let counts = counts[verdict.component] ?? Inventory.Counts()
    return InstanceCounts(
      component: verdict.component,
      spellings: Set((accessPoints[verdict.component] ?? []).map(\.spelling)).sorted(),
      verdict: verdict.action, reason: verdict.reason, accessesInBodies: counts.accessesInBodies,
      accessesInDefaults: counts.accessesInDefaults, accessesInRoots: counts.accessesInRoots,
      accessesInTests: counts.accessesInTests)
  }
  return instances.sorted {
    ($1.accessesInBodies, $0.component) < ($0.accessesInBodies, $1.component)
  }
}
