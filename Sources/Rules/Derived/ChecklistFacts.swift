package import Model

/// The review checklist, answered from the same facts as the rules and the numbers; what the graph
/// cannot answer says what to look at.
package func checklist(
  of graph: CodeGraph, derived: DerivedData, violations: [Violation], verdicts: [Verdict],
  plan: Plan
) -> [ChecklistItem] {
  let context = RuleContext(graph: graph, derived: derived, options: [:])
  let facts = ChecklistFacts(
    context: context,
    violations: violations.filter { $0.suppressed == nil && $0.confidence > .hint })
  return [
    facts.counted(), facts.judged(verdicts), facts.newAccess(), facts.hiddenAccess(),
    facts.temporaryDefaults(plan), facts.sessionState(), facts.logout(), facts.mutableGlobals(),
    facts.isolation(), facts.defaultIsolation(), facts.interfaces(), facts.flows(), facts.tests(),
  ]
}

/// What the answers rest on.
struct ChecklistFacts {
  let context: RuleContext
  let violations: [Violation]

  var graph: CodeGraph { context.graph }
  var derived: DerivedData { context.derived }

  func fingerprints(of rules: String...) -> [String] {
    violations.filter { rules.contains($0.rule) }.map(\.fingerprint)
  }
}

extension ChecklistFacts {
  fileprivate func counted() -> ChecklistItem {
    let points = graph.accessPoints.count
    return ChecklistItem(
      id: "counted", question: "Are all global instances counted and written down?",
      answer: .pass,
      detail: points == 0
        ? nothing("there is no global instance")
        : "\(points) access point\(points == 1 ? " is" : "s are") in the inventory",
      findings: [])
  }

  fileprivate func judged(_ verdicts: [Verdict]) -> ChecklistItem {
    let judged = Set(verdicts.map(\.component))
    let open = Set(graph.accessPoints.map(\.component)).subtracting(judged).sorted()
    let kept = verdicts.count { $0.action == .leave }
    let detail =
      if !open.isEmpty {
        "nothing is known of \(named(open.map(derived.name), most: 5))"
      } else if verdicts.isEmpty {
        nothing("there is no global instance, and no binding with a scope")
      } else {
        "\(verdicts.count) verdict\(verdicts.count == 1 ? "" : "s"), \(kept) of them to leave "
          + "things as they are"
      }
    return ChecklistItem(
      id: "verdicts", question: "Has each of them a verdict?",
      answer: open.isEmpty ? .pass : .needsPerson, detail: detail, findings: [])
  }

  fileprivate func hiddenAccess() -> ChecklistItem {
    let hidden = graph.relations.filter {
      isHiddenAccess($0, derived: derived) || isContainerLookup($0, derived: derived)
    }
    let open = hidden.filter { derived.components[$0.to]?.isLeftAlone != true }
    let detail =
      if open.contains(where: { $0.via != .serviceLocator }) {
        "components reach global instances from their bodies"
      } else if !open.isEmpty {
        "components ask containers for what they need"
      } else if !hidden.isEmpty {
        "what is reached from bodies may be reached from everywhere: \(targets(of: hidden))"
      } else if graph.accessPoints.isEmpty {
        nothing("there is no global instance")
      } else {
        "nothing reaches a global instance of the project from its body"
      }
    return ChecklistItem(
      id: "hidden-access", question: "Does every component say what it needs?",
      answer: open.isEmpty ? .pass : .fail, detail: detail,
      findings: open.isEmpty ? [] : fingerprints(of: "hidden-access", "service-locator"))
  }

