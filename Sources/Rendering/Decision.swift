import Model

/// A verdict beside the facts of the graph that it rests on, in words.
struct Decision {
  let verdict: Verdict
  let name: String
  /// What callers write to reach it; empty for components without an access point.
  let spellings: [String]
  /// `mutable, 3 of 4 fields change`.
  let state: String
  /// Names of the components that write its fields; sorted.
  let writers: [String]
  /// Names of the components that read its fields; sorted.
  let readers: [String]
  /// `14 times: 12 body, 2 default-argument`.
  let accesses: String
  /// Whether others can construct instances of their own: `yes`, `no`, `unknown`.
  let constructible: String
}

/// One decision for each verdict, in the order of the report.
func decisions(of index: ReportIndex) -> [Decision] {
  let accessPoints = Dictionary(grouping: index.report.accessPoints, by: \.component)
  return index.report.verdicts.map { verdict in
    let points = accessPoints[verdict.component] ?? []
    let component = index.component(verdict.component)
    let fields = component?.fields ?? []
    return Decision(
      verdict: verdict, name: index.name(of: verdict.component),
      spellings: points.map(\.spelling), state: stateWords(of: component),
      writers: names(of: fields.flatMap(\.writers), index: index),
      readers: names(of: fields.flatMap(\.readers), index: index),
      accesses: accessWords(points.flatMap(\.accesses)),
      constructible: points.isEmpty
        ? "unknown" : points.contains(where: \.isConstructible) ? "yes" : "no")
  }
}

/// `mutable, 3 of 4 fields change, main-actor`; what is unknown is left out.
func stateWords(of component: Component?) -> String {
  guard let component else { return "unknown" }
  var words = [component.state.rawValue]
  let changing = component.fields.count { $0.isMutable }
  if changing > 0 {
    words.append(
      changing == component.fields.count
        ? "\(counted(changing, "field")) can change"
        : "\(changing) of \(component.fields.count) fields can change")
  } else if !component.fields.isEmpty {
    words.append(counted(component.fields.count, "field"))
  }
  if component.isolation != .none { words.append(component.isolation.rawValue) }
  return words.joined(separator: ", ")
}

private func accessWords(_ counts: [AccessPoint.Count]) -> String {
  let places = Relation.Place.allCases.compactMap { place -> String? in
    let amount = counts.filter { $0.place == place }.reduce(0) { $0 + $1.count }
    return amount == 0 ? nil : "\(grouped(amount)) \(place.rawValue)"
  }
  guard !places.isEmpty else { return "never" }
  let total = counts.reduce(0) { $0 + $1.count }
  return counted(total, "time") + ": " + places.joined(separator: ", ")
}

private func names(of accesses: [FieldAccess], index: ReportIndex) -> [String] {
  Set(accesses.map { index.name(of: $0.component) }).sorted()
}
