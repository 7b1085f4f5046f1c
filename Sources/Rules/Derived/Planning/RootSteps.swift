import Model

/// Roots hand over what everyone fell back on so far: one step for each instance, those first that few
/// ask for, and one for several of them that the same roots hand to few. The default arguments go.
func rootSteps(_ facts: PlanFacts) -> [StepDraft] {
  let handovers = facts.verdicts.keys.compactMap { Handover($0, facts) }.sorted {
    ($0.askers.total, $0.id) < ($1.askers.total, $1.id)
  }
  var bundles: [[Handover]] = []
  var open: [[ComponentID]: Int] = [:]
  for handover in handovers {
    if handover.askers.total > smallAmount || handover.isRoot {
      bundles.append([handover])
    } else if let position = open[handover.roots], bundles[position].count < bundleSize {
      bundles[position].append(handover)
    } else {
      open[handover.roots] = bundles.count
      bundles.append([handover])
    }
  }
  return bundles.map { step(of: $0, facts) }
}

/// Instances for so few askers go together, so many in one step.
private let smallAmount = 3
private let bundleSize = 6

private struct Handover {
  let id: ComponentID
  let askers: PlanFacts.Askers
  let roots: [ComponentID]
  /// True for what is a root itself: only parts of it are needed elsewhere.
  let isRoot: Bool

  init?(_ id: ComponentID, _ facts: PlanFacts) {
    guard case .root = facts.course(of: id) else { return nil }
    self.id = id
    askers = facts.askers(of: id)
    roots = facts.roots(for: id)
    isRoot = facts.derived.components[id]?.role == .compositionRoot
    if askers.total == 0 { return nil }
  }
}

private func step(of bundle: [Handover], _ facts: PlanFacts) -> StepDraft {
  let count = bundle.reduce(0) { $0 + $1.askers.total }
  let defaults = "remove \(count) default argument\(count == 1 ? "" : "s")"
  let first = bundle[0]
  let what =
    first.isRoot
    ? "Hand over what others take from \(facts.name(first.id))"
    : bundle.count == 1
      ? "Hand \(facts.name(first.id)) over" : "Hand \(bundle.count) instances over"
  return StepDraft(
    phase: .roots, title: "\(what) and \(defaults)",
    detail: bundle.map { sentence($0, facts) }.joined(separator: " ")
      + " Without the default the compiler names every place that is missing.",
    components: bundle.map(\.id) + first.roots, changes: bundle.flatMap(\.askers.places),
    defaults: -count)
}

private func sentence(_ handover: Handover, _ facts: PlanFacts) -> String {
  let name = "`\(facts.name(handover.id))`"
  let askers = listing(handover.askers.names.map { "`\($0)`" }, most: 6)
  if handover.isRoot {
    return
      "\(name) is the root itself: \(askers) get the parts of it that they need, and not the whole."
  }
  let owner =
    handover.roots.isEmpty || handover.roots.count > 3
    ? "the root of the app" : listing(handover.roots.map { "`\(facts.name($0))`" })
  return "Let \(owner) make one \(name), keep it and hand it to \(askers), through those that make "
    + "them."
}

extension PlanFacts {
  /// Who asks for an instance by a default argument, today or after the steps before.
  struct Askers {
    /// Sorted.
    let names: [String]
    /// Default arguments of today.
    let places: [RelatedPlace]
    let total: Int
  }

  func askers(of id: ComponentID) -> Askers {
    let relations = (hidden[id] ?? []).filter { !isFromOutside($0, self) }
    let bySource = Dictionary(grouping: relations, by: \.from)
    let added = bySource.keys.filter { source in
      way(to: source, of: asked[source] ?? []).needsDefault
    }
    let today = defaults[id] ?? []
    let names = Set((Array(bySource.keys) + today.map(\.from)).map(name))
    return Askers(
      names: names.sorted(),
      places: today.flatMap { relation in
        relation.evidence.map {
          RelatedPlace(
            message: "remove the default of \(name(relation.from))", location: $0.location)
        }
      }, total: added.count + today.places)
  }

  /// The roots that can make an instance: those that reach it today, else those with which its
  /// processes begin.
  func roots(for id: ComponentID) -> [ComponentID] {
    let reaching = Set(
      (derived.incoming[id] ?? []).lazy.filter { $0.kind == .reaches }.map(\.from)
    ).filter { derived.components[$0]?.role == .compositionRoot }
    if !reaching.isEmpty { return reaching.sorted() }
    let processes = derived.components[id]?.processes ?? []
    let entries = graph.processes.filter {
      $0.kind == .application && (processes.isEmpty || processes.contains($0.name))
    }.flatMap(\.roots).filter { $0.kind == .entry }
    return Set(entries.map(\.component)).sorted()
  }
}
