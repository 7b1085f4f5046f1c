import Model

extension Rule {
  static let flowStateInAppScope = Rule(
    id: "flow-state-in-app-scope",
    title: "Data of a flow lives in an object that outlives it",
    rationale: """
      A draft, a step or a selection belongs to one run of a flow. In an object that goes on it is \
      still there when the flow starts again, so that somebody has to think of emptying it at each \
      way in and out, and two runs at once, in two windows, share it. Give the flow an object of its \
      own, made when it starts and let go of when it ends, and hand that to its screens.
      """,
    limits: """
      In sources, what a flow's data is has to be shown: only screens and parts of flows write and \
      read the variable, and one of them empties it where something starts or ends. What only its \
      name betrays is `likely`, and where `memory-as-truth` tells it, it is not told again.
      """,
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest declares whose data it is",
      .strong: "only screens use the field, and one of them empties it",
      .likely: "only a name says whose data it is",
    ],
    related: [
      RelatedRule("session-state-in-app-scope", when: "it is data of the session"),
      RelatedRule("memory-as-truth", when: "a screen of Android comes back without it"),
    ],
    severity: .warning,
    examples: [
      .flagged(
        "A booking that screens fill in an object of the app",
        """
        //- Booking.swift
        import UIKit
        final class Booking {
        //          ^^^^^^^ Booking lives as long as the app, but holds data of the flow: seats (only screens write it, and PayViewController.finish empties it)
          static let shared = Booking()
          var seats: [Int] = []
        }
        final class SeatsViewController: UIViewController {
          func choose(_ seat: Int) { Booking.shared.seats.append(seat) }
        }
        final class PayViewController: UIViewController {
          func finish() { print(Booking.shared.seats.count) ; Booking.shared.seats = [] }
        }
        """),
      .flagged(
        "A manifest that declares it",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          BookingStore:
        # ^^^^^^^^^^^^ BookingStore lives as long as the app, but holds data of the flow: seats (declared as flow data in the manifest)
            scope: app
            state:
              seats: { scope: flow, mutable: true }
        """),
      .flagged(
        "View models that share an object of the process",
        """
        //- app/src/main/kotlin/Booking.kt
        package com.example
        import androidx.lifecycle.ViewModel
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Booking @Inject constructor() {
        //    ^^^^^^^ Booking lives as long as the app, but holds data of the flow: seats (only screens write it, and PayViewModel.finish empties it)
            var seats: List<Int> = listOf()
        }
        class SeatsViewModel @Inject constructor(private val booking: Booking) : ViewModel() {
            fun choose(seat: Int) { booking.seats = booking.seats + seat }
        }
        class PayViewModel @Inject constructor(private val booking: Booking) : ViewModel() {
            fun finish() { booking.seats = emptyList() }
        }
        """),
      .accepted(
        "An object of the flow that its coordinator makes",
        """
        //- Booking.swift
        import UIKit
        final class Booking { var seats: [Int] = [] }
        final class BookingCoordinator {
          private let booking = Booking()
          func start() -> SeatsViewController { SeatsViewController(booking: booking) }
        }
        final class SeatsViewController: UIViewController {
          private let booking: Booking
          init(booking: Booking) { self.booking = booking ; super.init(nibName: nil, bundle: nil) }
          func choose(_ seat: Int) { booking.seats.append(seat) }
          func cancel() { booking.seats = [] }
        }
        """),
      .accepted(
        "A manifest with an object of the flow",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          Booking:
            scope: flow
            state:
              seats: { scope: flow, mutable: true }
        """),
      .accepted(
        "What a service reads belongs to the app",
        """
        //- app/src/main/kotlin/Filter.kt
        package com.example
        import androidx.lifecycle.ViewModel
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Filter @Inject constructor() { var tags: List<String> = listOf() }
        @Singleton
        class Search @Inject constructor(private val filter: Filter) {
            fun run() = filter.tags.size
        }
        class TagsViewModel @Inject constructor(private val filter: Filter) : ViewModel() {
            fun choose(tag: String) { filter.tags = filter.tags + tag }
        }
        class ListViewModel @Inject constructor(private val filter: Filter) : ViewModel() {
            fun finish() { filter.tags = emptyList() }
        }
        """
      ).hidden,
    ],
    traps: flowStateInAppScopeTraps,
    check: findFlowState
  )
}

@Sendable private func findFlowState(in context: RuleContext) -> [Finding] {
  context.graph.components.compactMap { component in
    let fields = outlivingFields(of: component, context).filter { field in
      context.graph.isFlowData(field) && !isToldAsMemory(field, of: component, context)
    }
    if fields.isEmpty { return nil }
    let (told, keepers) = surelyOutliving(fields, of: component, context)
    return told.isEmpty ? nil : outlivingFinding(told, keepers, of: component, context)
  }
}

/// True for a field that only its name betrays, where another rule says that memory alone keeps it.
private func isToldAsMemory(
  _ field: Field, of component: Component, _ context: RuleContext
) -> Bool {
  field.dataEvidence.allSatisfy { $0.confidence < .strong }
    && enteredInMemory(of: component, context)?.fields.contains { $0.name == field.name } ?? false
}
