import Model

extension Rule {
  static let ownershipCycle = Rule(
    id: "ownership-cycle",
    title: "Objects keep each other alive and never end",
    rationale: """
      Each object of the cycle is held by the next, so none of them is ever released, whatever \
      the code outside does: their memory, their timers and their subscriptions stay. Make the \
      reference that points back weak or unowned, or pass what is needed as an argument.
      """,
    limits: """
      Types are seen, not instances. A cycle of types in which nobody is seen to hand itself over \
      may be a tree or a chain of different instances; it is only a hint.
      """,
    severity: .warning,
    examples: [
      .flagged(
        "A child that keeps its parent",
        """
        //- Flow.swift
        final class Flow {
          var step: Step?
          func start() { step = Step(flow: self) }
        }
        final class Step {
          let flow: Flow
        //    ^^^^ these keep each other alive and never end: Step → Flow → Step
          init(flow: Flow) { self.flow = flow }
        }
        """),
      .flagged(
        "A manifest in which two own each other",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          Parent:
            scope: flow
            owns: [Child]
          Child:
            scope: flow
            keeps: [Parent]
        #           ^^^^^^ these keep each other alive and never end: Child → Parent → Child
        """),
      .accepted(
        "The child points back weakly",
        """
        //- Flow.swift
        final class Flow {
          var step: Step?
          func start() { step = Step(flow: self) }
        }
        final class Step {
          weak var flow: Flow?
          init(flow: Flow) { self.flow = flow }
        }
        """),
      .accepted(
        "The parent lets go of the child",
        """
        //- Flow.swift
        final class Flow {
          var step: Step?
          func start() { step = Step(flow: self) }
          func finish() { step = nil }
        }
        final class Step {
          let flow: Flow
          init(flow: Flow) { self.flow = flow }
        }
        """),
      .accepted(
        "A node of a tree keeps nodes of its own type",
        """
        //- Node.swift
        final class Node {
          var children: [Node] = []
          func add() { children.append(Node()) }
        }
        """),
      .accepted(
        "A chain is no cycle",
        """
        //- Chain.swift
        final class First { let second = Second() }
        final class Second { let third = Third() }
        final class Third {}
        """),
      .accepted(
        "Two globals that live for ever anyway",
        """
        //- Globals.swift
        final class Player {
          static let shared = Player()
          var queue = Queue.shared
        }
        final class Queue {
          static let shared = Queue()
          var player: Player?
          func attach() { player = Player.shared }
        }
        """
      ).hidden,
    ],
    check: findCycles
  )
}

@Sendable private func findCycles(in context: RuleContext) -> [Finding] {
  strongComponents(of: keeping(context)).compactMap { members in
    guard let cycle = shortestCycle(in: Set(members), keeping(context, among: Set(members))),
      !cycle.contains(where: { isGlobal($0.from, context) })
    else { return nil }
    return finding(cycle, context)
  }
}

/// The relations that hold objects for good, by source.
private func keeping(
  _ context: RuleContext, among members: Set<ComponentID>? = nil
) -> [ComponentID: [Relation]] {
  var edges: [ComponentID: [Relation]] = [:]
  for relation in context.graph.relations
  where relation.capturesLifetime && relation.from != relation.to && !relation.isStaticSlot {
    guard isObject(relation.from, context), isObject(relation.to, context) else { continue }
    if let members, !members.contains(relation.from) || !members.contains(relation.to) { continue }
    edges[relation.from, default: []].append(relation)
  }
  return edges
}

private func isObject(_ id: ComponentID, _ context: RuleContext) -> Bool {
  switch context.derived.components[id]?.kind {
  case .class, .actor, .object, .companion, .declared, .binding: true
  case .struct, .enum, .protocol, .global, .undeclared, .external, nil: false
  }
}

private func isGlobal(_ id: ComponentID, _ context: RuleContext) -> Bool {
  context.derived.components[id]?.scopeEvidence.contains { $0.source == .storage } ?? false
}

private func finding(_ cycle: [Relation], _ context: RuleContext) -> Finding {
  let isDeclared = cycle.allSatisfy {
    context.derived.components[$0.from]?.kind == .declared
  }
  // The reference that points back is the one to change; the path starts there.
  let start = cycle.firstIndex(where: \.pointsBack) ?? 0
  let ordered = Array(cycle[start...] + cycle[..<start])
  var path = [
    PathStep(
      component: ordered[0].from, relation: nil, slot: nil,
      location: context.derived.components[ordered[0].from]?.location)
  ]
  for relation in ordered {
    path.append(
      PathStep(
        component: relation.to, relation: relation.kind, slot: relation.slot,
        location: relation.evidence.first?.location))
  }
  let confidence: Confidence =
    isDeclared ? .proven : cycle.contains(where: \.pointsBack) ? .strong : .hint
  return Finding(
    message: "these keep each other alive and never end: "
      + spelled(path, derived: context.derived),
    confidence: confidence, component: ordered[0].from,
    subject: ordered[0].slot ?? ordered[0].to.text,
    location: ordered[0].evidence.first?.location,
    related: ordered.dropFirst().map {
      RelatedPlace(
        message: "\(context.derived.name($0.from)) keeps \(context.derived.name($0.to))",
        location: $0.evidence.first?.location)
    },
    path: path)
}
