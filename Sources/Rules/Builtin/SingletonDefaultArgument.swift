import Model

extension Rule {
  static let singletonDefaultArgument = Rule(
    id: "singleton-default-argument",
    title: "A parameter falls back on a global instance",
    rationale: """
      The parameter says what is needed, and tests can put something else in its place: that is \
      half of the way. In production nobody passes anything, so the global is reached as before, \
      and the compiler does not notice where it is forgotten. Keep the default while callers are \
      being moved, then remove it and let the composition root hand the instance over.
      """,
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest declares it",
      .strong: "the default is seen, and resolves to an access point that the project declares",
    ],
    related: [
      RelatedRule("hidden-access", when: "the access stands in a body")
    ],
    severity: .note,
    examples: [
      .flagged(
        "The default of an initializer's parameter",
        """
        //- Session.swift
        final class SessionManager {
          static let shared = SessionManager()
          var name = ""
        }
        final class Checkout {
          let session: SessionManager
          init(session: SessionManager = .shared) { self.session = session }
        //                               ^^^^^^^ a parameter of Checkout falls back on SessionManager.shared: Checkout → SessionManager
        }
        """),
      .flagged(
        "The default of a constructor's parameter is an object",
        """
        //- app/src/main/kotlin/Checkout.kt
        package com.example
        object Session {
            var name = ""
        }
        class Checkout(private val session: Session = Session) {
        //                                            ^^^^^^^ a parameter of Checkout falls back on Session: Checkout → Session
            fun title() = session.name
        }
        """),
      .accepted(
        "The parameter has no default",
        """
        //- Session.swift
        final class SessionManager {
          static let shared = SessionManager()
          var name = ""
        }
        final class Checkout {
          let session: SessionManager
          init(session: SessionManager) { self.session = session }
        }
        """),
      .accepted(
        "A constructor without a default, and one that a container calls",
        """
        //- app/src/main/kotlin/Checkout.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Session @Inject constructor() {
            var name = ""
        }
        class Checkout @Inject constructor(private val session: Session) {
            fun title() = session.name
        }
        """),
      .accepted(
        "A default of constants, of a case, or of the system",
        """
        //- app/src/main/kotlin/Checkout.kt
        package com.example
        object Limits {
            const val MOST = 10
            val codes = listOf("a")
        }
        sealed interface Mode {
            data object Shared : Mode
            data class Own(val name: String) : Mode
        }
        class Checkout(
            private val most: Int = Limits.MOST,
            private val codes: List<String> = Limits.codes,
            private val mode: Mode = Mode.Shared,
            private val locale: Locale = Locale.getDefault(),
        ) {
            fun title() = codes.take(most) + mode + locale
        }
        """),
      .accepted(
        "A default of the system is visible and replaceable",
        """
        //- Client.swift
        final class Client {
          let session: URLSession
          init(session: URLSession = .shared) { self.session = session }
        }
        """),
      .accepted(
        "A default that is an enum case",
        """
        //- Room.swift
        enum Visibility { case shared, hidden }
        final class Room {
          init(visibility: Visibility = .shared) {}
        }
        """),
    ],
    traps: singletonDefaultArgumentTraps,
    check: findDefaults
  )
}

@Sendable private func findDefaults(in context: RuleContext) -> [Finding] {
  let derived = context.derived
  return context.graph.relations.compactMap { relation in
    guard relation.place == .defaultArgument, derived.reachesGlobal(relation),
      let source = derived.components[relation.from], !source.role.isExempt,
      derived.components[relation.to]?.isLeftAlone != true
    else { return nil }
    let places = relation.evidence
    let path = [
      PathStep(component: relation.from, relation: nil, slot: nil, location: source.location),
      PathStep(
        component: relation.to, relation: .reaches, slot: relation.slot,
        location: places.first?.location),
    ]
    let subject =
      places.count > 1
      ? "\(places.count) parameters of \(source.name) fall" : "a parameter of \(source.name) falls"
    return Finding(
      message: "\(subject) back on \(derived.spelling(of: relation)): "
        + spelled(path, derived: derived),
      confidence: source.language == .manifest ? .proven : .strong, component: relation.from,
      subject: relation.to.text, location: places.first?.location,
      related: places.dropFirst().map {
        RelatedPlace(message: "another default", location: $0.location)
      },
      path: path)
  }
}
