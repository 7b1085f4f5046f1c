import Analysis
import Model
import Rules
import Testing

@Suite struct ChecklistTests {
  private func answer(_ id: String, _ source: String, rules: [Rule] = Rule.all) async throws
    -> String
  {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source + "\n")], name: "Project"),
      settings: .standard, rules: rules)
    let item = try #require(report.checklist.first { $0.id == id })
    return "\(item.answer.rawValue): \(item.detail)"
  }

  private static let store = """
    final class Store { static let shared = Store() ; var count = 0 }

    """
  private static let logger = """
    final class AppLogger { static let shared = AppLogger() ; func log(_ text: String) {} }

    """

  private static let locator = """
    final class API { var count = 0 }
    final class Stores { var count = 0 }
    enum Services { static let api = API() ; static let stores = Stores() }

    """

  @Test(arguments: [
    ("struct Page {}", "pass: nothing to check: there is no global instance"),
    (store, "pass: nothing reaches a global instance of the project from its body"),
    (
      store + "struct Page { func show() { print(Store.shared) } }",
      "fail: components reach global instances from their bodies"
    ),
    (
      logger + "struct Page { func show() { AppLogger.shared.log(\"\") } }",
      "pass: what is reached from bodies may be reached from everywhere: `AppLogger`"
    ),
    (
      locator + "struct Page { func show() { print(Services.api) } }",
      "fail: components ask containers for what they need"
    ),
  ])
  func `Access is answered from the relations, whether the rule runs or not`(
    source: String, expected: String
  ) async throws {
    #expect(try await answer("hidden-access", source) == expected)
    #expect(try await answer("hidden-access", source, rules: []) == expected)
  }

  @Test(arguments: [
    (store, "pass: nothing to check: no parameter has a global instance as its default"),
    (
      store + "struct Page { func show(_ store: Store = .shared) {} }",
      "pass: 1 default argument stands for a global instance, and the plan has a step that removes it"
    ),
    (
      locator + "struct Page { func show(_ api: API = Services.api) {} }",
      "pass: 1 default argument stands for a global instance, and the plan has a step that removes it"
    ),
    (
      logger + "struct Page { func show(_ logger: AppLogger = .shared) {} }",
      "pass: the global instances that are defaults stand in roots, or may be reached from "
        + "everywhere: `AppLogger`"
    ),
  ])
  func `Every default that the numbers count is spoken of`(
    source: String, expected: String
  ) async throws {
    #expect(try await answer("temporary-defaults", source) == expected)
  }

  @Test(arguments: [
    (
      "enum A { static var a = 1 }",
      "pass: nothing to check: no global variable is written after its start"
    ),
    (
      "enum A { static var a = 1 ; static func b() { a = 2 } }",
      "fail: 1 global variable changes, and nobody owns it"
    ),
    (
      "final class A { static var token: String? ; static func b() { token = \"\" } }",
      "pass: 1 global variable changes: kept beyond the process, told as data of the session, set "
        + "by what it gives, or behind an access point"
    ),
  ])
  func `Every global variable that the numbers count is spoken of`(
    source: String, expected: String
  ) async throws {
    #expect(try await answer("mutable-globals", source) == expected)
  }

  @Test(arguments: [
    ("struct Page {}", "pass: nothing to check: nothing is seen that belongs to a session"),
    (
      "final class A { var a = 1 ; func logout() { a = 2 } }",
      "pass: no object that outlives the session is seen to hold its data"
    ),
    (
      "final class A { static let shared = A() ; var token: String? ; func b() { token = \"\" } }",
      "fail: objects that outlive the session hold its data: `A.token`"
    ),
    // What sign-out forgets is told as that, and is kept too long all the same.
    (
      "final class A { static let shared = A() ; var a: [Int] = [] ; var draft: String?\n"
        + "func b() { draft = \"\" } ; func logout() { a = [] } }",
      "fail: objects that outlive the session hold its data: `A.draft`"
    ),
  ])
  func `Data of a session is answered from the fields that the rules speak of`(
    source: String, expected: String
  ) async throws {
    #expect(try await answer("session-state", source) == expected)
  }

  @Test(arguments: [
    ("session", "fail: objects that outlive the session hold what belongs to it"),
    ("flow", "pass: nothing to check: nothing is seen that belongs to a session"),
  ])
  func `Only objects of the session are asked for where it is about the session`(
    scope: String, expected: String
  ) async throws {
    let source = """
      // lifegraph: scope=\(scope)
      final class Wizard {}
      final class Keeper { static let shared = Keeper() ; let wizard = Wizard() }
      """
    #expect(try await answer("session-state", source) == expected)
  }

  @Test func `Silenced checks that something guards are said`() async throws {
    let detail = try await answer(
      "isolation",
      "final class A: @unchecked Sendable { private let lock = NSLock() ; private var a = 0\n"
        + "func b() { lock.withLock { a = 1 } } }")
    #expect(
      detail == "pass: the compiler's checks are off in `A`, and something guards what changes")
  }
}
