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
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest declares the scope that is outlived",
      .strong:
        "a directive, settings, a container or what it holds shows the scope that is outlived",
      .likely: "only the name says that it is a session, or the scopes stand beside each other",
    ],
    related: [
      RelatedRule("never-released", when: "the object sits in a slot that could be emptied"),
      RelatedRule("ui-outlived", when: "the object is shown on a screen"),
      RelatedRule(
        "session-state-in-app-scope", when: "a field with data of the session leads to it"),
    ],
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
      .flagged(
        "An object of the process that is given one of the activity",
        """
        //- app/src/main/kotlin/Engine.kt
        package com.example
        import dagger.hilt.android.scopes.ActivityRetainedScoped
        import javax.inject.Inject
        import javax.inject.Singleton
        @ActivityRetainedScoped class Draft @Inject constructor() { var text = "" }
        @Singleton class Engine @Inject constructor(private val draft: Draft) {
        //                                                      ^^^^^ Engine keeps Draft, which belongs to the activity-retained, as long as the app: Engine → Draft
            fun show() = draft.text
        }
        """
      ).hidden,
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
        "A screen of a scope that the project adds",
        """
        #- lifegraph.yml
        lifegraph: 1
        scopes:
          room: { within: session }
        components:
          RoomCache: { scope: room }
          RoomScreen:
            scope: screen
            keeps: [RoomCache]
        """
      ).hidden,
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
    traps: captiveDependencyTraps,
    check: findCaptives
  )
}

@Sendable private func findCaptives(in context: RuleContext) -> [Finding] {
  context.graph.relations.compactMap { relation in
    guard relation.capturesLifetime, !relation.isReplaceable,
      let overstay = Overstay(relation, context)
    else { return nil }
    if context.graph.outlives(overstay.life, overstay.intended.scope) {
      return finding(overstay, extent: "", confidence: .proven, context)
    }
    if context.graph.areUnrelated(overstay.life, overstay.intended.scope),
      !endsWithWhatItShows(overstay.life)
    {
      return finding(
        overstay, extent: ", which may go on after it", confidence: .likely, context)
    }
    return nil
  }
}

/// True for screens and flows: they are shown within whatever scope a project adds, such as that of a
/// room, and end with it.
private func endsWithWhatItShows(_ life: String) -> Bool {
  Component.lives(life).allSatisfy { $0 == "flow" || $0 == "screen" }
}

private func finding(
  _ overstay: Overstay, extent: String, confidence: Confidence, _ context: RuleContext
) -> Finding? {
  let path = overstay.path(context)
  if startsAtCallback(path, derived: context.derived) { return nil }
  let verb = overstay.relation.kind == .owns ? "owns" : "keeps"
  let intended = overstay.intended
  let confidence = min(intended.confidence, confidence)
  if leadsThroughToldField(path, confidence: confidence, context) { return nil }
  // What hangs on a screen that stays too long is told with the screen.
  let leadsThroughScreen = zip(path, path.dropFirst()).contains { keeper, step in
    step.slot.map { context.derived.isToldAsInterface(keeper.component, $0, context) } ?? false
  }
  if leadsThroughScreen { return nil }
  return Finding(
    message: "\(overstay.keeper.name) \(verb) \(overstay.target.name), which belongs to the "
      + "\(intended.scope), as long as the \(overstay.life)\(extent): "
      + spelled(path, derived: context.derived),
    confidence: confidence, component: overstay.keeper.id,
    subject: overstay.target.id.text, location: overstay.location,
    related: [overstay.intention], path: path)
}
