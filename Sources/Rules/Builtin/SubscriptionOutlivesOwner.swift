import Model

extension Rule {
  static let subscriptionOutlivesOwner = Rule(
    id: "subscription-outlives-owner",
    title: "A registered callback keeps its owner alive",
    rationale: """
      A notification center, a run loop, a session of the system or an endless task holds what is \
      registered with it until it is told otherwise. A callback that captures its owner strongly \
      keeps that owner, and all that it keeps, for the rest of the process: closed screens go on \
      reacting, once more for each time that they were opened. Capture it weakly, keep the token, \
      and remove it where the owner ends. A deinitializer is such a place only with a weak capture.
      """,
    limits: """
      A token that is handed to code that is not scanned counts as being removed there. With a weak \
      capture only the closure is left behind, which is a note.
      """,
    severity: .warning,
    examples: [
      .flagged(
        "An observer whose token is dropped",
        """
        //- Profile.swift
        final class ProfileScreen: UIViewController {
          override func viewDidLoad() {
            NotificationCenter.default.addObserver(
              forName: .profile, object: nil, queue: .main, using: { _ in self.reload() })
        //                                                         ^^^^^^^^^^^^^^^^^^^^^^ ProfileScreen, which belongs to the screen, is kept as long as the app: the notification center holds an observer that captures it strongly, and nothing removes it
          }
          private func reload() {}
        }
        """),
      .flagged(
        "A timer that only the deinitializer stops, which therefore never runs",
        """
        //- Clock.swift
        // lifegraph: scope=screen
        final class Clock {
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: { _ in self.tick() })
        //                                                                          ^^^^^^^^^^^^^^^^^^^^ Clock, which belongs to the screen, is kept as long as the app: the run loop holds a timer that captures it strongly, and the deinitializer, which would end that, never runs
          }
          deinit { timer?.invalidate() }
          private func tick() {}
        }
        """),
      .flagged(
        "An endless method, which holds a weak capture as long as it runs",
        """
        //- Feed.swift
        // lifegraph: scope=screen
        final class Feed {
          func start() { Task { [weak self] in await self?.observe() } }
        //                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Feed, which belongs to the screen, is kept as long as the app: the runtime holds an endless task that captures it strongly, and nothing cancels it
          private func observe() async {
            for await _ in NotificationCenter.default.notifications(named: .feed) { reload() }
          }
          private func reload() {}
        }
        """),
      .flagged(
        "A weak capture whose token is dropped leaves the closure behind",
        """
        //- Scene.swift
        // lifegraph: scope=screen
        final class Scene {
          init() {
            NotificationCenter.default.addObserver(
              forName: .scene, object: nil, queue: nil, using: { [weak self] _ in self?.reload() })
        //                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the notification center goes on holding an observer of Scene after the screen has ended: nothing removes it
          }
          private func reload() {}
        }
        """
      ).hidden,
      .accepted(
        "A weak capture, and a token that is removed",
        """
        //- Profile.swift
        final class ProfileScreen: UIViewController {
          private var token: NSObjectProtocol?
          override func viewDidLoad() {
            token = NotificationCenter.default.addObserver(
              forName: .profile, object: nil, queue: .main
            ) { [weak self] _ in
              self?.reload()
            }
          }
          deinit { if let token { NotificationCenter.default.removeObserver(token) } }
          private func reload() {}
        }
        """),
      .accepted(
        "Work that comes to its end, and a loop that lets go of its owner",
        """
        //- Feed.swift
        // lifegraph: scope=screen
        final class Feed {
          private var observing: Task<Void, Never>?
          func start() {
            Task { await self.load() }
            observing = Task { [weak self] in
              for await _ in NotificationCenter.default.notifications(named: .feed) {
                guard let self else { return }
                await self.load()
              }
            }
          }
          func stop() { observing?.cancel() }
          private func load() async {}
        }
        """),
      .accepted(
        "Observers that are named by a selector are not kept",
        """
        //- Profile.swift
        final class ProfileScreen: UIViewController {
          override func viewDidLoad() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(reload), name: .profile, object: nil)
          }
          @objc private func reload() {}
        }
        """),
      .accepted(
        "An object of the app lives as long anyway",
        """
        //- Sync.swift
        final class Sync {
          static let shared = Sync()
          init() {
            NotificationCenter.default.addObserver(
              forName: .sync, object: nil, queue: nil) { _ in self.run() }
          }
          private func run() {}
        }
        """
      ).hidden,
    ],
    check: findOutlived
  )
}

