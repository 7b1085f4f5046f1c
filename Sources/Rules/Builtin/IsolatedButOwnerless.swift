import Model

extension Rule {
  static let isolatedButOwnerless = Rule(
    id: "isolated-but-ownerless",
    title: "An actor guards the session's data, but nobody owns it",
    rationale: """
      `@MainActor` and `actor` settle that two threads never touch the data at once. They do not \
      settle who it belongs to: the instance is one for the process, everyone can reach it, and the \
      next user finds there what the last one left. A migration to strict concurrency often ends \
      here, since the compiler is content. Keep the isolation, and move the data into an object \
      that is made at sign-in and dropped at sign-out.
      """,
    limits: """
      What the data of a session is, is told by \
      `session-state-in-app-scope`, field by field.
      """,
    languages: [.swift, .manifest],
    silences: [
      .kotlin: "it has no isolation that the compiler checks"
    ],
    basis: [
      .proven: "the manifest declares whose data it is",
      .strong: "what fills or empties the field shows whose data it is",
      .likely: "only a name says whose data it is",
    ],
    related: [
      RelatedRule(
        "session-state-in-app-scope",
        when: "the fields are listed and judged, with or without isolation"),
      RelatedRule("isolation-silenced", when: "nothing guards the state"),
    ],
    severity: .note,
    examples: [
      .flagged(
        "A singleton on the main actor",
        """
        //- Session.swift
        @MainActor final class CurrentAccount {
        //                     ^^^^^^^^^^^^^^ CurrentAccount is guarded (@MainActor), but CurrentAccount.shared outlives the session and nobody owns its data: token
          static let shared = CurrentAccount()
          var token: String?
          func logout() { token = nil }
        }
        """),
      .flagged(
        "An actor that everyone can reach",
        """
        //- Session.swift
        actor TokenStore {
        //    ^^^^^^^^^^ TokenStore is guarded (an actor), but TokenStore.shared outlives the session and nobody owns its data: authToken
          static let shared = TokenStore()
          private var authToken: String?
          func set(_ token: String) { authToken = token }
          func logout() { authToken = nil }
        }
        """),
      .flagged(
        "A module whose code belongs to the main actor unless it says otherwise",
        """
        //- Package.swift
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "Env", targets: [
          .target(name: "Env", swiftSettings: [.defaultIsolation(MainActor.self)])
        ])
        //- Sources/Env/Session.swift
        final class CurrentAccount {
        //          ^^^^^^^^^^^^^^ CurrentAccount is guarded (the default isolation that Package.swift sets), but CurrentAccount.shared outlives the session and nobody owns its data: token
          static let shared = CurrentAccount()
          var token: String?
          func logout() { token = nil }
        }
        """
      ).hidden,
      .accepted(
        "An actor of the session, in a slot that signing out empties",
        """
        //- Session.swift
        actor UserSession {
          var token = ""
          func renew(_ token: String) { self.token = token }
        }
        @MainActor final class SessionHolder {
          static let shared = SessionHolder()
          private(set) var current: UserSession?
          func start() { current = UserSession() }
          func logout() { current = nil }
        }
        """),
      .accepted(
        "State of the app itself",
        """
        //- Reachability.swift
        @MainActor final class Reachability {
          static let shared = Reachability()
          private(set) var isOnline = true
          func change(_ isOnline: Bool) { self.isOnline = isOnline }
        }
        """),
      .accepted(
        "An isolated object that is handed on",
        """
        //- Session.swift
        @MainActor final class Profile {
          private var account = ""
          func show(_ name: String) { if account != name { account = name } }
        }
        @MainActor final class ProfileScreen {
          private let profile: Profile
          init(profile: Profile) { self.profile = profile }
          func open() { profile.show("a") }
        }
        """),
    ],
    traps: isolatedButOwnerlessTraps,
    check: findOwnerless
  )
}

@Sendable private func findOwnerless(in context: RuleContext) -> [Finding] {
  context.graph.components.compactMap { component in
    guard let point = context.derived.accessPoints[component.id]?.first, isGuarded(component)
    else { return nil }
    let candidates = outlivingFields(of: component, context).filter { field in
      !field.isStatic && field.storage == .memory
    }
    if candidates.isEmpty { return nil }
    let fields = surelyOutliving(candidates, of: component, context).fields
    guard let scope = fields.first?.dataScope else { return nil }
    let names = fields.prefix(3).map(\.name).joined(separator: ", ")
    let rest = fields.count > 3 ? " and \(fields.count - 3) more" : ""
    let guarding = component.isolationReason.map { " (\($0))" } ?? ""
    return Finding(
      message:
        "\(component.name) is guarded\(guarding), but \(point.spelling) outlives the \(scope) "
        + "and nobody owns its data: \(names)\(rest)",
      confidence: fields.flatMap(\.dataEvidence).map(\.confidence).max() ?? .hint,
      component: component.id, location: component.location,
      related: fields.map {
        RelatedPlace(
          message: "\($0.name): \($0.dataEvidence.map(\.detail).joined(separator: ", "))",
          location: $0.location)
      })
  }
}

/// True where an actor is what guards it; a lock says nothing of whose code may come in.
private func isGuarded(_ component: Component) -> Bool {
  switch component.isolation {
  case .actor, .mainActor, .globalActor: true
  case .none, .lock, .unsafe: false
  }
}
