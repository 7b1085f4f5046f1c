import Model

extension Rule {
  static let memoryAsTruth = Rule(
    id: "memory-as-truth",
    title: "What a person has entered lives in memory alone",
    rationale: """
      Android ends processes in the background and brings their screens back as if nothing had \
      happened. What an object of the process held is then gone: the screen comes back in the \
      middle of a flow, without what was entered before. Keep a draft in a `SavedStateHandle`, a \
      database or a file, and let memory be a copy of it.
      """,
    limits: """
      Data that someone enters step by step is known by its name alone. An object that works with \
      anything which may store or load data is left alone.
      """,
    languages: [.kotlin],
    silences: [
      .swift: "on iOS a screen comes back by itself only where the app restores it",
      .manifest: "it does not say which screens the system brings back",
    ],
    basis: [
      .likely: "only the name says that a person enters it"
    ],
    related: [
      RelatedRule(
        "flow-state-in-app-scope", when: "only screens use the field, and one of them empties it"),
      RelatedRule("session-state-in-app-scope", when: "it is data of the session"),
    ],
    severity: .warning,
    examples: [
      .flagged(
        "A draft in an object of the process",
        """
        //- app/src/main/kotlin/Booking.kt
        package com.example
        import androidx.lifecycle.ViewModel
        object Booking {
            var draftSeats = listOf<String>()
        //      ^^^^^^^^^^ Booking keeps draftSeats in memory alone: when the system has ended the process, SeatsViewModel comes back without it
        }
        class SeatsViewModel : ViewModel() {
            fun seats() = Booking.draftSeats
            fun add(seat: String) { Booking.draftSeats = Booking.draftSeats + seat }
        }
        """),
      .accepted(
        "A draft that the system saves",
        """
        //- app/src/main/kotlin/Booking.kt
        package com.example
        import androidx.lifecycle.SavedStateHandle
        import androidx.lifecycle.ViewModel
        class SeatsViewModel(private val saved: SavedStateHandle) : ViewModel() {
            fun add(seat: String) { saved["draftSeats"] = seat }
        }
        """),
      .accepted(
        "A draft that is stored, too",
        """
        //- app/src/main/kotlin/Booking.kt
        package com.example
        import androidx.datastore.core.DataStore
        import androidx.lifecycle.ViewModel
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Booking @Inject constructor(private val store: DataStore<Seats>) {
            var draftSeats = listOf<String>()
            suspend fun add(seat: String) { draftSeats = draftSeats + seat ; store.updateData { it } }
        }
        class Seats
        class SeatsViewModel @Inject constructor(private val booking: Booking) : ViewModel() {
            fun seats() = booking.draftSeats
        }
        """
      ).hidden,
      .flagged(
        "A selection that one screen makes for the next",
        """
        //- app/src/main/kotlin/Seats.kt
        package com.example
        import androidx.lifecycle.ViewModel
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Seats @Inject constructor() {
            private var selectedSeats = listOf<String>()
        //              ^^^^^^^^^^^^^ Seats keeps selectedSeats in memory alone: when the system has ended the process, PayViewModel comes back without it
            fun choose(seats: List<String>) { selectedSeats = seats }
            fun chosen() = selectedSeats
        }
        class PayViewModel @Inject constructor(private val seats: Seats) : ViewModel() {
            fun price() = seats.chosen().size * 10
        }
        """
      ).hidden,
      .accepted(
        "A signal of a selection, which nobody misses",
        """
        //- app/src/main/kotlin/Tabs.kt
        package com.example
        import androidx.lifecycle.ViewModel
        import javax.inject.Inject
        import javax.inject.Singleton
        import kotlinx.coroutines.flow.MutableSharedFlow
        @Singleton
        class Tabs @Inject constructor() {
            private val selectedAgain = MutableSharedFlow<Unit>()
            val again = selectedAgain
            suspend fun select() { selectedAgain.emit(Unit) }
        }
        class TabsViewModel @Inject constructor(private val tabs: Tabs) : ViewModel() {
            fun again() = tabs.again
        }
        """
      ).hidden,
      .accepted(
        "What can be had again",
        """
        //- app/src/main/kotlin/Hints.kt
        package com.example
        import androidx.lifecycle.ViewModel
        object Hints {
            var shown = 0
        }
        class PageViewModel : ViewModel() { fun show() { Hints.shown = Hints.shown + 1 } }
        """
      ).told(by: "global-mutable-state"),
    ],
    check: findMemoryAsTruth
  )
}

