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
      may be a tree or a chain; it is only a hint. Of objects that are all tied to each other the \
      first hundred references that point back are looked at. Cycles of Kotlin end by themselves.
      """,
    languages: [.swift, .manifest],
    silences: [
      .kotlin: "nobody counts references there, so that cycles end by themselves"
    ],
    basis: [
      .proven: "the manifest declares it",
      .strong: "one of them is seen to hand itself over, or to hold its own callback",
      .hint: "the types form a ring, and no object is seen to hand itself over",
    ],
    related: [
      RelatedRule("subscription-outlives-owner", when: "something of the system holds the callback")
    ],
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
      .flagged(
        "A subscription in an own slot that captures its owner",
        """
        //- Inbox.swift
        final class Inbox: ObservableObject {
          @Published var filter = ""
          private var cancellables: Set<AnyCancellable> = []
          init() {
            $filter
              .map { $0.lowercased() }
              .sink { text in self.reload(text) }
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Inbox keeps itself alive and never ends: its cancellables holds a subscription that captures it strongly
              .store(in: &cancellables)
          }
          private func reload(_ text: String) {}
        }
        """),
      .flagged(
        "A closure that a child is made with",
        """
        //- Upload.swift
        final class Form {
          private var upload: Upload?
          func start() {
            upload = Upload(onDone: { self.close() })
        //                          ^^^^^^^^^^^^^^^^ these keep each other alive and never end: Upload → Form → Upload
          }
          private func close() {}
        }
        final class Upload {
          private let onDone: () -> Void
          init(onDone: @escaping () -> Void) { self.onDone = onDone }
        }
        """),
      .accepted(
        "The closures capture weakly, or what they hold is let go",
        """
        //- Inbox.swift
        final class Inbox: ObservableObject {
          @Published var filter = ""
          private var cancellables: Set<AnyCancellable> = []
          private var upload: Upload?
          init() { $filter.sink { [weak self] text in self?.reload(text) }.store(in: &cancellables) }
          private func reload(_ text: String) {
            upload = Upload(onDone: { [weak self] in self?.close() })
          }
          private func close() { upload = nil }
        }
        final class Upload {
          private let onDone: () -> Void
          init(onDone: @escaping () -> Void) { self.onDone = onDone }
        }
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
      .flagged(
        "A slot that always has one, the last of which stays",
        """
        //- Flow.swift
        final class Flow {
          var step = Step()
          func next() {
            step = Step()
            step.flow = self
          }
        }
        final class Step {
          var flow: Flow?
        //    ^^^^ these keep each other alive and never end: Step → Flow → Step
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
    ],
    traps: ownershipCycleTraps,
    check: findCycles
  )
}

@Sendable private func findCycles(in context: RuleContext) -> [Finding] {
  keepingCycles(of: keeping(context)).map { finding($0, context) } + selfHolders(context)
}

/// Objects that hold callbacks which capture them.
private func selfHolders(_ context: RuleContext) -> [Finding] {
  var finder: [ComponentID: [Relation]] = [:]
  for relation in context.graph.relations
  where relation.kind == .subscribes && relation.capturesLifetime
    && relation.keeper == relation.kept
  {
    guard isObject(relation.from, context), !isGlobal(relation.from, context) else { continue }
    finder[relation.from, default: []].append(relation)
  }
  return finder.keys.sorted().compactMap { id in
    let relations = (finder[id] ?? []).sorted { first, second in
      guard let left = first.evidence.first, let right = second.evidence.first else { return false }
      return left < right
    }
    return relations.first.map { selfHolding($0, relations, context) }
  }
}

private func selfHolding(
  _ first: Relation, _ all: [Relation], _ context: RuleContext
) -> Finding {
  let name = context.derived.name(first.from)
  let slot = first.slot ?? ""
  let places = all.flatMap(\.evidence).map(\.location)
  return Finding(
    message: "\(name) keeps itself alive and never ends: its \(slot) holds \(noun(first)) that "
      + "captures it strongly",
    confidence: .strong, component: first.from, subject: slot,
    location: places.first,
    related: places.dropFirst().map { RelatedPlace(message: "here, too", location: $0) },
    path: [
      PathStep(
        component: first.from, relation: nil, slot: nil,
        location: context.derived.components[first.from]?.location),
      PathStep(
        component: first.from, relation: first.kind, slot: first.slot, location: places.first),
    ])
}

private func noun(_ relation: Relation) -> String {
  switch relation.subscription?.form {
  case .sink: "a subscription"
  case .observer: "an observer"
  case .timer: "a timer"
  case .task, .collector: "a task"
  case .callback, .delegate, nil: "a closure"
  }
}

/// The relations that hold objects for good, by keeper. What a global holds lives on without a cycle.
private func keeping(_ context: RuleContext) -> [ComponentID: [Relation]] {
  var edges: [ComponentID: [Relation]] = [:]
  for relation in context.graph.relations
  where relation.capturesLastOne && relation.keeper != relation.kept && !relation.isStaticSlot {
    let ends = [relation.keeper, relation.kept]
    guard ends.allSatisfy({ isObject($0, context) && !isGlobal($0, context) }) else { continue }
    edges[relation.keeper, default: []].append(relation)
  }
  return edges
}

/// Objects of Kotlin end with their cycle: nobody counts references there.
private func isObject(_ id: ComponentID, _ context: RuleContext) -> Bool {
  let component = context.derived.components[id].flatMap { $0.language == .kotlin ? nil : $0 }
  return switch component?.kind {
  case .class, .actor, .object, .companion, .declared, .binding: true
  case .struct, .enum, .protocol, .global, .undeclared, .external, nil: false
  }
}

/// True for what sits in a static slot, or what a container makes once for the whole process.
private func isGlobal(_ id: ComponentID, _ context: RuleContext) -> Bool {
  context.derived.components[id]?.scopeEvidence.contains {
    $0.source == .storage || $0.source == .injection && $0.scope == context.graph.processScope
  } ?? false
}

private func finding(_ cycle: [Relation], _ context: RuleContext) -> Finding {
  let isDeclared = cycle.allSatisfy { context.derived.components[$0.keeper]?.kind == .declared }
  // The reference that points back is the one to change; the path starts there.
  let start = cycle.firstIndex(where: \.pointsBack) ?? 0
  let ordered = Array(cycle[start...] + cycle[..<start])
  var path = [
    PathStep(
      component: ordered[0].keeper, relation: nil, slot: nil,
      location: context.derived.components[ordered[0].keeper]?.location)
  ]
  for relation in ordered {
    path.append(
      PathStep(
        component: relation.kept, relation: relation.kind, slot: relation.slot,
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
        message: "\(context.derived.name($0.keeper)) keeps \(context.derived.name($0.kept))",
        location: $0.evidence.first?.location)
    },
    path: path)
}
