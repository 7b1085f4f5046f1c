import Model

extension ExampleParts {
  var rules: [RuleDescription] {
    [
      RuleDescription(
        id: "captive-dependency", title: text("An object keeps another beyond its lifetime"),
        rationale: text(
          "What is kept by a longer-living object cannot end when its own lifetime does.\n\n"
            + "Hand in what is needed for one call, or hold it in a slot that is emptied."),
        severity: .error),
      RuleDescription(
        id: "forgotten-on-logout", title: text("Session data survives logout"),
        rationale: text("The next user meets the data of the one before."), severity: .error),
      RuleDescription(
        id: "hidden-access", title: text("A global instance is reached from within"),
        rationale: text(
          "Nobody who reads the initializer can see that `SessionManager` is needed.\n\n"
            + "Hand it in through the initializer."),
        severity: .warning),
      RuleDescription(
        id: "hidden-clock", title: text("Time is taken inside logic"),
        rationale: text("Tests wait."),
        severity: nil),
    ]
  }

  var findings: [Violation] {
    [
      Violation(
        rule: "captive-dependency", severity: .error, basis: text("the manifest declares it"),
        finding: Finding(
          message: text("SessionManager keeps CheckoutViewModel, which belongs to a screen"),
          confidence: .proven, component: manager, subject: text("CheckoutViewModel"),
          location: at("App/SessionManager.swift", 9, 5, width: 8),
          related: [
            RelatedPlace(
              message: text("declared as screen here"), location: at("App/CheckoutView.swift", 9)),
            RelatedPlace(message: text("never released"), location: nil),
          ],
          path: [
            PathStep(component: dependencies, relation: nil, slot: nil, location: nil),
            PathStep(
              component: manager, relation: .owns, slot: text("manager"),
              location: at("App/AppDependencies.swift", 14)),
            PathStep(
              component: checkout, relation: .keeps, slot: text("delegate"),
              location: at("App/SessionManager.swift", 9)),
          ]),
        fingerprint: "00112233445566aa"),
      Violation(
        rule: "forgotten-on-logout", severity: .error,
        finding: Finding(
          message: text("SessionManager.logout leaves bookmarks"), confidence: .strong,
          component: manager, subject: text("bookmarks"), location: nil),
        fingerprint: "00112233445566bb"),
      Violation(
        rule: "hidden-access", severity: .warning,
        finding: Finding(
          message: text("CheckoutViewModel reaches SessionManager in 3 places"),
          confidence: .likely, component: checkout, subject: text("SessionManager"),
          location: at("App/CheckoutViewModel.swift", 12)),
        fingerprint: "00112233445566cc"),
      Violation(
        rule: "hidden-access", severity: .note,
        finding: Finding(
          message: text("Cart reaches Log"), confidence: .hint, component: cart, subject: nil,
          location: at("App/Cart.swift", 3)),
        fingerprint: "00112233445566dd"),
    ]
  }

  var verdicts: [Verdict] {
    [
      Verdict(
        component: logger, kind: .global, key: "", action: .leave,
        reason: text("a logger may be reached from everywhere"), confidence: .strong,
        declaredScope: nil, effectiveScope: "app", facts: [],
        whoUses: text("everyone"), whoReplaces: text("nobody"), whoCloses: text("nobody")),
      Verdict(
        component: manager, kind: .global, key: "", action: .moveToSession,
        reason: text("`authToken` and `bookmarks` belong to a session"), confidence: .likely,
        declaredScope: "app", effectiveScope: "app",
        facts: [
          Verdict.Fact(
            text("`authToken` is emptied in `SessionManager.logout`"),
            at: at("App/SessionManager.swift", 21)),
          Verdict.Fact(text("nothing is seen to empty `bookmarks`"), at: nil),
        ],
        whoUses: text("everyone"), whoReplaces: text("nobody"),
        whoCloses: text("SessionManager.logout empties part of it")),
      Verdict(
        component: session, kind: .binding, key: text("@Named(current) Session"), action: .leave,
        reason: text("what changes in it ends with the session, as it should"),
        confidence: .strong, declaredScope: text("account"), effectiveScope: "session",
        facts: [
          Verdict.Fact(
            text("belongs to the account: bound in the scope UserScope"),
            at: at("App/SessionModule.kt", 8))
        ],
        whoUses: text("handed to 1 component"), whoReplaces: text("who builds the graph"),
        whoCloses: text("the container")),
    ]
  }

  var inventory: Inventory {
    var counts = Inventory.Counts()
    counts.components = 6
    counts.accessPoints = 2
    counts.accessesInBodies = 12
    counts.accessesInDefaults = 2
    counts.accessesInRoots = 1
    counts.accessesInTests = 4
    counts.mutableGlobals = 1
    counts.systemAccesses = 7
    counts.containerLookups = 3
    counts.environmentReads = 5
    counts.ambientReads = 8
    counts.silencers = 2
    counts.scopeLabels = 1
    var earlier = counts
    earlier.accessesInBodies = 20
    earlier.scopeLabels = 0
    return Inventory(
      total: counts, modules: [Inventory.ModuleCounts(module: text("App"), counts: counts)],
      layers: [
        Inventory.LayerCounts(layer: .interface, counts: counts),
        Inventory.LayerCounts(layer: .logic, counts: Inventory.Counts()),
      ]
    ).since([
      Trend.Point(
        label: text("march/report.json"), counts: earlier, uncounted: ["scopeLabels"])
    ])
  }

  var checklist: [ChecklistItem] {
    [
      ChecklistItem(
        id: "counted", question: text("Are the global instances counted?"), answer: .pass,
        detail: text("2 instances, 12 hidden accesses"), findings: []),
      ChecklistItem(
        id: "session-state", question: text("Is session state under one object?"), answer: .fail,
        detail: text("2 fields are elsewhere"), findings: ["00112233445566bb"]),
      ChecklistItem(
        id: "tests", question: text("Are tests independent of their order?"),
        answer: .needsPerson, detail: "", findings: []),
    ]
  }

  var plan: Plan {
    Plan(
      steps: [
        PlanStep(
          phase: .defaultArguments, title: text("Let CheckoutViewModel ask for what it reaches"),
          detail: text("add a parameter for `SessionManager`"), components: [checkout, manager],
          changes: [
            RelatedPlace(
              message: text("CheckoutViewModel reaches it"),
              location: at("App/CheckoutViewModel.swift", 9)),
            RelatedPlace(
              message: text("CheckoutViewModel reaches it"),
              location: at("App/CheckoutViewModel.swift", 12)),
            RelatedPlace(message: text("its tests"), location: nil),
          ], removes: 8, remaining: 4, temporary: 1),
        PlanStep(
          phase: .closing, title: text("Close the access point"), detail: "", components: [],
          removes: 3, remaining: 1),
      ],
      ownershipChanges: [
        OwnershipChange(component: manager, owner: dependencies, users: 2, removes: 8, together: 8),
        OwnershipChange(component: logger, owner: nil, users: 1, removes: 3, together: 11),
      ],
      limits: [
        PlanLimit(component: logger, reason: text("nobody learns anything from it"), accesses: 1)
      ])
  }

  var problems: [Problem] {
    [
      Problem(.note, text("2 names are declared nowhere"), at: nil),
      Problem(
        .warning, text("`scop` is no key of a component"), advice: text("write `scope`"),
        at: at("lifegraph.yml", 12)),
      Problem(.error, text("the scope `sesion` does not exist"), at: at("lifegraph.yml", 18)),
    ]
  }
}
