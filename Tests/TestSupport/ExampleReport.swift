package import Model

/// A small plausible report that uses every field of the model at least once. `text` is applied to
/// every free text in it, so that hostile strings can be put everywhere.
package func exampleReport(_ text: @escaping (String) -> String = { $0 }) -> Report {
  let example = ExampleParts(text: text)
  var report = Report(
    tool: Report.Tool(name: "lifegraph", version: "0.1.0"), name: text("Travel booking"),
    inputs: [
      Report.Input(path: text("lifegraph.yml"), kind: .manifest),
      Report.Input(path: text("App"), kind: .sources),
      Report.Input(path: text("old/report.json"), kind: .report),
    ],
    coverage: Report.Coverage(
      filesWhole: 41,
      partial: [
        Report.Coverage.Gap(path: text("App/Broken.swift"), reason: text("line 12 is cut off"))
      ],
      skipped: [
        Report.Coverage.Gap(path: text("App/Huge.swift"), reason: text("larger than 5 MB"))
      ],
      bytes: 1_204_000, understoodBytes: 1_182_300),
    graph: example.graph, twins: example.twins, rules: example.rules, findings: example.findings,
    verdicts: example.verdicts, inventory: example.inventory, checklist: example.checklist,
    plan: example.plan, problems: example.problems)
  report.coverage.index = IndexCoverage(
    files: 36, stale: [text("App/Cart.swift")], unknownFiles: 4)
  report.findings[1].baselineState = .unchanged
  report.findings[2].baselineState = .new
  report.findings[2].excerpt = Excerpt(
    text: text("SessionManager.shared.authToken"), column: 3)
  report.findings[3].suppressed = text("the clock is injected in the next release")
  report.sourceLink = SourceLink(pattern: "https://forge.example/o/r/blob/main/{file}#L{line}")
  return report
}