@Sendable private func findMemoryAsTruth(in context: RuleContext) -> [Finding] {
  context.graph.components.compactMap { component in
    guard let entered = enteredInMemory(of: component, context), let first = entered.fields.first
    else { return nil }
    let names = entered.fields.map(\.name)
    let kept =
      names.count > 2 ? "\(names[0]) and \(names.count - 1) more" : names.joined(separator: " and ")
    let screen = entered.screen
    return Finding(
      message: "\(component.name) keeps \(kept) in memory alone: when the system has ended the "
        + "process, \(screen.name) comes back without \(names.count > 1 ? "them" : "it")",
      confidence: .likely, component: component.id, subject: first.name,
      location: first.location ?? component.location,
      related: [RelatedPlace(message: "\(screen.name) is restored", location: screen.location)])
  }
}

/// What someone has entered and only the memory of a long-lived component holds, and a screen that
/// comes back without it; `nil` when there is nothing of it.
func enteredInMemory(
  of component: Component, _ context: RuleContext
) -> (fields: [Field], screen: Component)? {
  guard component.language == .kotlin, !component.role.isExempt,
    component.lives.contains(context.graph.processScope) || component.lives.contains("session"),
    !isShown(component), !mayStore(component, context.derived)
  else { return nil }
  let entered = component.fields.filter { isEntered($0) }
  guard !entered.isEmpty, let screen = screen(reading: entered, of: component, context.derived)
  else { return nil }
  return (entered, screen)
}

/// What is shown and reads one of the fields; where only their own component does, what is shown and
/// asks that.
private func screen(
  reading fields: [Field], of component: Component, _ derived: DerivedData
) -> Component? {
  let readers = fields.flatMap(\.readers).map(\.component).filter { $0 != component.id }
  if let screen = readers.lazy.compactMap({ derived.components[$0] }).first(where: isShown) {
    return screen
  }
  guard readers.isEmpty else { return nil }
  return (derived.incoming[component.id] ?? []).lazy
    .filter { [.reaches, .keeps, .uses].contains($0.kind) }
    .compactMap { derived.components[$0.from] }.first(where: isShown)
}

/// True for data that someone enters in several steps, by its name.
private func isEntered(_ field: Field) -> Bool {
  guard field.isMutable, field.storage == .memory, !field.writers.isEmpty,
    // Whether something is switched on is nothing that anyone enters.
    !["Bool", "Boolean"].contains(field.type)
  else { return false }
  let name = field.name.lowercased()
  return enteredWords.contains { name.contains($0) }
}

/// True for a screen, or what belongs to one.
private func isShown(_ component: Component) -> Bool {
  component.role == .view
    || component.scopeEvidence.contains {
      $0.scope == "screen" && [.framework, .injection, .name].contains($0.source)
    }
}

/// True for an object with anything at hand by which data may be kept or fetched again.
private func mayStore(_ component: Component, _ derived: DerivedData) -> Bool {
  if component.fields.contains(where: { $0.storage != .memory }) { return true }
  let partners = (derived.outgoing[component.id] ?? []).map { derived.name($0.to) }
  return (component.fields.map(\.type) + partners).contains { name in
    storingWords.contains { name.contains($0) }
  }
}

private let enteredWords = [
  "draft", "cart", "basket", "checkout", "booking", "wizard", "selected", "selection",
]
private let storingWords = [
  "Dao", "Database", "Store", "Storage", "Preferences", "SavedState", "File", "Queries",
  "Repository",
  "Api", "Client", "Service", "Cache",
]
