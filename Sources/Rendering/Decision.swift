import Model

/// A verdict beside the facts of the graph that it rests on, in words.
struct Decision {
  let verdict: Verdict
  let name: String
  /// `global instance`, `scoped binding of @Named(api) Client`.
  let sort: String
  /// `app`, `flow, lives as long as app`; what was named, and what the code does instead.
  let scope: String
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
  /// How often it is reached, wherever.
  let reaches: Int
  /// Whether others can construct instances of their own: `yes`, `no`, `unknown`.
  let constructible: String

  var isCalm: Bool { verdict.action == .leave }

  /// Its place in the order of work; equal for equal verdicts.
  var workOrder: Int { orderOfWork.firstIndex(of: verdict.action) ?? orderOfWork.count }
}

/// One decision for each verdict, in the order of work: what moves or splits data comes first, since
/// handing over what must go anyway is work done twice, and what is left alone comes last.
func decisions(of index: ReportIndex) -> [Decision] {
  let accessPoints = Dictionary(grouping: index.report.accessPoints, by: \.component)
  let madeByOthers = componentsMadeByOthers(in: index.report)
  let decisions = index.report.verdicts.map { verdict in
    let points = accessPoints[verdict.component] ?? []
    let component = index.component(verdict.component)
    let fields = component?.fields ?? []
    return Decision(
      verdict: verdict, name: index.name(of: verdict.component),
      sort: sortWords(verdict, component),
      scope: scopeWords(verdict),
      spellings: points.map(\.spelling), state: stateWords(of: component),
      writers: names(of: fields.flatMap(\.writers), index: index),
      readers: names(of: fields.flatMap(\.readers), index: index),
      accesses: points.isEmpty ? "no access point" : accessWords(points.flatMap(\.accesses)),
      reaches: points.flatMap(\.accesses).reduce(0) { $0 + $1.count },
      constructible: points.isEmpty
        ? (madeByOthers.contains(verdict.component) ? "yes" : "unknown")
        : points.contains(where: \.isConstructible) ? "yes" : "no")
  }
  return decisions.enumerated().sorted {
    ($0.element.workOrder, $0.offset) < ($1.element.workOrder, $1.offset)
  }.map(\.element)
}

/// What some code makes that is neither a root nor what binds it.
private func componentsMadeByOthers(in report: Report) -> Set<ComponentID> {
  var makers: [ComponentID: Set<ComponentID>] = [:]
  for relation in report.relations where relation.kind == .creates || relation.kind == .owns {
    makers[relation.to, default: []].insert(relation.from)
  }
  let allowed = Set(report.components.filter(\.role.isExempt).map(\.id))
    .union(report.bindings.compactMap(\.provider))
  return Set(makers.filter { !$0.value.subtracting(allowed).isEmpty }.keys)
}

/// The verdicts in the order of work.
let orderOfWork: [Verdict.Action] = [
  .moveToSession, .moveToFlow, .moveToScreen, .persist, .split, .inject, .close, .dropLabel, .leave,
]

/// `17 global instances and 1 scoped binding`, in the words of the verdicts' kinds.
func countedKinds(_ verdicts: [Verdict]) -> String {
  let counts = Verdict.Kind.allCases.compactMap { kind -> String? in
    let number = verdicts.count { $0.kind == kind }
    return number == 0 ? nil : counted(number, kindName(kind))
  }
  let first = counts.dropLast().joined(separator: ", ")
  return counts.last.map { first.isEmpty ? $0 : "\(first) and \($0)" } ?? "nothing"
}

/// `100 scoped bindings: 7 drop-label, 93 leave`, for each kind beside the global instances, of which
/// the inventory lists every one.
func verdictTallies(of verdicts: [Verdict]) -> [String] {
  Verdict.Kind.allCases.filter { $0 != .global }.compactMap { kind in
    let ofKind = verdicts.filter { $0.kind == kind }
    if ofKind.isEmpty { return nil }
    let actions = orderOfWork.compactMap { action -> String? in
      let number = ofKind.count { $0.action == action }
      return number == 0 ? nil : "\(grouped(number)) \(action.rawValue)"
    }
    return "\(counted(ofKind.count, kindName(kind))): \(actions.joined(separator: ", "))"
  }
}

private func kindName(_ kind: Verdict.Kind) -> String {
  switch kind {
  case .global: "global instance"
  case .binding: "scoped binding"
  case .declaration: "declared component"
  }
}

private func sortWords(_ verdict: Verdict, _ component: Component?) -> String {
  verdict.key.isEmpty || verdict.key == component?.name
    ? kindName(verdict.kind) : "\(kindName(verdict.kind)) of \(verdict.key)"
}

private func scopeWords(_ verdict: Verdict) -> String {
  switch (verdict.declaredScope, verdict.effectiveScope) {
  case (let declared?, let effective?) where declared != effective:
    "\(declared), but lives as long as \(effective)"
  case (let declared?, _): declared
  case (nil, let effective?): "\(effective), named by nobody"
  case (nil, nil): "unknown"
  }
}

/// `mutable, 3 of 4 fields change, main-actor`; what is unknown is left out.
func stateWords(of component: Component?) -> String {
  guard let component else { return "unknown" }
  let changing = component.fields.count { $0.isMutable }
  let isPassedOn = component.state == .mutable && changing == 0 && !component.fields.isEmpty
  var words = [isPassedOn ? "mutable through what it holds" : component.state.rawValue]
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