@Sendable private func findOutlived(in context: RuleContext) -> [Finding] {
  var findings: [Finding] = []
  // Where the owner itself is kept, a closure more that is left behind is no news.
  let kept = Set(
    context.graph.relations.lazy.filter { $0.kind == .subscribes && $0.capturesLifetime }
      .map(\.from))
  for relation in context.graph.relations where relation.kind == .subscribes {
    guard let subscription = relation.subscription, subscription.ending == .never,
      subscription.holder == .publisher, relation.releasedAt.isEmpty,
      isHeldByProcess(relation, context), subscription.form != .collector,
      let owner = context.derived.components[relation.from], !owner.role.isExempt,
      let belonging = belonging(of: owner, context)
    else { continue }
    switch subscription.captures {
    case .strongly:
      findings.append(outlived(relation, subscription, owner, belonging, context))
    case .weakly, .unowned:
      if relation.isStaticSlot || kept.contains(owner.id) { continue }
      findings.append(leftBehind(relation, subscription, owner, belonging, context))
    case .nothing:
      continue
    }
  }
  return findings
}

/// True when what holds the callback lives as long as the process.
private func isHeldByProcess(_ relation: Relation, _ context: RuleContext) -> Bool {
  relation.isStaticSlot || context.derived.components[relation.to]?.kind == .external
}

/// The scope that a component belongs to when it ends before the process does: its own, or that of
/// all who keep it.
private func belonging(
  of component: Component, _ context: RuleContext
) -> (scope: String, confidence: Confidence)? {
  func isShorter(_ scope: String) -> Bool {
    context.graph.outlives(context.graph.processScope, scope)
  }
  if let declared = component.declaredScope {
    return isShorter(declared) ? (declared, .strong) : nil
  }
  let keepers = (context.derived.incoming[component.id] ?? []).filter {
    $0.kind == .owns || $0.kind == .keeps
  }
  var scopes: Set<String> = []
  for relation in keepers {
    guard !relation.isStaticSlot,
      let scope = context.derived.components[relation.from]?.declaredScope, isShorter(scope)
    else { return nil }
    scopes.insert(scope)
  }
  let longest = context.graph.scopes.scopes.first { scopes.contains($0.name) }
  return longest.map { ($0.name, .likely) }
}

private func outlived(
  _ relation: Relation, _ subscription: Subscription, _ owner: Component,
  _ belonging: (scope: String, confidence: Confidence), _ context: RuleContext
) -> Finding {
  let unreachable = subscription.unreachableReleases
  let remedy =
    unreachable.isEmpty
    ? "nothing \(cancelling(subscription.form))"
    : "the deinitializer, which would end that, never runs"
  return finding(
    "\(owner.name), which belongs to the \(belonging.scope), is kept as long as the "
      + "\(context.graph.processScope): \(holder(relation, context)) holds \(noun(subscription.form)) "
      + "that captures it strongly, and \(remedy)",
    belonging.confidence, relation, owner, severity: nil,
    related: unreachable.map { RelatedPlace(message: "this never runs", location: $0.location) },
    context)
}

private func leftBehind(
  _ relation: Relation, _ subscription: Subscription, _ owner: Component,
  _ belonging: (scope: String, confidence: Confidence), _ context: RuleContext
) -> Finding {
  finding(
    "\(holder(relation, context)) goes on holding \(noun(subscription.form)) of \(owner.name) after "
      + "the \(belonging.scope) has ended: nothing \(cancelling(subscription.form))",
    belonging.confidence, relation, owner, severity: .note, related: [], context)
}

private func finding(
  _ message: String, _ confidence: Confidence, _ relation: Relation, _ owner: Component,
  severity: Severity?, related: [RelatedPlace], _ context: RuleContext
) -> Finding {
  let others = relation.evidence.dropFirst().map {
    RelatedPlace(message: "here, too", location: $0.location)
  }
  return Finding(
    message: message, confidence: confidence, component: owner.id,
    subject: relation.slot ?? relation.to.text, location: relation.evidence.first?.location,
    related: others + related,
    path: [
      PathStep(
        component: relation.keeper, relation: nil, slot: nil,
        location: context.derived.components[relation.keeper]?.location),
      PathStep(
        component: owner.id, relation: .subscribes, slot: relation.slot,
        location: relation.evidence.first?.location),
    ], severity: severity)
}

private func holder(_ relation: Relation, _ context: RuleContext) -> String {
  let name = context.derived.name(relation.to)
  return relation.isStaticSlot ? "\(name).\(relation.slot ?? "")" : "the \(spoken(name))"
}

/// The system's registries, as people call them.
private func spoken(_ registry: String) -> String {
  switch registry {
  case "NotificationCenter": "notification center"
  case "RunLoop": "run loop"
  case "Task": "runtime"
  default: registry
  }
}

private func noun(_ form: Subscription.Form) -> String {
  switch form {
  case .observer: "an observer"
  case .timer: "a timer"
  case .task, .collector: "an endless task"
  case .delegate: "a delegate"
  case .sink: "a subscription"
  case .callback: "a closure"
  }
}

private func cancelling(_ form: Subscription.Form) -> String {
  switch form {
  case .observer: "removes it"
  case .timer, .delegate: "invalidates it"
  case .task, .collector, .sink: "cancels it"
  case .callback: "empties that"
  }
}
