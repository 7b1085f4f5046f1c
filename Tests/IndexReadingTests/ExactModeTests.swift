import Model
import Testing

@Suite("Names by the compiler's index")
struct ExactModeTests {
  @Test("The index knows names that syntax cannot resolve")
  func unresolvable() async throws {
    let built = try BuiltSources(
      """
      //- Sources/App/Tracker.swift
      final class Tracker {
        static let shared = Tracker()
        var name = ""
        func track() {}
      }
      func identity<Value>(_ value: Value) -> Value { value }
      //- Sources/App/Screen.swift
      final class Screen {
        func appear() { identity(Tracker.self).shared.track() }
        func rename(_ tracker: Tracker) { identity(tracker).name = "new" }
      }
      """)
    #expect(try await built.accesses(byIndex: false) == [])
    #expect(try await built.accesses(byIndex: true) == ["App/Screen reaches App/Tracker.shared"])
    let tracker = try #require(
      try await built.report(byIndex: true).components.first { $0.name == "Tracker" })
    #expect(
      tracker.fields.first { $0.name == "name" }?.writers.map(\.component.text) == ["App/Screen"])
  }

  @Test("A name of something outside is taken for nothing in the sources")
  func outside() async throws {
    let built = try BuiltSources(
      """
      //- Outside/Kit/Store.swift
      public final class Store {
        public static let shared = Store()
        public func load() {}
      }
      //- Sources/Legacy/Store.swift
      public final class Store { public static let shared = Store() }
      //- Sources/App/Screen.swift
      import Kit
      final class Screen {
        func appear() { Store.shared.load() }
      }
      """)
    #expect(try await built.accesses(byIndex: false) == ["App/Screen reaches Legacy/Store.shared"])
    #expect(try await built.accesses(byIndex: true) == ["App/Screen reaches Store.shared"])
  }

  @Test("Code that was not compiled is resolved by syntax")
  func inactive() async throws {
    let built = try BuiltSources(
      """
      //- Sources/App/App.swift
      final class Tracker { static let shared = Tracker() }
      final class Screen {
        #if NEVER_DEFINED
          func appear() { _ = Tracker.shared }
        #endif
      }
      """)
    #expect(try await built.accesses(byIndex: true) == ["App/Screen reaches App/Tracker.shared"])
  }

  @Test("The type that an extension extends is the one that the compiler means")
  func extensions() async throws {
    let built = try BuiltSources(
      """
      //- Sources/Legacy/Store.swift
      public final class Store {}
      //- Outside/Kit/Store.swift
      public final class Store { public init() {} }
      //- Sources/App/Screen.swift
      import Kit
      extension Store { static let shared = Store() }
      final class Screen { func appear() { _ = Store.shared } }
      """)
    let report = try await built.report(byIndex: true)
    #expect(!report.accessPoints.contains { $0.component.text == "Legacy/Store" })
  }

  @Test("Every spelling of a name has its place")
  func spellings() async throws {
    let spellings = [
      "Tracker.shared.track()", "let it = Tracker.`default`; it.track()",
      "take(.shared)", "let it: Tracker = .shared; it.track()", "_ = \"\\(Tracker.shared)\"",
      "let é = 1; _ = (é, Tracker.shared)", "_ = [Tracker.shared]", "_ = App.Tracker.shared",
      "let make = { Tracker.shared }; _ = make()",
    ]
    let screens = spellings.enumerated().map { number, spelling in
      "final class Screen\(number) { func appear() { \(spelling) } }"
    }
    let built = try BuiltSources(
      """
      //- Sources/App/App.swift
      final class Tracker {
        static let shared = Tracker()
        static var `default`: Tracker { shared }
        func track() {}
      }
      func take(_ tracker: Tracker) {}
      \(screens.joined(separator: "\n"))
      """)
    let accesses = try await built.accesses(byIndex: true)
    for (number, spelling) in spellings.enumerated() {
      #expect(
        accesses.contains { $0.hasPrefix("App/Screen\(number) reaches App/Tracker.") },
        "\(spelling)")
    }
  }

  @Test("Both modes see the same in code that syntax understands")
  func same() async throws {
    let built = try BuiltSources(
      """
      //- Sources/App/App.swift
      @propertyWrapper struct Kept<Value> {
        var wrappedValue: Value
        var projectedValue: Kept<Value> { self }
      }
      protocol Service: AnyObject { func run() }
      final class Network: Service {
        static let shared = Network(retries: 3)
        @Kept var retries: Int
        init(retries: Int) { self.retries = retries }
        func run() { retries += 1 }
      }
      class Base {
        let service: any Service
        var network: Network?
        init(service: any Service = Network.shared) { self.service = service }
      }
      final class Screen: Base {
        enum State { case idle, running(Network) }
        private var state = State.idle
        static var last: Screen?
        func start() {
          state = .running(.shared)
          network = Network(retries: 1)
          if case .running(let network) = state { network.run() }
          Self.last = self
        }
        deinit { Screen.last = nil }
      }
      """)
    let exact = try await built.report(byIndex: true)
    let syntax = try await built.report(byIndex: false)
    #expect(exact.relations == syntax.relations)
    #expect(exact.accessPoints == syntax.accessPoints)
    #expect(exact.components == syntax.components)
    #expect(!exact.relations.isEmpty && !exact.accessPoints.isEmpty)
  }
}