  fileprivate func temporaryDefaults(_ plan: Plan) -> ChecklistItem {
    let defaults = graph.relations.filter {
      $0.place == .defaultArgument && derived.reachesGlobal($0)
    }
    let open = defaults.filter { relation in
      derived.components[relation.from]?.role.isExempt == false
        && derived.components[relation.to]?.isLeftAlone != true
    }
    let removed = Set(
      plan.steps.lazy.filter { $0.phase == .roots || $0.phase == .session }.flatMap(\.components))
    let lasting = open.filter { !removed.contains($0.to) }
    let count = open.reduce(0) { $0 + $1.evidence.count }
    let detail =
      if !lasting.isEmpty {
        "no step of the plan removes those of \(targets(of: lasting))"
      } else if !open.isEmpty {
        "\(count) default argument\(count == 1 ? " stands" : "s stand") for a global instance, and "
          + "the plan has a step that removes \(count == 1 ? "it" : "each")"
      } else if !defaults.isEmpty {
        "the global instances that are defaults stand in roots, or may be reached from everywhere: "
          + targets(of: defaults)
      } else {
        nothing("no parameter has a global instance as its default")
      }
    return ChecklistItem(
      id: "temporary-defaults", question: "Has each temporary default argument its removal step?",
      answer: lasting.isEmpty ? .pass : .needsPerson, detail: detail,
      findings: open.isEmpty ? [] : fingerprints(of: "singleton-default-argument"))
  }

  fileprivate func mutableGlobals() -> ChecklistItem {
    let all = globalVariables(of: graph)
    let open = all.filter { $0.isOwnerless(derived) }
    let count = "\(all.count) global variable\(all.count == 1 ? " changes" : "s change")"
    let detail =
      if !open.isEmpty {
        "\(count), and nobody owns "
          + (open.count < all.count ? "\(open.count) of them" : all.count == 1 ? "it" : "them")
      } else if !all.isEmpty {
        "\(count): kept beyond the process, told as data of the session, set by what it gives, or "
          + "behind an access point"
      } else {
        nothing("no global variable is written after its start")
      }
    return ChecklistItem(
      id: "mutable-globals", question: "Is every global variable owned by someone?",
      answer: open.isEmpty ? .pass : .fail, detail: detail,
      findings: open.isEmpty ? [] : fingerprints(of: "global-mutable-state") + told(open))
  }

  /// Static slots that another rule tells as never emptied.
  private func told(_ variables: [GlobalVariable]) -> [String] {
    violations.filter { violation in
      violation.rule == "never-released"
        && variables.contains {
          $0.component.id == violation.component && $0.field.name == violation.subject
        }
    }.map(\.fingerprint)
  }

  fileprivate func isolation() -> ChecklistItem {
    let silenced = graph.components.filter { !$0.role.isExempt && !$0.silencers.isEmpty }
    let unsafe = silenced.filter {
      $0.isolation == .unsafe || $0.silencers.contains { !$0.isGuarded }
    }
    let raced = Set(silencedGlobals(in: context).map(\.component.name)).sorted()
    let detail =
      if !raced.isEmpty {
        "everyone reaches what nothing guards: \(named(raced, most: 5))"
      } else if !unsafe.isEmpty {
        "look at what guards \(named(unsafe.map(\.name), most: 5))"
      } else if !silenced.isEmpty {
        "the compiler's checks are off in \(named(silenced.map(\.name), most: 5)), and something "
          + "guards what changes"
      } else {
        "no component switches off the compiler's checks"
      }
    return ChecklistItem(
      id: "isolation", question: "Is no isolation silenced?",
      answer: !raced.isEmpty ? .fail : unsafe.isEmpty ? .pass : .needsPerson, detail: detail,
      findings: raced.isEmpty ? [] : fingerprints(of: "isolation-silenced"))
  }

  fileprivate func newAccess() -> ChecklistItem {
    ChecklistItem(
      id: "new-access", question: "Is new access to global instances stopped?",
      answer: .needsPerson,
      detail: "run `lifegraph check` for each change and let it fail", findings: [])
  }

  private func targets(of relations: [Relation]) -> String {
    named(Set(relations.map(\.to)).sorted().map(derived.name), most: 5)
  }
}

/// An answer where there is nothing that could be wrong.
func nothing(_ reason: String) -> String { "nothing to check: \(reason)" }

/// The first of some names, and how many more there are.
func named(_ names: [String], most: Int) -> String {
  let shown = names.prefix(most).map { "`\($0)`" }.joined(separator: ", ")
  return names.count > most ? "\(shown) and \(names.count - most) more" : shown
}
