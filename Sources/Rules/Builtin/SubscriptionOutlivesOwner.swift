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
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest declares it",
      .strong:
        "what is registered is seen, and the owner's scope is declared or given by the system",
      .likely: "the owner's scope follows from those who keep it",
    ],
    related: [
      RelatedRule("ownership-cycle", when: "the owner holds the callback itself"),
      RelatedRule("never-released", when: "it is no callback, but the object itself"),
    ],
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
        "An activity that registers with an object of the app and is never taken back",
        """
        //- app/src/main/kotlin/Session.kt
        package com.example
        interface SessionListener { fun onEnd() }
        object Sessions {
            private val listeners = mutableListOf<SessionListener>()
            fun addListener(listener: SessionListener) { listeners.add(listener) }
            fun removeListener(listener: SessionListener) { listeners.remove(listener) }
        }
        class MainActivity : Activity(), SessionListener {
            override fun onCreate() { Sessions.addListener(this) }
        //                            ^^^^^^^^^^^^^^^^^^^^^^^^^^ MainActivity, which belongs to the screen, is kept as long as the app: Sessions holds an observer that captures it strongly, and nothing removes it
            override fun onEnd() = finish()
        }
        """),
      .accepted(
        "A listener that is taken back, and one that is held weakly",
        """
        //- app/src/main/kotlin/Session.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        interface SessionListener { fun onEnd() }
        @Singleton
        class Sessions @Inject constructor() {
            private val listeners = mutableListOf<SessionListener>()
            private val weak = mutableListOf<WeakReference<SessionListener>>()
            fun addListener(listener: SessionListener) { listeners.add(listener) }
            fun removeListener(listener: SessionListener) { listeners.remove(listener) }
            fun addWeakListener(listener: SessionListener) { weak.add(WeakReference(listener)) }
        }
        class MainActivity : Activity(), SessionListener {
            @Inject lateinit var sessions: Sessions
            override fun onStart() { sessions.addListener(this) }
            override fun onStop() { sessions.removeListener(this) }
            override fun onEnd() = finish()
        }
        class Details : Fragment(), SessionListener {
            @Inject lateinit var sessions: Sessions
            override fun onStart() { sessions.addWeakListener(this) }
            override fun onEnd() {}
        }
        """),
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
    ],
    traps: subscriptionOutlivesOwnerTraps,
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
    guard let subscription = relation.subscription,
      let owner = context.derived.components[relation.from],
      let lives = SubscriptionLives(of: owner, heldBy: relation, context)
    else { continue }
    switch subscription.captures {
    case .strongly:
      findings.append(outlived(relation, subscription, owner, lives, context))
    case .weakly, .unowned:
      if relation.isStaticSlot || kept.contains(owner.id) { continue }
      findings.append(leftBehind(relation, subscription, owner, lives, context))
    case .nothing:
      continue
    }
  }
  return findings
}

private func outlived(
  _ relation: Relation, _ subscription: Subscription, _ owner: Component,
  _ lives: SubscriptionLives, _ context: RuleContext
) -> Finding {
  let unreachable = subscription.unreachableReleases
  let remedy =
    unreachable.isEmpty
    ? "nothing \(cancelling(subscription.form))"
    : "the deinitializer, which would end that, never runs"
  return finding(
    "\(owner.name), which belongs to the \(lives.owner), is kept as long as the "
      + "\(lives.holder): \(holder(relation, context)) holds \(noun(subscription.form, of: owner)) "
      + "that captures it strongly, and \(remedy)",
    lives.confidence, relation, owner, severity: nil,
    related: unreachable.map { RelatedPlace(message: "this never runs", location: $0.location) },
    context)
}

private func leftBehind(
  _ relation: Relation, _ subscription: Subscription, _ owner: Component,
  _ lives: SubscriptionLives, _ context: RuleContext
) -> Finding {
  finding(
    "\(holder(relation, context)) goes on holding \(noun(subscription.form, of: owner)) of "
      + "\(owner.name) after the \(lives.owner) has ended: nothing \(cancelling(subscription.form))",
    lives.confidence, relation, owner, severity: .note, related: [], context)
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
  if relation.isStaticSlot { return "\(name).\(relation.slot ?? "")" }
  let isOutside = context.derived.components[relation.to]?.kind == .external
  return isOutside ? "the \(spoken(name))" : name
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

private func noun(_ form: Subscription.Form, of owner: Component) -> String {
  switch form {
  case .observer: "an observer"
  case .timer: "a timer"
  case .task, .collector: "an endless task"
  case .delegate: "a delegate"
  case .sink: "a subscription"
  // In Kotlin it may be an object that is written out.
  case .callback: owner.language == .kotlin ? "a callback" : "a closure"
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
