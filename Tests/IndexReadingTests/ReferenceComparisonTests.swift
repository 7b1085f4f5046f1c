import Analysis
import Commands
import Foundation
import GraphBuilding
import Model
import Testing

@Suite("Syntax against the compiler, on a sample")
struct ReferenceComparisonTests {
  private func compare(_ project: String) async throws -> ReferenceComparison {
    let built = try BuiltSources(project)
    let read = readIndexedSources(
      folder: built.sources, store: built.store,
      environment: ProcessInfo.processInfo.environment)
    return compareReferences(
      await extractAll(read.sources, workers: 1), sources: read.sources,
      index: try #require(read.index), settings: .standard)
  }

  @Test("Every name of plain code is resolved, and rightly")
  func plain() async throws {
    let comparison = try await compare(
      """
      //- Sources/App/App.swift
      final class Store {
        static let shared = Store(limit: 3)
        private var items: [String: Item] = [:]
        let limit: Int
        init(limit: Int) { self.limit = limit }
        func add(_ item: Item) { items[item.name] = item }
        func first(_ test: (Item) -> Bool) -> Item? {
          for (_, item) in items where test(item) { return item }
          return items.values.sorted { $0.name < $1.name }.first
        }
      }
      struct Item {
        var name: String
        var next: [Item] = []
      }
      func fill(_ store: Store = .shared) {
        store.add(Item(name: "a"))
        _ = store.first { $0.next.map(\\.name).isEmpty && $0.name.count < store.limit }
      }
      let run = fill
      """)
    let total = comparison.total
    #expect(total.right == total.resolved && total.resolved > 15)
    #expect(comparison.differences.allSatisfy { $0.syntax == nil }, "\\(comparison.differences)")
  }

  @Test("A value named by a dot alone is a member of what the right overload takes")
  func implicitMembers() async throws {
    let comparison = try await compare(
      """
      //- Sources/App/App.swift
      enum Kind { case space, line(Int) ; static let blank = Kind.space }
      enum Token { case word(String) }
      final class List {
        func find(_ token: Token, after index: Int) {}
        func find(_ kind: Kind, after index: Int, if matches: (Int) -> Bool = { _ in true }) {}
        func put(_ kinds: ArraySlice<Kind>) {}
        func put(_ kind: Kind) {}
        func put(_ name: String?) {}
      }
      func run(_ list: List) {
        list.find(.space, after: 1)
        list.find(.line(2), after: 1)
        list.find(.word("a"), after: 1)
        list.put(.blank)
        list.put(.line(2))
      }
      """)
    #expect(comparison.differences.isEmpty, "\(comparison.differences)")
    #expect(try #require(comparison.counts[.functions]).resolved == 5)
  }

  @Test("A variable at the top level is read also where it is called, or bears an underscore")
  func topLevel() async throws {
    let comparison = try await compare(
      """
      //- Sources/App/App.swift
      private let _shared = Store()
      private let _size = 3
      let track: @Sendable (String) -> Void = { print($0) }
      struct Store: Sendable {
        static var shared: Store { _shared }
        var size: Int { _size }
        func save() { track("saved") }
      }
      """)
    #expect(comparison.differences.isEmpty, "\(comparison.differences)")
    #expect(try #require(comparison.counts[.properties]).resolved == 3)
  }

  @Test("A wrong guess lowers precision, a missing one recall, and both are told with their place")
  func differences() async throws {
    let comparison = try await compare(
      """
      //- Outside/Kit/Store.swift
      public final class Store { public static let shared = Store() }
      //- Sources/Legacy/Store.swift
      public final class Store { public static let shared = Store() }
      //- Sources/App/App.swift
      import Kit
      infix operator <~; func <~ (screen: Screen, step: Int) -> Screen { screen }
      final class Screen {
        var count = 0
        func appear() { _ = Store.shared }
        func clear(_ screen: Screen) { (screen <~ 1).count = 0 }
      }
      """)
    let lines = comparison.differences.map { difference -> String in
      let place = "\(difference.location.line):\(difference.location.column)"
      let syntax: String = difference.syntax ?? "nothing"
      let compiler: String = difference.compiler ?? "nothing"
      return "\(place) \(difference.kind.rawValue) \(syntax) / \(compiler)"
    }
    #expect(
      lines == [
        "5:23 types Store (Sources/Legacy/Store.swift:1) / nothing",
        "5:29 properties Store.shared (Sources/Legacy/Store.swift:1) / nothing",
        "6:48 properties nothing / Screen.count (Sources/App/App.swift:4)",
      ])
    let properties = try #require(comparison.counts[.properties])
    #expect(properties.resolved == 1 && properties.right == 0)
    #expect(properties.known == 1 && properties.found == 0)
  }
}
