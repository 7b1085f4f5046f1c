import Model

extension Rule {
  static let effectInInitializer = Rule(
    id: "effect-in-initializer",
    title: "Making a global instance already starts work",
    rationale: """
      Whoever names the global first sets the work going: a screen, a test, a preview, in whatever \
      order. Nothing in the code says when it begins, and nothing can stop it, since the instance \
      is never let go of. A test that only wants to ask the object something also gets its timer, \
      its observers and its requests. Let the initializer only store what it is given, and start the \
      work in a function that the start of the app calls.
      """,
    limits: """
      Work is known by the names of the calls of the system that start it. What happens only under \
      some condition, or in an object that is made on the way, is `likely`.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it shows no initializers"
    ],
    basis: [
      .strong: "the initializer itself starts the work, whatever the case",
      .likely: "the work starts only under a condition, or in an object that is made on the way",
    ],
    related: [
      RelatedRule("init-order", when: "the initializer reaches another global"),
      RelatedRule(
        "subscription-outlives-owner", when: "what is registered keeps an object that ends earlier"),
    ],
    severity: .note,
    examples: [
      .flagged(
        "A shared instance that starts a timer and observes",
        """
        //- Sync.swift
        final class Sync {
          static let shared = Sync()
          private var count = 0
          private init() {
            NotificationCenter.default.addObserver(self, selector: #selector(run), name: .changed, object: nil)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Making Sync.shared adds an observer and starts a task, whoever asks for it first
            begin()
          }
          private func begin() { Task { await load() } }
          private func load() async { count += 1 }
          @objc func run() { count += 1 }
        }
        """),
      .flagged(
        "An object that starts a coroutine when it is first named",
        """
        //- app/src/main/kotlin/Sync.kt
        package com.example
        object Sync {
            private val scope = CoroutineScope(Dispatchers.Default)
            private var count = 0
            init {
                scope.launch { while (true) { count += 1 } }
        //      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Making Sync starts a coroutine, whoever asks for it first
            }
            fun count() = count
        }
        """),
      .accepted(
        "Work that the start of the app asks for",
        """
        //- Sync.swift
        final class Sync {
          private var count = 0
          func start() { Task { await load() } }
          private func load() async { count += 1 }
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          private let sync = Sync()
          func applicationDidFinishLaunching(_ application: UIApplication) { sync.start() }
        }
        """),
      .accepted(
        "An instance that only stores what it needs",
        """
        //- Cache.swift
        final class Cache {
          static let shared = Cache()
          private var names: [String] = []
          private let queue = DispatchQueue(label: "cache")
          private init() { names = ["a"] }
        }
        """),
      .accepted(
        "A task that begins with the first question",
        """
        //- app/src/main/kotlin/Sync.kt
        package com.example
        object Sync {
            private val scope = CoroutineScope(Dispatchers.Default)
            private var count = 0
            fun start() { scope.launch { count += 1 } }
            fun count() = count
        }
        class App : Application() { override fun onCreate() { Sync.start(); Sync.count() } }
        """),
      .accepted(
        "A cache that empties itself when memory runs short",
        """
        //- Cache.swift
        final class Cache {
          static let shared = Cache()
          private var names: [String: String] = [:]
          private init() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(handleLowMemory(_:)),
              name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
          }
          @objc private func handleLowMemory(_ notification: Notification) { names.removeAll() }
        }
        """),
      .accepted(
        "A closure that is kept and not run",
        """
        //- Cache.swift
        final class Cache {
          static let shared = Cache()
          private var refresh: (() -> Void)?
          private var count = 0
          private init() { refresh = { [weak self] in Task { await self?.load() } } }
          private func load() async { count += 1 }
        }
        """
      ).hidden,
    ],
    traps: effectInInitializerTraps,
    check: findEffects
  )
}

@Sendable private func findEffects(in context: RuleContext) -> [Finding] {
  context.graph.startEffects.compactMap { effect in
    guard let component = context.derived.components[effect.component], !component.role.isExempt,
      !component.role.isLeftAlone
    else { return nil }
    let sure = effect.steps.filter { !$0.isConditional }
    let steps = sure.isEmpty ? effect.steps : sure
    let told =
      steps.filter { $0.component == effect.component }
      + steps.filter { $0.component != effect.component }
    guard let first = told.first else { return nil }
    var actions: [String] = []
    for step in told where !actions.contains(step.action) { actions.append(step.action) }
    let listed =
      actions.count > 1
      ? "\(actions.dropLast().joined(separator: ", ")) and \(actions.last ?? "")" : actions[0]
    // What others do on the way is changed where it is asked for.
    let isOwn = first.component == effect.component
    return Finding(
      message: "Making \(effect.spelling) \(listed)\(sure.isEmpty ? " under some condition" : ""), "
        + "whoever asks for it first",
      confidence: sure.isEmpty || !isOwn ? .likely : .strong, component: effect.component,
      subject: effect.spelling, location: isOwn ? first.location : effect.location,
      related: [RelatedPlace(message: "\(effect.spelling) is made here", location: effect.location)]
        .filter { _ in isOwn }
        + told.dropFirst(isOwn ? 1 : 0).prefix(10).map {
          RelatedPlace(message: "\($0.action) here", location: $0.location)
        })
  }
}
