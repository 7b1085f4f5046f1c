import Analysis
import Model
import Rules
import Testing

@Suite("What the checklist says of lifetimes, isolation and tests") struct LifetimeAnswerTests {
  @Test func `Isolation by default is known where a build description speaks of the module`() async
  {
    let package = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "Main", swiftSettings: [.defaultIsolation(MainActor.self)]), .target(name: "Core"),
      ])

      """
    let sources = [
      "Sources/Main/A.swift": "final class A {}", "Sources/Core/B.swift": "class B {}",
    ]
    #expect(
      await answer("default-isolation", sources.merging(["Package.swift": package]) { $1 })
        == "pass: code that says nothing is isolated to the main actor in `Main`, to nothing in `Core`"
    )
    #expect(
      await answer("default-isolation", sources).hasPrefix(
        "needs-person: no build description among the inputs speaks of "))
    #expect(
      await answer("default-isolation", ["app/src/main/kotlin/A.kt": "class A"])
        == "pass: nothing to check: there is no Swift")
  }

  @Test func `What keeps a screen too long fails`() async {
    let kept = """
      import UIKit
      final class Page: UIViewController {}
      final class Pages { static let shared = Pages() ; var page: Page? ; func go(_ page: Page) { self.page = page } }

      """
    #expect(
      await answer("interface", ["A.swift": kept])
        == "fail: something that outlives a screen keeps it: `Pages`")
    #expect(
      await answer("interface", ["A.swift": kept.replacing("var page", with: "weak var page")])
        == "pass: nothing that outlives a screen is seen to keep it strongly")
    #expect(
      await answer("interface", ["A.swift": "final class A {}"])
        == "pass: nothing to check: no part of a user interface is seen")
  }

  @Test func `What is entered and lives in memory has to be tried`() async {
    let manifest = """
      lifegraph: 1
      components:
        Checkout:
          scope: flow
          state:
            draft: { scope: flow, mutable: true }

      """
    #expect(
      await answer("flows", ["lifegraph.yml": manifest])
        == "needs-person: end the process while something is entered, and come back: `Checkout.draft` "
        + "lives in memory")
    #expect(
      await answer("flows", ["A.swift": "final class A {}"]).hasPrefix(
        "needs-person: nothing is seen that belongs to a flow"))
  }

  @Test func `Tests that share a global are named`() async {
    let store = "final class Store { static let shared = Store() ; var n = 0 }\n"
    let test = "final class StoreTests: XCTestCase { func testA() { %% } }\n"
    func files(_ body: String) -> [String: String] {
      [
        "Sources/App/Store.swift": store,
        "Tests/AppTests/StoreTests.swift": "import XCTest\n" + test.replacing("%%", with: body),
      ]
    }
    #expect(
      await answer("test-order", files("Store.shared.n = 1"))
        == "fail: tests change global state and leave it so for the next")
    #expect(
      await answer("test-order", files("print(Store.shared)"))
        == "needs-person: run them shuffled: they share `Store`")
    #expect(
      await answer("test-order", ["Sources/App/Store.swift": store])
        == "needs-person: no test is among the sources")
  }

  @Test func `Every access point has a verdict`() async {
    let source = "final class Store { static let shared = Store() ; var n = 0 }\n"
    #expect(
      await answer("verdicts", ["A.swift": source])
        == "pass: 1 verdict, 0 of them to leave things as they are")
  }

  private func answer(_ id: String, _ files: [String: String]) async -> String {
    let texts = files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }
    let report = await analyze(AnalysisInput(files: texts, name: "Project"), settings: .standard)
    let item = report.checklist.first { $0.id == id }
    return item.map { "\($0.answer.rawValue): \($0.detail)" } ?? "no such item"
  }
}
