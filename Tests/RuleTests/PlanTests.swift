import Analysis
import Model
import Rules
import TestSupport
import Testing

@Suite("The migration plan") struct PlanTests {
  @Test func `Components say what they need, then roots hand it over, then the door closes`() async
  {
    let plan = await plan(
      """
      @main struct App { let pages = [Page()] ; func start() { Page().open(Log.shared) } }
      final class Log { static let shared = Log() ; var lines = 0 }
      final class Page { func open(_ log: Log) { Log.shared.lines += 1 } }

      """)
    #expect(plan.steps.map(\.phase) == [.defaultArguments, .roots, .closing])
    #expect(
      plan.steps.map(\.title) == [
        "Let Page ask for what it reaches", "Hand Log over and remove 1 default argument",
        "Close `Log.shared`",
      ])
    #expect(plan.steps.map(\.removes) == [1, 0, 0])
    #expect(plan.steps.map(\.remaining) == [0, 0, 0])
    #expect(plan.steps.map(\.temporary) == [1, 0, 0])
    #expect(
      plan.steps[0].detail
        == "`Page` reaches `Log.shared`. Add a parameter to the initializer, with "
        + "the shared instance as the default: no caller has to change.")
    #expect(plan.steps[0].changes.map(\.location?.line) == [3])
    #expect(
      plan.steps[1].detail
        == "Let `App` make one `Log`, keep it and hand it to `Page`, through those "
        + "that make them. Without the default the compiler names every place that is missing.")
  }

  @Test func `What changes often comes first, what is reached itself comes last`() async {
    let sources = [
      SourceText(
        path: "Store.swift", text: "final class Store { static let shared = Store() ; var n = 0 }\n"
      ),
      SourceText(
        path: "Cache.swift",
        text: """
          final class Cache { static let shared = Cache() ; var n = 0
            func load() { Store.shared.n = 1 ; Store.shared.n = 2 ; Store.shared.n = 3 ; Store.shared.n = 4 } }

          """),
      page("A"), page("B"),
    ]
    func titles(_ changes: [String: Int]) async -> [String] {
      await plan(sources, history: ChangeHistory(commits: 200, changes: changes)).steps
        .filter { $0.phase == .defaultArguments }.map(\.title)
    }
    let quiet = await titles([:])
    let often = await titles(["B.swift": 40, "Cache.swift": 90])
    #expect(quiet.map { $0.split(separator: " ")[1] } == ["A", "B", "Cache"])
    #expect(often.map { $0.split(separator: " ")[1] } == ["B", "A", "Cache"])
    let details = await plan(
      sources, history: ChangeHistory(commits: 200, changes: ["B.swift": 40])
    ).steps.map(\.detail)
    #expect(details[0].contains("`B` (its file changed in 40 of 200 commits) reaches"))
  }

  @Test func `Small ones of a module go together`() async {
    let pages = (1...8).map { number in
      SourceText(
        path: "Page\(number).swift",
        text: "final class Page\(number) { func open() { Store.shared.n = 1 } }\n")
    }
    let store = SourceText(
      path: "Store.swift", text: "final class Store { static let shared = Store() ; var n = 0 }\n")
    let titles = await plan(pages + [store]).steps.map(\.title)
    #expect(
      titles.prefix(2) == [
        "Let 6 components of Main ask for what they reach",
        "Let 2 components of Main ask for what they reach",
      ])
  }

  @Test func `A view reads what its environment has`() async {
    let plan = await plan(
      """
      import SwiftUI
      @Observable final class Theme { static let shared = Theme() ; var size = 1 }
      @main struct Shop: App { var body: some Scene { WindowGroup { Page().environment(Theme.shared) } } }
      struct Page: View { var body: some View { Text("\\(Theme.shared.size)") } }

      """)
    let step = plan.steps.first { $0.phase == .defaultArguments }
    #expect(
      step?.detail
        == "`Page` reaches `Theme.shared`. Read it from the environment, which has it already.")
    #expect(step?.temporary == 0)
  }

  @Test func `What the system makes gets a variable, what has no instance gets parameters`() async {
    let plan = await plan(
      """
      import UIKit
      final class Store { static let shared = Store() ; var n = 0 }
      final class ListController: UIViewController { func a() { Store.shared.n = 1 } }
      enum Format { static func a() -> Int { Store.shared.n } }

      """)
    let detail = plan.steps.first { $0.phase == .defaultArguments }?.detail ?? ""
    #expect(detail.contains("`Format` reaches `Store.shared`. Add a parameter to the functions"))
    #expect(
      detail.contains(
        "`ListController` reaches `Store.shared`. Nothing in the sources makes this component"))
  }

  @Test func `A container knows no defaults, and Android makes its screens itself`() async {
    let code = """
      package a
      import android.app.Activity
      import javax.inject.Inject
      object Flags { var isNew = false }
      class Model @Inject constructor() { fun a() { Flags.isNew = true } }
      class Page : Activity() { fun a() { Flags.isNew = true } }
      class Row { fun a() { Flags.isNew = true } }
      class List { val row = Row() }

      """
    let plan = await plan([SourceText(path: "app/src/main/kotlin/A.kt", text: code)])
    let detail = plan.steps.first { $0.phase == .defaultArguments }?.detail ?? ""
    #expect(
      detail.contains("`Model` reaches `Flags`. The container calls the constructor, and knows"))
    #expect(
      detail.contains("`Page` reaches `Flags`. The system makes its objects, so add a variable"))
    #expect(detail.contains("`Row` reaches `Flags`. Add a parameter to the constructor, with the"))
    #expect(plan.steps.map(\.temporary).max() == 1)
  }

  @Test func `The fields of the session move, with those who write them`() async {
    let plan = await plan(
      """
      final class SessionManager {
        static let shared = SessionManager()
        var token: String?
        var draws = 0
        func logout() { token = nil }
      }
      final class Login { func done() { SessionManager.shared.token = "a" ; SessionManager.shared.draws += 1 } }

      """)
    let steps = plan.steps.filter { $0.phase == .session }
    #expect(
      steps.map(\.title) == [
        "Give the signed-in user's data an object of its own",
        "Move `token` of SessionManager into the session",
      ])
    #expect(
      steps.first?.detail.contains("`SessionManager.logout` empties it, and with it everything")
        == true)
    #expect(
      steps.last?.detail.hasPrefix("`Login` writes into it: let them ask the new owner") == true)
    #expect(
      steps.last?.changes.map(\.message) == [
        "`SessionManager.token`, written by `Login` and "
          + "`SessionManager`"
      ])
    #expect(plan.steps.last?.title == "Close `SessionManager.shared`")
  }

  @Test func `What belongs to a screen moves there`() async {
    let manifest = SourceText(
      path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          Pages:
            scope: app
            access: global
            state:
              page: { scope: screen, mutable: true }

        """)
    let plan = await analyze(
      AnalysisInput(
        manifests: [manifest], sources: [], skipped: [], inputs: [], name: "Project"),
      settings: .standard
    ).wholePlan
    #expect(
      plan.steps.filter { $0.phase == .session }.map(\.title)
        == ["Move `page` of Pages into its screen"])
  }

  @Test func `What is only told something is not worth a parameter`() async {
    let plan = await plan(
      """
      final class Sounds { static let shared = Sounds() ; private var ids = [1] ; func play() { beep(ids) } }
      final class Page { func open() { Sounds.shared.play() } }
      final class Store { static let shared = Store() ; private var n = 0 ; func add() { n += 1 } }
      final class List { func open() { Store.shared.add() } }

      """)
    #expect(plan.limits.map(\.component.text) == ["Main/Sounds"])
    #expect(plan.limits.first?.reason.hasPrefix("nobody learns anything from it") == true)
    #expect(plan.steps.first?.title == "Let List ask for what it reaches")
  }

  @Test func `Members that are added to types of others stay`() async {
    let plan = await plan(
      """
      import UIKit
      final class Theme { static let shared = Theme() ; var size = 1 }
      extension UIFont { static var body: Int { Theme.shared.size } }

      """)
    #expect(plan.limits.map(\.accesses) == [1])
    #expect(plan.steps.filter { $0.phase == .closing } == [])
  }

  @Test func `Who makes all that reach an instance could own it`() async {
    let plan = await plan(
      """
      final class Filter { static let shared = Filter() ; var n = 0 }
      final class Timeline { let list = List() ; let bar = Bar() }
      final class List { let row = Row() }
      final class Row { func a() { Filter.shared.n = 1 } }
      final class Bar { func a() { Filter.shared.n = 2 } }

      """)
    #expect(plan.ownershipChanges.map(\.owner?.text) == ["Main/Timeline"])
    #expect(plan.ownershipChanges.map(\.removes) == [2])
  }

  @Test func `An access point that only roots use is closed today`() async {
    let plan = await plan(
      """
      @main struct App { func start() { Store.shared.n = 1 } }
      final class Store { static let shared = Store() ; var n = 0 }

      """)
    #expect(plan.steps.map(\.phase) == [.today])
    #expect(plan.steps.map(\.title) == ["Close `Store.shared`"])
  }

  @Test func `What signing out forgets is mended today`() async {
    let manifest = SourceText(
      path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          SessionManager:
            scope: app
            state:
              token: { scope: session, mutable: true, cleared-in: logout }
              cart: { scope: session, mutable: true }

        """)
    let plan = await analyze(
      AnalysisInput(
        manifests: [manifest], sources: [], skipped: [], inputs: [], name: "Project"),
      settings: .standard
    ).wholePlan
    #expect(plan.steps.map(\.phase) == [.today, .session, .session])
    #expect(
      plan.steps.prefix(1).map(\.title)
        == ["Empty `cart` of SessionManager when the session ends or changes"])
  }

  @Test(arguments: Rule.all.map(\.id))
  func `What remains at the end is what stays on purpose`(rule: String) async throws {
    for example in try #require(Rule.all.first { $0.id == rule }).examples {
      let report = await analyze(
        AnalysisInput(files: projectFiles(example.text), name: "Project"), settings: .standard)
      let stays = report.planLimits.reduce(0) { $0 + $1.accesses }
      let today = report.plan.first.map { $0.remaining + $0.removes } ?? stays
      #expect(report.plan.last?.remaining ?? today == stays, "\(example.title)")
      #expect(report.plan.last?.temporary ?? 0 == 0, "\(example.title)")
      #expect(report.plan.allSatisfy { $0.remaining >= 0 && $0.temporary >= 0 })
      #expect(report.plan.reduce(0) { $0 + $1.removes } == today - stays, "\(example.title)")
    }
  }

  private func page(_ name: String) -> SourceText {
    SourceText(
      path: "\(name).swift",
      text: """
        final class \(name) { func a() { Store.shared.n = 1 ; Cache.shared.n = 2 ; Store.shared.n = 3
          Store.shared.n = 4 } }

        """)
  }

  private func plan(_ source: String) async -> Plan {
    await plan([SourceText(path: "App.swift", text: source)])
  }

  private func plan(_ files: [SourceText], history: ChangeHistory? = nil) async -> Plan {
    var input = AnalysisInput(files: files, name: "Project")
    input.history = history
    return await analyze(input, settings: .standard).wholePlan
  }
}
