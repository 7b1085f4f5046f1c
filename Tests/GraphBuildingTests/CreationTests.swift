import Analysis
import Model
import TestSupport
import Testing

@Suite struct CreationTests {
  @Test(
    arguments: [
      // However the shared one comes to be.
      "static let shared = Store()", "static let shared: Store = .init()",
      "static let shared: Store = { Store() }()", "static var sharedStore = Store()",
      "private static let only = Store() ; static var shared: Store { only }",
      "static func sharedInstance() -> Store { only } ; private static let only = Store()",
      "static var shared: Store? ; static func load() { shared = Store() }",
    ])
  func `An instance beside the shared one is told at its place`(point: String) async {
    let source = """
      final class Store { \(point) ; var names: [String] = [] }
      final class Page { let store = Store() ; func add() { store.names.append("a") } }
      """
    #expect(await findings(of: source) == ["strong Page"])
  }

  @Test(
    arguments: [
      // Its own code, what fills it, and what is not for use.
      "extension Store { func copy() -> Store { Store() } }",
      "func start() { let store = Store() ; Store.shared = store }",
      "struct Page { static var empty: Store { Store() } }",
      "struct Page { static let previewStore = Store() }",
      "#Preview { Page(store: Store()) }",
      // Many make their own.
      "final class A { let a = Store() } ; final class B { let a = Store() } ; final class C { let a = Store() }",
    ])
  func `What is no instance beside it is not`(code: String) async {
    let source = "final class Store { static var shared = Store() ; var names: [String] = [] }\n"
    #expect(await findings(of: source + code) == [])
  }

  @Test(
    arguments: [
      "final class Page { let store = Store(name: \"a\") }",
      "final class Page { let store: Store ; init(store: Store = Store()) { self.store = store } }",
      "final class Page { func go(_ isNew: Bool) { if isNew { print(Store()) } } }",
    ])
  func `What is made otherwise or under a condition is less sure`(code: String) async {
    let source = """
      final class Store {
        static let shared = Store()
        init() {}
        init(name: String) { names = [name] }
        var names: [String] = []
      }
      """
    #expect(await findings(of: source + "\n" + code) == ["likely Page"])
  }

  @Test(
    arguments: [
      ("let queue = try! DatabaseQueue(path: \"a.sqlite\")", 1),
      ("func open() throws -> DatabasePool { try DatabasePool(path: Self.path) }", 1),
      ("let engine = SQLiteStorageEngine.default(appendingPath: \"a\")", 1),
      ("static func make() throws -> DatabaseQueue { try DatabaseQueue(path: \"a\") }", 0),
      ("let queue = DispatchQueue(label: \"a\")", 0),
    ])
  func `Objects that each open a database are told when there are several`(
    member: String, count: Int
  ) async {
    let source = """
      final class Cache { \(member) ; static let path = "a" }
      final class Page { let cache = Cache() }
      final class List { let cache = Cache() }
      """
    #expect(await findings(of: source).count == count)
  }

  @Test func `What one object opens again takes the place of what it had`() async {
    let source = """
      final class Cache {
        var queue: DatabaseQueue?
        func open() { queue = try? DatabaseQueue(path: "a") }
        func renew() { queue = try? DatabaseQueue(path: "a") }
      }
      """
    #expect(await findings(of: source) == [])
  }

  @Test(arguments: [
    // Who keeps one to itself may mean it, who shows its own to others does not.
    ("private let store = Store()", "likely"), ("let store = Store()", "strong"),
  ])
  func `What someone makes for itself alone may be meant`(member: String, expected: String) async {
    let source = """
      // lifegraph: scope=app
      final class Store { var names: [String] = [] }
      @main struct Shop { let store = Store() ; let page = Page() }
      final class Page { \(member) ; func add() { store.names.append("a") } }
      """
    let confidences = await findings(of: source).map { $0.split(separator: " ")[0] }
    #expect(confidences == [expected[...]])
  }

  private func findings(of source: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    return report.findings.filter { $0.rule == "created-twice" }.map {
      "\($0.confidence.rawValue) \($0.component.text.split(separator: "/").last ?? "")"
    }
  }
}
