import Model

extension Rule {
  static let captiveDependency = Rule(
    id: "captive-dependency",
    title: "An object keeps another one beyond its scope",
    rationale: """
      What is meant to end with the session, the flow or the screen is kept alive by something \
      that goes on: it serves stale data to the next user, and its memory never comes back. Hold \
      it in a slot that is emptied when the scope ends, pass it as an argument, or ask a factory \
      for it each time.
      """,
    severity: .error,
    examples: [
      .flagged(
        "A singleton keeps an object of the session through another one",
        """
        //- Session.swift
        // lifegraph: scope=session
        final class UserSession {}
        final class Sync {
          let session: UserSession
        //    ^^^^^^^ Sync keeps UserSession, which belongs to the session, as long as the app: Engine → Sync → UserSession
          init(session: UserSession) { self.session = session }
        }
        final class Engine {
          static let shared = Engine(sync: Sync(session: UserSession()))
          let sync: Sync
          init(sync: Sync) { self.sync = sync }
        }
        """),
      .flagged(
        "A manifest that declares both scopes",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          Cache:
            scope: app
            keeps: [UserSession]
        #           ^^^^^^^^^^^ Cache keeps UserSession, which belongs to the session, as long as the app: Cache → UserSession
          UserSession: { scope: session }
        """),
      .accepted(
        "A slot that is emptied",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          Holder:
            scope: app
            owns: [{ component: UserSession, released-in: logout }]
          UserSession: { scope: session }
        """),
      .accepted(
        "Weak, deferred and passed along",
        """
        //- Session.swift
        // lifegraph: scope=session
        final class UserSession {}
        final class Engine {
          static let shared = Engine()
          weak var session: UserSession?
          var make: () -> UserSession = { UserSession() }
          func run(with session: UserSession) {}
        }
        """),
      .accepted(
        "The shorter object keeps the longer one",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          Client: { scope: app }
          UserSession:
            scope: session
            keeps: [Client]
        """),
    ],
    check: findCaptives
  )
}

@Sendable private func findCaptives(in context: RuleContext) -> [Finding] {
  let graph = context.graph
  return graph.relations.compactMap { relation in
    guard relation.capturesLifetime, !relation.isReplaceable, relation.from != relation.to,
      let keeper = context.derived.components[relation.from], !isAlien(keeper.role),
      let target = context.derived.components[relation.to],
      let intended = target.intendedScope,
      let life = graph.life(ofSlotOf: relation, derived: context.derived)
    else { return nil }
    if graph.outlives(life, intended.scope) {
      return finding(relation, keeper, target, life: life, intended, context, isCertain: true)
    }
    if graph.areUnrelated(life, intended.scope) {
      return finding(relation, keeper, target, life: life, intended, context, isCertain: false)
    }
    return nil
  }
}

/// Roots are judged too: what they keep lives as long as they do.
private func isAlien(_ role: Component.Role) -> Bool {
  role.isExempt && role != .compositionRoot
}

private func finding(
  _ relation: Relation, _ keeper: Component, _ target: Component, life: String,
  _ intended: (scope: String, confidence: Confidence, detail: String), _ context: RuleContext,
  isCertain: Bool
) -> Finding {
  var path = keeperPath(
    to: keeper.id, scope: life, graph: context.graph, derived: context.derived)
  path.append(
    PathStep(
      component: target.id, relation: relation.kind, slot: relation.slot,
      location: relation.evidence.first?.location))
  let verb = relation.kind == .owns ? "owns" : "keeps"
  let extent =
    isCertain ? "as long as the \(life)" : "as long as the \(life), which may go on after it"
  return Finding(
    message: "\(keeper.name) \(verb) \(target.name), which belongs to the \(intended.scope), "
      + "\(extent): \(spelled(path, derived: context.derived))",
    confidence: isCertain ? intended.confidence : min(intended.confidence, .likely),
    component: keeper.id, subject: target.id.text,
    location: relation.evidence.first?.location ?? keeper.location,
    related: [
      RelatedPlace(
        message: "\(target.name) belongs to the \(intended.scope): \(intended.detail)",
        location: target.location)
    ],
    path: path)
}
