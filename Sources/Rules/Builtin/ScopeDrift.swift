import Model

extension Rule {
  static let scopeDrift = Rule(
    id: "scope-drift",
    title: "The manifest and the code say different things",
    rationale: """
      A manifest is the agreement on how long things live and who holds whom. Once the code does \
      something else, the drawing that everyone looks at is wrong, and the next decision is made on \
      it. Change the code if the agreement still holds; else change the manifest in the same pull \
      request, so that a reviewer sees that the agreement moved.
      """,
    limits: """
      Relations are compared between components that the manifest declares and the sources show, and \
      only for those whose entry lists relations at all. That someone creates, passes or provides \
      something, and the code does not show it, is no drift. Components that the manifest leaves out are drift where it says \
      `complete: true`; elsewhere they are only counted.
      """,
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest says that it is complete",
      .strong: "the code shows something else",
      .likely: "the code shows nothing of it, or only signs of another lifetime",
    ],
    related: [
      RelatedRule(
        "captive-dependency",
        when: "the code keeps to the manifest, and that keeps an object too long")
    ],
    severity: .warning,
    examples: [
      .flagged(
        "A scope that the code does not keep to",
        """
        //- app/src/main/kotlin/Cart.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Cart @Inject constructor() { var names = listOf<String>() }
        #- lifegraph.yml
        lifegraph: 1
        components:
          Cart:
            scope: session
        #          ^^^^^^^ Cart is declared to live as long as the session, but in the code it lives as long as the app: declared in the scope Singleton
        """),
      .flagged(
        "Kept, although the manifest says that it is only known",
        """
        //- Screens.swift
        final class Router {}
        final class Screen {
          let router: Router
          init(router: Router) { self.router = router }
        }
        #- lifegraph.yml
        lifegraph: 1
        components:
          Router:
          Screen:
            refers: [Router]
        #            ^^^^^^ Screen is declared to refer to Router, but the code keeps it
        """),
      .flagged(
        "An access that nobody declared",
        """
        //- Screens.swift
        final class Store { static let shared = Store() ; var names: [String] = [] }
        final class Clock { var ticks = 0 }
        final class Screen {
          let clock = Clock()
          func show() { Store.shared.names = [] }
        //              ^^^^^^^^^^^^ Screen reaches Store, which the manifest does not declare
        }
        #- lifegraph.yml
        lifegraph: 1
        components:
          Store: { access: global }
          Clock:
          Screen: { owns: [Clock] }
        """),
      .flagged(
        "What the code no longer does",
        """
        //- Screens.swift
        final class Store { static let shared = Store() ; var names: [String] = [] }
        final class Screen {}
        #- lifegraph.yml
        lifegraph: 1
        components:
          Store: { access: global }
          Screen:
            reaches: [Store]
        #             ^^^^^ Screen is declared to reach Store, and the code does not show it
        """),
      .flagged(
        "A component that is gone, or never was",
        """
        //- Stores.swift
        final class CartStore { var names: [String] = [] }
        #- lifegraph.yml
        lifegraph: 1
        components:
          CartStor: { scope: app }
        # ^^^^^^^^ CartStor is declared and not found in the sources; the nearest name is CartStore
          Nowhere:
        # ^^^^^^^ Nowhere is declared and not found in the sources
        """
      ).hidden,
      .flagged(
        "A complete manifest that leaves something out",
        """
        //- Stores.swift
        final class Cart { var names: [String] = [] }
        final class Index { var words: [String] = [] }
        //          ^^^^^ Index is not declared, although the manifest says that it is complete
        #- lifegraph.yml
        lifegraph: 1
        complete: true
        components:
          Cart:
        """
      ).hidden,
      .accepted(
        "A manifest that says what the code does",
        """
        //- App.swift
        final class Cart { var names: [String] = [] }
        final class Checkout {
          private let cart: Cart
          weak var owner: Screen?
          init(cart: Cart) { self.cart = cart }
        }
        final class Screen {
          private var checkout: Checkout?
          func start() { checkout = Checkout(cart: Cart()) }
          func finish() { checkout = nil }
        }
        #- lifegraph.yml
        lifegraph: 1
        components:
          Cart: { scope: flow }
          Checkout: { scope: flow, keeps: [Cart], refers: [Screen] }
          Screen:
            owns: [{ component: Checkout, released-in: Screen.finish }]
        """),
      .accepted(
        "A sketch that draws some components and no relations",
        """
        //- Stores.swift
        final class Index { var words: [String] = [] }
        final class Cart { let index = Index() }
        #- lifegraph.yml
        lifegraph: 1
        components:
          Cart: { scope: app }
          Index:
        """),
      .accepted(
        "A plan for code that does not exist yet",
        """
        #- lifegraph.yml
        lifegraph: 1
        complete: true
        components:
          Cart: { scope: app, owns: [Index] }
          Index:
        """),
      .accepted(
        "Values, which the graph does not draw, may be declared",
        """
        //- Trip.swift
        struct Trip { let name: String }
        final class Trips { var all: [Trip] = [] }
        #- lifegraph.yml
        lifegraph: 1
        components:
          Trip:
          Trips:
        """
      ).hidden,
    ],
    traps: scopeDriftTraps,
    check: findDrift
  )
}

