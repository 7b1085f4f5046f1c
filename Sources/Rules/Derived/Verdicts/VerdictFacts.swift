import Model

extension VerdictJudge {
  /// What a verdict rests on, in the order in which to read it: how long it lives, what ends earlier,
  /// what else changes, who gets at it.
  func facts(of subject: VerdictSubject, _ content: PassingContent) -> [Verdict.Fact] {
    let component = subject.component
    return lifeFacts(of: component)
      + content.items.prefix(6).flatMap(facts) + leftFacts(content, of: component)
      + releaseFacts(of: component) + stateFacts(of: component, beside: content)
      + labelFacts(of: component) + entryFacts(of: component) + accessFacts(of: component.id)
      + makingFacts(of: component) + isolationFacts(of: component)
  }

  private func lifeFacts(of component: Component) -> [Verdict.Fact] {
    guard let first = component.scopeEvidence.first else { return [] }
    let lives = component.lives
    let isDeclared = component.declaredScope == first.scope
    var facts = [
      Verdict.Fact(
        "\(isDeclared ? "belongs to" : "lives as long as") the \(first.scope): \(first.detail)",
        at: first.location)
    ]
    let longer = component.scopeEvidence.first {
      $0.scope != first.scope && lives.contains($0.scope)
    }
    if let longer {
      facts.append(
        Verdict.Fact("lives as long as the \(longer.scope): \(longer.detail)", at: longer.location))
    }
    return facts
  }

  private func facts(of item: PassingContent.Item) -> [Verdict.Fact] {
    let what =
      switch item.sort {
      case .data:
        "`\(item.name)` \(item.confidence >= .strong ? "is" : "may be") data of the "
          + "\(item.scope): \(item.detail)"
      case .object: "`\(item.name)`: \(item.detail)"
      case .interface: "`\(item.name)` \(item.detail)"
      }
    return [Verdict.Fact(what, at: item.location)]
      + item.clearings.prefix(2).map { clearing in
        Verdict.Fact(
          "`\(item.name)` is emptied in `\(clearing.routine)`"
            + (clearing.condition.map { ", only when `\($0)`" } ?? ""), at: clearing.location)
      }
  }

  /// What no routine that ends a session is seen to empty.
  private func leftFacts(_ content: PassingContent, of component: Component) -> [Verdict.Fact] {
    let handled = derived.handledAtSignOut[component.id] ?? []
    let left = content.session.filter { item in
      item.clearings.isEmpty && !handled.contains(item.name)
        && (item.sort != .data || !context.graph.sessionEndings.isEmpty)
    }
    return left.isEmpty
      ? []
      : [
        Verdict.Fact(
          "nothing is seen to empty \(named(left.map(\.name), most: 5)) when the session ends",
          at: nil)
      ]
  }

  /// Objects of a shorter scope that are let go of, as it should be.
  private func releaseFacts(of component: Component) -> [Verdict.Fact] {
    let holders = (derived.outgoing[component.id] ?? []).filter { relation in
      (relation.kind == .owns || relation.kind == .keeps) && relation.isHolder
        && derived.components[relation.to]?.intendedScope != nil
    }
    return holders.prefix(3).compactMap { relation in
      let ending = relation.releasedAt.first { !$0.isReplacement } ?? relation.releasedAt.first
      guard let slot = relation.slot, let ending else { return nil }
      return Verdict.Fact(
        "`\(slot)` holds `\(derived.name(relation.to))`, and `\(ending.routine)` "
          + (ending.isReplacement ? "puts another in its place" : "lets it go"),
        at: ending.location)
    }
  }

  private func stateFacts(
    of component: Component, beside content: PassingContent
  ) -> [Verdict.Fact] {
    let rest = remainder(of: component, beside: content.items)
    var facts = rest.prefix(3).map { field in
      Verdict.Fact("`\(field.name)` \(change(of: field, in: component))", at: field.location)
    }
    if rest.count > 3 {
      facts.append(
        Verdict.Fact(
          "\(rest.count - 3) more field\(rest.count == 4 ? "" : "s") can change", at: nil))
    }
    // Who writes the data of others is what a move has to change.
    let moved = Set(content.items.map(\.name))
    let written = component.fields.filter { field in
      moved.contains(field.name) && field.writers.contains { $0.component != component.id }
    }
    return facts
      + written.prefix(3).map { field in
        let other = field.writers.first { $0.component != component.id }
        return Verdict.Fact(
          "`\(field.name)` \(change(of: field, in: component))", at: other?.location)
      }
      + toolFacts(of: component)
  }

  private func change(of field: Field, in component: Component) -> String {
    let writers = Set(field.writers.map(\.component))
    if writers.isEmpty { return "can change" }
    return writers == [component.id]
      ? "is changed by itself alone" : "is changed by \(listed(writers))"
  }

  /// What must not be used by two threads at once; that is no question of scope.
  private func toolFacts(of component: Component) -> [Verdict.Fact] {
    (sharedTools[component.id] ?? []).prefix(2).map { tool in
      Verdict.Fact(
        "`\(tool.field)` is one `\(tool.type)` for all, and each use changes it", at: tool.location)
    }
  }

  private func labelFacts(of component: Component) -> [Verdict.Fact] {
    guard let label = unneededLabel(of: component, context) else { return [] }
    let fields = component.fields.count
    let clause =
      switch fields {
      case 0: "it has no field"
      case 1: "its one field never changes"
      default: "none of its \(fields) fields changes"
      }
    let isTold = component.scopeEvidence.first?.location == label.location
    return
      (isTold
      ? [] : [Verdict.Fact("the scope `\(label.scope)` is named here", at: label.location)])
      + [Verdict.Fact("\(clause), and it makes nothing", at: component.location)]
  }

  private func entryFacts(of component: Component) -> [Verdict.Fact] {
    guard let entered = enteredInMemory(of: component, context) else { return [] }
    return entered.fields.prefix(3).map {
      Verdict.Fact("`\($0.name)` is entered by a person and kept in memory alone", at: $0.location)
    } + [
      Verdict.Fact(
        "`\(derived.name(entered.screen.id))` shows it, and comes back when the system has ended "
          + "the process", at: entered.screen.location)
    ]
  }
}
