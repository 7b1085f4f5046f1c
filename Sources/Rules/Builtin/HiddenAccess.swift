import Model

extension Rule {
  static let hiddenAccess = Rule(
    id: "hidden-access",
    title: "A component reaches a global instance from its body",
    rationale: """
      Nothing in the component's interface says that it needs the other one. Tests cannot put \
      something else in its place, a reader cannot see what a change touches, and the first access \
      decides when the global comes to life. Hand the instance over: through the initializer, or \
      through the environment of the views. One instance for the whole process may be right all \
      the same; that is a different question.
      """,
    limits: """
      Accesses are resolved by name, without the compiler. An access through a value whose type \
      nobody writes down is not seen.
      """,
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest declares it",
      .strong: "the access is seen, and resolves to an access point that the project declares",
    ],
    related: [
      RelatedRule("service-locator", when: "a container or locator is asked"),
      RelatedRule("singleton-default-argument", when: "the access is the default of a parameter"),
      RelatedRule("init-order", when: "the access stands where a global is made"),
      RelatedRule(
        "global-mutable-state", when: "what is reached is an open variable of a Kotlin `object`"),
    ],
    severity: .warning,
    examples: [
      .flagged(
        "A view model reaches a singleton in a method",
        """
        //- SessionManager.swift
        final class SessionManager {
          static let shared = SessionManager()
          var name = ""
        }
        //- CheckoutViewModel.swift
        final class CheckoutViewModel {
          func title() -> String {
            SessionManager.shared.name
        //  ^^^^^^^^^^^^^^^^^^^^^ CheckoutViewModel reaches SessionManager.shared, and its interface does not say so: CheckoutViewModel → SessionManager
          }
        }
        """),
      .flagged(
        "A global variable of the application delegate is an access point too",
        """
        //- AppDelegate.swift
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var badge = 0
        }
        var appDelegate: AppDelegate!
        //- Sidebar.swift
        final class Sidebar {
          func refresh() { appDelegate.badge = 0 }
        //                 ^^^^^^^^^^^ Sidebar reaches appDelegate, and its interface does not say so: Sidebar → AppDelegate
        }
        """),
      .flagged(
        "Several accesses of one pair are one finding",
        """
        //- Theme.swift
        final class Theme {
          static let shared = Theme()
          var size = 1
        }
        //- Row.swift
        struct Row {
          let theme = Theme.shared
        //            ^^^^^^^^^^^^ Row reaches Theme.shared in 2 places, and its interface does not say so: Row → Theme
          func size() -> Int { Theme.shared.size }
        }
        """),
      .flagged(
        "A manifest that says who reaches whom",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          SessionManager: { scope: app, access: global }
          CheckoutViewModel:
            scope: screen
            reaches: [SessionManager]
        #             ^^^^^^^^^^^^^^ CheckoutViewModel reaches SessionManager, and its interface does not say so: CheckoutViewModel → SessionManager
        """),
      .flagged(
        "An object with state that others reach",
        """
        //- app/src/main/kotlin/Tracker.kt
        package com.example
        object Tracker {
            private var events = listOf<String>()
            fun track(event: String) { events = events + event }
        }
        object Names { const val first = "first" }
        class Page { fun show() = Tracker.track(Names.first) }
        //                        ^^^^^^^ Page reaches Tracker, and its interface does not say so: Page → Tracker
        """),
      .accepted(
        "A composition root may reach what it hands over",
        """
        //- App.swift
        final class Store {
          static let shared = Store()
          var count = 0
        }
        @main struct TravelApp: App {
          @State private var store = Store.shared
        }
        """),
      .accepted(
        "The instance is handed over",
        """
        //- Store.swift
        final class Store {
          static let shared = Store()
          var count = 0
        }
        //- List.swift
        final class ListModel {
          let store: Store
          init(store: Store) { self.store = store }
        }
        """),
      .accepted(
        "An enum case named shared is no singleton",
        """
        //- Visibility.swift
        enum Visibility { case shared, hidden }
        struct Room {
          var visibility: Visibility = .shared
          mutating func open() { visibility = .shared }
        }
        """),
      .accepted(
        "A logger is left alone",
        """
        //- Log.swift
        final class AppLogger {
          static let shared = AppLogger()
          var lines: [String] = []
        }
        final class Uploader {
          func upload() { AppLogger.shared.lines.append("start") }
        }
        """),
      .accepted(
        "A thin wrapper of a system object is left alone",
        """
        //- Haptics.swift
        final class Haptics {
          static let shared = Haptics()
          private let generator = UISelectionFeedbackGenerator()
        }
        final class Picker {
          func pick() { _ = Haptics.shared }
        }
        """),
      .accepted(
        "Previews and tests are not judged",
        """
        //- Store.swift
        final class Store {
          static let shared = Store()
          var count = 0
        }
        #Preview { Text(Store.shared.count.description) }
        struct Store_Previews: PreviewProvider {
          static var previews: some View { Wrapper() }
        }
        private struct Wrapper: View {
          var body: some View { Text(Store.shared.count.description) }
        }
        //- Tests/StoreTests.swift
        import XCTest
        final class StoreTests: XCTestCase {
          func test() { Store.shared.count = 1 }
        }
        """),
      .accepted(
        "A constant of an immutable value type is no singleton",
        """
        //- Money.swift
        struct Money {
          static let zero = Money(amount: 0)
          let amount: Int
        }
        final class Invoice {
          func total() -> Money { Money.zero }
        }
        """),
      .accepted(
        "A configuration that never changes is left alone",
        """
        //- Configuration.swift
        final class AppConfiguration {
          static let shared = AppConfiguration()
          let host = "example.org"
        }
        final class Client {
          func url() -> String { AppConfiguration.shared.host }
        }
        """),
      .accepted(
        "The shared instance of a global actor names an executor",
        """
        //- Storage.swift
        @globalActor actor StorageActor {
          static let shared = StorageActor()
        }
        final class Store {
          func executor() -> any Executor { StorageActor.shared }
          func main() -> any Executor { MainActor.shared }
        }
        """),
      .accepted(
        "Generated code and doubles for tests are not judged",
        """
        //- Store.swift
        final class Store {
          static let shared = Store()
          var count = 0
        }
        //- Generated.swift
        // Generated using a template. DO NOT EDIT.
        final class GeneratedClient {
          func count() -> Int { Store.shared.count }
        }
        //- Mocks/ClientMock.swift
        final class ClientMock {
          func count() -> Int { Store.shared.count }
        }
        """),
      .accepted(
        "A type inside one of two types of one name is a part of it",
        """
        //- Mac/Defaults.swift
        final class Defaults {
          static let shared = Defaults()
          var size = 1
          struct Row {
            func size() -> Int { Defaults.shared.size }
          }
        }
        //- iOS/Defaults.swift
        final class Defaults {
          static let shared = Defaults()
          var size = 1
        }
        """
      ).hidden,
      .accepted(
        "A type inside the reached one is a part of it",
        """
        //- Store.swift
        final class Store {
          static let shared = Store()
          var count = 0
          struct Row {
            func count() -> Int { Store.shared.count }
          }
        }
        """),
      .accepted(
        "The singletons of the system are known and not the project's fault",
        """
        //- Settings.swift
        final class Settings {
          func reset() { UserDefaults.standard.removeObject(forKey: "size") }
        }
        """),
    ],
    traps: hiddenAccessTraps,
    check: findHiddenAccesses
  )
}

@Sendable private func findHiddenAccesses(in context: RuleContext) -> [Finding] {
  let derived = context.derived
  let started = Dictionary(grouping: context.graph.initializations, by: \.component)
  let reaches = InitializationReaches(context)
  // Who reads and writes a variable that is told as open to all is told with it.
  var open: [ComponentID: Set<String>] = [:]
  for variable in toldVariables(in: context) where variable.component.kind == .object {
    open[variable.component.id, default: []].insert(variable.field.name)
  }
  // What a locator hands out is told as that.
  return reachedPairs(in: context) { relation in
    isHiddenAccess(relation, derived: derived) && relation.via != .serviceLocator
      && !(relation.slot.map { open[relation.to]?.contains($0) == true } ?? false)
  }.filter { !$0.isToldAsOrder(started[$0.from] ?? [], reaches) }.map { pair in
    let spelling = pair.relations.first.map { derived.spelling(of: $0) } ?? ""
    return pair.finding("reaches \(spelling)", again: "reached here too", derived)
  }
}