@Sendable private func findDrift(in context: RuleContext) -> [Finding] {
  context.graph.drifts.compactMap { drift in
    guard let component = context.derived.components[drift.component] else { return nil }
    let (message, subject) = words(drift, name: component.name, context)
    return Finding(
      message: message, confidence: confidence(drift.difference), component: component.id,
      subject: subject, location: drift.location,
      related: drift.shownAt.flatMap { $0 == drift.location ? nil : $0 }.map {
        [RelatedPlace(message: "the code", location: $0)]
      } ?? [])
  }
}

/// The message, and what it is about beside the component.
private func words(
  _ drift: Drift, name: String, _ context: RuleContext
) -> (message: String, subject: String?) {
  switch drift.difference {
  case .notFound(let nearest):
    let advice = nearest.map { "; the nearest name is \($0)" } ?? ""
    return ("\(name) is declared and not found in the sources\(advice)", nil)
  case .notDeclared:
    return ("\(name) is not declared, although the manifest says that it is complete", nil)
  case .scope(let declared, let shown, let reason, _):
    return (
      "\(name) is declared to live as long as the \(declared), but in the code it lives as long as "
        + "the \(shown): \(reason)", declared
    )
  case .relationNotFound(let kind, let target):
    return (
      "\(name) is declared to \(infinitive(kind)) \(context.derived.name(target)), and the code "
        + "does not show it", target.text
    )
  case .relationNotDeclared(let kind, let target):
    return (
      "\(name) \(kind.rawValue) \(context.derived.name(target)), which the manifest does not "
        + "declare", target.text
    )
  case .relation(let declared, let shown, let target):
    return (
      "\(name) is declared to \(infinitive(declared)) \(context.derived.name(target)), but the "
        + "code \(shown.rawValue) it", target.text
    )
  }
}

/// `owns` as in "is declared to own".
private func infinitive(_ kind: Relation.Kind) -> String {
  switch kind {
  case .owns: "own"
  case .keeps: "keep"
  case .uses: "use"
  case .creates: "create"
  case .refers: "refer to"
  case .defers: "ask later for"
  case .provides: "provide"
  case .reaches: "reach"
  case .subscribes: "subscribe to"
  }
}

/// That nothing is found proves little: the scanner does not see everything.
private func confidence(_ difference: Drift.Difference) -> Confidence {
  switch difference {
  case .notDeclared: .proven
  case .notFound, .relationNotDeclared: .strong
  case .scope(_, _, _, let isSure): isSure ? .strong : .likely
  case .relation: .strong
  case .relationNotFound: .likely
  }
}