/// The parts of that report, for tests that need one of them.
package struct ExampleParts {
  package let text: (String) -> String

  package init(text: @escaping (String) -> String) { self.text = text }

  package func id(_ name: String, qualifier: String? = nil) -> ComponentID {
    ComponentID(
      module: text("App"), name: text(name), qualifier: qualifier.map { text($0) })
  }

  package func at(_ file: String, _ line: Int, _ column: Int = 3, width: Int = 14) -> Location {
    Location(
      file: text(file), line: line, column: column, endLine: line, endColumn: column + width)
  }

  package var dependencies: ComponentID { id("AppDependencies") }
  package var manager: ComponentID { id("SessionManager") }
  package var session: ComponentID { id("UserSession", qualifier: "current") }
  package var checkout: ComponentID { id("CheckoutViewModel") }
  package var logger: ComponentID { id("Log") }
  package var cart: ComponentID { id("Cart") }

  var graph: CodeGraph {
    CodeGraph(
      name: text("Travel booking"),
      scopes: ScopeTree([
        Scope(name: "app", parent: nil, origin: .standard),
        Scope(name: text("window"), parent: "app", origin: .convention),
        Scope(name: "session", parent: "app", origin: .standard),
        Scope(name: text("account"), parent: "session", origin: .manifest, showsScreens: true),
        Scope(name: "flow", parent: "session", origin: .settings),
        Scope(name: "screen", parent: "flow", origin: .standard),
      ]),
      components: components, relations: relations, accessPoints: accessPoints,
      sessionEndings: sessionEndings, processes: processes, bindings: [binding], problems: [])
  }

  private var binding: Binding {
    var binding = Binding(
      component: session, key: text("@Named(current) Session"), form: .function,
      location: at("App/SessionModule.kt", 9))
    binding.scope = text("UserScope")
    binding.scopeLocation = at("App/SessionModule.kt", 8)
    binding.lifetime = "session"
    binding.installedIn = text("SingletonComponent")
    binding.provider = dependencies
    binding.consumers = [
      Binding.Consumer(
        component: checkout, slot: text("session"), location: at("App/CheckoutViewModel.kt", 4))
    ]
    return binding
  }

  private func component(
    _ id: ComponentID, _ name: String, _ kind: Component.Kind = .class, scope: String?,
    lives: String?, change: (inout Component) -> Void = { _ in }
  ) -> Component {
    var component = Component(
      id: id, name: text(name), module: text("App"), kind: kind, language: .swift,
      location: at("App/\(name).swift", 7))
    component.declaredScope = scope
    component.effectiveScope = lives
    change(&component)
    return component
  }

  private var components: [Component] {
    [
      component(dependencies, "AppDependencies", scope: "app", lives: "app") {
        $0.role = .compositionRoot
        $0.state = .immutable
      },
      component(cart, "Cart", .struct, scope: nil, lives: nil),
      component(checkout, "CheckoutViewModel", scope: "screen", lives: "app") {
        $0.state = .mutable
        $0.isolation = .mainActor
        $0.isolationReason = text("conforms to ObservableObject")
        $0.silencers = [
          Silencer(
            word: .nonisolatedUnsafe, field: text("observers"), isGuarded: true,
            location: at("App/CheckoutViewModel.swift", 12))
        ]
        $0.scopeEvidence = [
          ScopeEvidence(
            scope: "screen", source: .framework, detail: text("kept by a `@StateObject` of a view"),
            location: at("App/CheckoutView.swift", 9)),
          ScopeEvidence(
            scope: "app", source: .ownership, detail: text("kept by SessionManager"), location: nil),
        ]
      },
      component(logger, "Log", .global, scope: nil, lives: "app") {
        $0.role = .logger
        $0.state = .appendOnly
        $0.stateReason = text("its lines are only added to")
        $0.isolation = .lock
      },
      component(manager, "SessionManager", scope: "app", lives: "app") {
        $0.state = .mutable
        $0.fields = fields
        $0.scopeEvidence = [
          ScopeEvidence(
            scope: "app", source: .storage, detail: text("stored in `static let shared`"),
            location: at("App/SessionManager.swift", 4))
        ]
      },
      component(session, "UserSession", .actor, scope: text("account"), lives: "session"),
    ]
  }

  private var fields: [Field] {
    var token = Field(
      name: text("authToken"), type: text("String?"), location: at("App/SessionManager.swift", 8))
    token.isMutable = true
    token.isOptional = true
    token.dataScope = "session"
    token.dataEvidence = [
      DataEvidence(confidence: .strong, detail: text("cleared in SessionManager.logout"))
    ]
    token.writers = [FieldAccess(component: checkout, location: at("App/CheckoutView.swift", 30))]
    token.readers = [FieldAccess(component: dependencies, location: nil)]
    token.clearedIn = [
      Clearing(
        routine: text("SessionManager.logout"), condition: text("if keepsDrafts"),
        location: at("App/SessionManager.swift", 21))
    ]
    var bookmarks = Field(name: text("bookmarks"), type: text("[Place]"), location: nil)
    bookmarks.isStatic = true
    bookmarks.storage = .persisted
    bookmarks.strength = .weak
    return [token, bookmarks]
  }

  private var relations: [Relation] {
    var owns = Relation(from: dependencies, to: manager, kind: .owns, slot: text("manager"))
    owns.isStaticSlot = true
    owns.isReplaceable = true
    owns.releasedAt = [
      Release(routine: text("AppDependencies.reset"), location: at("App/AppDependencies.swift", 40))
    ]
    let reaches = Relation(
      from: checkout, to: manager, kind: .reaches, via: .singleton, place: .body,
      evidence: [
        Evidence(
          location: at("App/CheckoutViewModel.swift", 12),
          excerpt: text("let token = SessionManager.shared.authToken"))
      ])
    let keeps = Relation(from: manager, to: checkout, kind: .keeps, slot: text("delegate"))
    var subscribes = Relation(from: checkout, to: manager, kind: .subscribes, slot: text("token"))
    subscribes.subscription = Subscription(
      form: .observer, captures: .strongly, holder: .publisher, ending: .never,
      unreachableReleases: [
        Release(routine: text("CheckoutViewModel.deinit"), location: nil)
      ])
    return [owns, reaches, keeps, subscribes]
  }

  package var accessPoints: [AccessPoint] {
    [
      AccessPoint(
        component: manager, name: text("shared"), spelling: text("SessionManager.shared"),
        isMutable: false, isConstructible: true, location: at("App/SessionManager.swift", 4),
        accesses: [
          AccessPoint.Count(place: .body, count: 12),
          AccessPoint.Count(place: .defaultArgument, count: 2),
        ]),
      AccessPoint(
        component: logger, name: text("log"), spelling: text("log"), isMutable: true,
        isConstructible: false, location: nil,
        store: AccessPoint.Store(component: dependencies, field: text("_log"))),
    ]
  }

  var twins: [Twin] {
    [
      Twin(
        name: text("SessionManager"), swift: manager, kotlin: cart,
        differences: [
          Twin.Difference(
            aspect: .access, swift: text("everyone can reach it"), kotlin: text("is handed over")),
          Twin.Difference(
            aspect: .sessionData, swift: text("`history` stays at sign-out"),
            kotlin: text("`history` is emptied at sign-out")),
        ]),
      Twin(name: text("Logger"), swift: logger, kotlin: dependencies, differences: []),
    ]
  }

  private var processes: [AppProcess] {
    var fullest = ProcessRoot(
      name: text("View.withDependencies"), component: dependencies, kind: .provider,
      provides: [logger, manager], location: at("App/Roots.swift", 12))
    fullest.leavesOut = [cart]
    return [
      AppProcess(
        name: text("Travel"), kind: .application,
        roots: [
          ProcessRoot(
            name: text("TravelApp"), component: dependencies, kind: .entry,
            location: at("App/TravelApp.swift", 4)), fullest,
          ProcessRoot(
            name: text("TestDependencies"), component: dependencies, kind: .alternative,
            condition: text("ProcessInfo.isRunningUITests"),
            location: at("App/TravelApp.swift", 9)),
        ]),
      AppProcess(name: text("Widget"), kind: .appExtension, roots: []),
    ]
  }

  private var sessionEndings: [SessionEnding] {
    var logout = SessionEnding(
      component: manager, name: text("SessionManager.logout"),
      location: at("App/SessionManager.swift", 20),
      clears: [
        SessionEnding.Cleared(
          component: manager, field: text("authToken"), isReplaced: false,
          condition: text("if keepsDrafts"), isIncidental: false,
          location: at("App/SessionManager.swift", 21))
      ])
    logout.condition = text("keepsDrafts")
    logout.successor = SessionEnding.Successor(
      session: manager, slot: text("client"), parameter: text("next"))
    logout.steps = [
      SessionEnding.Step(
        action: text("empties SessionManager.authToken"), depth: 1,
        condition: text("let token"), isLater: true, location: at("App/SessionManager.swift", 21))
    ]
    return [logout]
  }
}
