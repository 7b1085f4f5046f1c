import Model

extension Rule {
  static let hiddenClock = Rule(
    id: "hidden-clock",
    title: "Code takes the time, chance or a fresh identifier itself",
    rationale: """
      What the code does then differs at every run, and a test can neither choose the moment nor \
      repeat what went wrong. In logic that decides something, ask for a clock, a generator or a \
      maker of identifiers in the initializer, with the real one as what the root hands over. Where \
      the value is only shown or noted down this is not worth the trouble, so the rule is off.
      """,
    limits: """
      Speaks of objects that live as long as a session, a flow or a screen, and are no views; values \
      that are made with a time or an identifier are data, and no logic.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it shows no code that asks for the time"
    ],
    basis: [
      .strong: "the call of the system is seen, in an object that is known to end before the app"
    ],
    related: [
      RelatedRule("system-singleton", when: "it is another thing of the system")
    ],
    severity: nil,
    examples: [
      .flagged(
        "A screen's logic that asks what time it is",
        """
        //- Offer.swift
        final class OfferViewModel: ObservableObject {
          @Published var isOver = false
          func check(_ end: Date) { isOver = Date() > end }
        //                                   ^^^^^^ OfferViewModel takes the current time by itself
        }
        """),
      .flagged(
        "A view model that rolls the dice",
        """
        //- app/src/main/kotlin/Game.kt
        package com.example
        import androidx.lifecycle.ViewModel
        import kotlin.random.Random
        class GameViewModel : ViewModel() {
            fun roll() = Random.nextInt(6)
        //               ^^^^^^^^^^^^^^ GameViewModel takes random values by itself
        }
        """),
      .accepted(
        "A clock that is handed over",
        """
        //- Offer.swift
        final class OfferViewModel: ObservableObject {
          @Published var isOver = false
          private let now: () -> Date
          init(now: @escaping () -> Date) { self.now = now }
          func check(_ end: Date) { isOver = now() > end }
        }
        """),
      .accepted(
        "A clock of java.time that a container hands over",
        """
        //- app/src/main/kotlin/Offer.kt
        package com.example
        import androidx.lifecycle.ViewModel
        import java.time.Clock
        import java.time.Instant
        class OfferViewModel(private val clock: Clock) : ViewModel() {
            fun isOver(end: Instant) = Instant.now(clock).isAfter(end)
        }
        """),
      .accepted(
        "A date that somebody chose, and one that is only shown",
        """
        //- Offer.swift
        import SwiftUI
        final class OfferViewModel: ObservableObject {
          @Published var start = Date(timeIntervalSince1970: 0)
          func move() { start = start.addingTimeInterval(60) }
        }
        struct Today: View {
          var body: some View { Text(Date(), style: .date) }
        }
        """),
    ],
    traps: hiddenClockTraps,
    check: findHiddenClocks
  )
}

@Sendable private func findHiddenClocks(in context: RuleContext) -> [Finding] {
  let derived = context.derived
  let asks = context.graph.relations.filter { relation in
    guard relation.unrepeatableSource != nil, relation.place?.isHidden ?? true,
      let component = derived.components[relation.from], !component.role.isExempt,
      [.class, .actor, .object].contains(component.kind), component.role != .view,
      !component.role.isLeftAlone, !component.lives.isEmpty,
      // Data that gets its own identifier is told from others by it, and decides nothing.
      relation.unrepeatableSource != .identifiers || relation.place != .propertyInitializer
    else { return false }
    return component.lives.allSatisfy { $0 != context.graph.processScope }
  }
  return Dictionary(grouping: asks) { [$0.from, $0.to] }.values.compactMap { asks in
    guard let source = asks[0].unrepeatableSource else { return nil }
    let places = Set(asks.flatMap(\.evidence).map(\.location)).sorted()
    let taken =
      switch source {
      case .clock: "the current time"
      case .identifiers: "fresh identifiers"
      case .chance: "random values"
      }
    return Finding(
      message: "\(derived.name(asks[0].from)) takes \(taken) by itself"
        + (places.count > 1 ? " in \(places.count) places" : ""),
      confidence: .strong, component: asks[0].from, subject: asks[0].to.text,
      location: places.first,
      related: places.dropFirst().map { RelatedPlace(message: "and again", location: $0) })
  }
}
