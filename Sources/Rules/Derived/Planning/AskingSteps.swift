import Model

/// Components say what they need, one step each: those first that nothing reaches by name itself, and
/// among them those that change often, since each change there meets the hidden access again. Small
/// ones of a module go together.
func askingSteps(_ facts: PlanFacts) -> [StepDraft] {
  let askers = askers(facts)
  var bundles: [[Asker]] = []
  var open: [BundleKey: Int] = [:]
  for asker in askers {
    let key = BundleKey(level: asker.level, module: asker.module)
    if asker.relations.places >= largeAmount {
      bundles.append([asker])
    } else if let position = open[key], bundles[position].count < bundleSize {
      bundles[position].append(asker)
    } else {
      open[key] = bundles.count
      bundles.append([asker])
    }
  }
  return bundles.map { step(of: $0, facts) }
}

/// From so many places on a component is a step of its own; and so many small ones make one step.
private let largeAmount = 4
private let bundleSize = 6

private struct BundleKey: Hashable {
  let level: Int
  let module: String
}

/// A component that reaches something by name which is to be handed to it.
private struct Asker {
  let id: ComponentID
  let module: String
  let relations: [Relation]
  /// 0 for what nothing reaches by name; for all others more than for all that reach it.
  let level: Int
  /// How often its file changes: each number stands for twice as often as the one before.
  let frequency: Int
}

private func askers(_ facts: PlanFacts) -> [Asker] {
  let relations = facts.hidden.values.joined().filter {
    facts.isTouched($0.to) && !isFromOutside($0, facts)
  }
  let bySource = Dictionary(grouping: relations, by: \.from)
  let levels = levels(bySource)
  return bySource.map { id, relations in
    Asker(
      id: id, module: facts.derived.components[id]?.module ?? "",
      relations: relations.sorted { ($0.to, $0.slot ?? "") < ($1.to, $1.slot ?? "") },
      level: levels[id] ?? 0,
      frequency: (facts.changes(of: id) + 1).bitWidth
        - (facts.changes(of: id) + 1).leadingZeroBitCount)
  }.sorted { left, right in
    (left.level, -left.frequency, -left.relations.places, left.id)
      < (right.level, -right.frequency, -right.relations.places, right.id)
  }
}

/// How many components stand at most in front of one on a way of accesses; those that reach each other
/// in a ring stand together.
private func levels(_ bySource: [ComponentID: [Relation]]) -> [ComponentID: Int] {
  var group: [ComponentID: ComponentID] = [:]
  for ring in strongComponents(of: bySource) { for member in ring { group[member] = ring[0] } }
  func representative(_ id: ComponentID) -> ComponentID { group[id] ?? id }
  var targets: [ComponentID: Set<ComponentID>] = [:]
  var waiting: [ComponentID: Int] = [:]
  for (source, relations) in bySource {
    let from = representative(source)
    for relation in relations {
      let to = representative(relation.to)
      if from != to, targets[from, default: []].insert(to).inserted { waiting[to, default: 0] += 1 }
    }
  }
  var levels: [ComponentID: Int] = [:]
  var ready = Set(bySource.keys.map(representative)).filter { waiting[$0] == nil }.sorted()
  while let next = ready.popLast() {
    for target in targets[next] ?? [] {
      levels[target] = max(levels[target] ?? 0, (levels[next] ?? 0) + 1)
      waiting[target, default: 1] -= 1
      if waiting[target] == 0 { ready.append(target) }
    }
  }
  return Dictionary(
    uniqueKeysWithValues: bySource.keys.map { ($0, levels[representative($0)] ?? 0) })
}

private func step(of bundle: [Asker], _ facts: PlanFacts) -> StepDraft {
  let names = bundle.map { facts.name($0.id) }
  let module = bundle[0].module
  let title =
    bundle.count == 1
    ? "Let \(names[0]) ask for what it reaches"
    : "Let \(names.count) components\(module.isEmpty ? "" : " of \(module)") ask for what they reach"
  var defaults = 0
  let parts = bundle.map { asker in
    let targets = Set(asker.relations.map(\.to)).sorted()
    let way = facts.way(to: asker.id, of: targets)
    if way.needsDefault { defaults += targets.count }
    return sentence(asker, targets: targets, way: way, facts)
  }
  return StepDraft(
    phase: .defaultArguments, title: title, detail: joined(parts),
    components: bundle.map(\.id),
    changes: bundle.flatMap { asker in
      asker.relations.flatMap { relation in
        relation.evidence.map {
          RelatedPlace(
            message: "\(facts.name(asker.id)) reaches `\(facts.derived.spelling(of: relation))`",
            location: $0.location)
        }
      }
    },
    removes: bundle.reduce(0) { $0 + $1.relations.places }, defaults: defaults)
}

/// Each component with its advice; what several in a row need is said once, after the last of them.
private func joined(_ parts: [(of: String, advice: String)]) -> String {
  var text: [String] = []
  for (number, part) in parts.enumerated() {
    text.append(part.of)
    let next = number + 1 < parts.count ? parts[number + 1].advice : nil
    if next != part.advice { text.append(part.advice) }
  }
  return text.joined(separator: " ")
}

private func sentence(
  _ asker: Asker, targets: [ComponentID], way: WayOfHanding, _ facts: PlanFacts
) -> (of: String, advice: String) {
  let spellings = asker.relations.map { "`\(facts.derived.spelling(of: $0))`" }
  let reached = listing(Set(spellings).sorted(), most: 5)
  let name = "`\(facts.name(asker.id))`"
  let changes = facts.changes(of: asker.id)
  let often =
    changes > 1 ? " (its file changed in \(changes) of \(facts.history?.commits ?? 0) commits)" : ""
  let (it, each) = targets.count == 1 ? ("it", "") : ("them", " for each")
  let component = facts.derived.components[asker.id]
  let initializer = component?.language == .kotlin ? "constructor" : "initializer"
  let isBound = targets.allSatisfy { facts.derived.bindings[$0] != nil }
  let advice =
    switch way {
    case .environment: "Read \(it) from the environment, which has \(it) already."
    case .initializer:
      "Add a parameter\(each) to the \(initializer), with the shared instance as the default: no "
        + "caller has to change."
    case .container where isBound:
      "Ask for \(it) in the constructor, which the container calls."
    case .container:
      "The container calls the constructor, and knows no defaults: tell it to hand out the instance of "
        + "today, and ask for \(it) there."
    case .parameters:
      "Add a parameter\(each) to the functions that need \(it), with the shared instance as the "
        + "default."
    case .variable where facts.graph.systemMade.contains(asker.id):
      "The system makes its objects, so add a variable\(each) that is filled when one is made."
    case .variable:
      "Nothing in the sources makes this component, so add a variable\(each) that a root sets."
    }
  return (of: "\(name)\(often) reaches \(reached).", advice: advice)
}
