import Analysis
import Model
import TestSupport
import Testing

/// The order in which globals start, and the access to one that is hidden in the start of another.
@Suite struct StartOrderTests {
  @Test(arguments: [
    "private let store: Store ; private init() { store = Store.shared ; print(store.names) }",
    "private let count = Store.shared.names.count",
    "private init() { Store.shared.add(\"a\") }",
  ])
  func `What is used at the start is told as the order alone`(code: String) async {
    #expect(await rules(code) == ["strong init-order"])
  }

  @Test(arguments: [
    "private let store = Store.shared",
    "private let store: Store ; private init() { self.store = Store.shared }",
    "private let page = Page(Store.shared)",
    "private let page = Page(Store.shared) ; private init() { if Flags.on { page.store.add(\"a\") } }",
  ])
  func `What is only kept, or handed on, is told as access alone`(code: String) async {
    #expect(await rules(code) == ["strong hidden-access"])
  }

  @Test func `What a default hands on is told as that`() async {
    #expect(
      await rules("private init(store: Store = .shared) { page = Page(store) } ; let page: Page")
        == ["strong singleton-default-argument"])
  }

  @Test func `Other places are told as access`() async {
    #expect(
      await rules(
        "private let count = Store.shared.names.count ; func show() { print(Store.shared.names) }")
        == ["strong hidden-access", "strong init-order"])
  }

  private func rules(_ code: String) async -> [String] {
    let source = """
      final class Store {
        static let shared = Store()
        var names: [String] = []
        func add(_ name: String) { names.append(name) }
      }
      final class Page { let store: Store ; init(_ store: Store) { self.store = store } }
      enum Flags { static let on = CommandLine.arguments.isEmpty }
      final class Engine {
        static let shared = Engine()
        private var ticks = 0
        func tick() { ticks += 1 }
        \(code)
      }
      """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source + "\n")], name: "Project"),
      settings: .standard)
    return report.findings.map { "\($0.confidence.rawValue) \($0.rule)" }.sorted()
  }
}
