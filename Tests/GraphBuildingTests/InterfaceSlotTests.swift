import Analysis
import Model
import TestSupport
import Testing

@Suite struct InterfaceSlotTests {
  @Test(
    arguments: [
      "var page: UIViewController? ; func show(_ other: UIViewController) { page = other }",
      """
      enum Pages {
        static var all: [Page] = []
        static func add(_ page: Page) { all.append(page) }
      }
      class Page: UIViewController {}
      """,
      """
      final class Hub {
        static let shared = Hub(page: UIViewController())
        let page: UIViewController
        init(page: UIViewController) { self.page = page }
      }
      """,
      """
      final class Hub { static let shared = Hub() ; let part = Part() }
      final class Part { var view: WKWebView? ; func use(_ view: WKWebView) { self.view = view } }
      """,
    ])
  func `What is shown and put into something that goes on stays too long`(source: String) async {
    #expect(await findings(of: source).count == 1)
  }

  @Test(
    arguments: [
      "enum A { static weak var page: UIViewController? ; static func a(_ b: UIViewController) { page = b } }",
      "final class Hub { static let shared = Hub() ; private lazy var page = UIViewController() }",
      """
      enum Pages {
        static let all = NSHashTable<UIViewController>.weakObjects()
        static func add(_ page: UIViewController) { all.add(page) }
      }
      """,
      """
      enum Pages {
        static var all: Set<UIViewController> = []
        static func add(_ page: UIViewController) { all.insert(page) }
        static func drop(_ page: UIViewController) { all.remove(page) }
      }
      """,
      // A screen that keeps another one lives as long as that.
      """
      final class Page: UIViewController {
        var child: UIViewController?
        func show(_ other: UIViewController) { child = other }
      }
      """,
      "final class Model { static let shared = Model() ; var view: ViewModel? ; func a(_ b: ViewModel) { view = b } } ; class ViewModel {}",
    ])
  func `What is not held, ends in time or is a part of its owner does not`(source: String) async {
    #expect(await findings(of: source) == [])
  }

  @Test(arguments: [
    (
      "",
      [
        "ui-outlived: Player.host keeps MainActivity, which ends with its screen, as long as the app, and nothing empties it"
      ]
    ),
    ("fun drop() { host = null }", []),
  ])
  func `What stands behind an interface is told with its name, and what hangs on it is not`(
    code: String, expected: [String]
  ) async {
    let source = """
      //- app/src/main/kotlin/A.kt
      package app
      import dagger.hilt.android.lifecycle.HiltViewModel
      import javax.inject.Inject
      import javax.inject.Singleton
      interface Host { fun ask() }
      @Singleton
      class Player @Inject constructor() {
        private var host: Host? = null
        fun attach(host: Host) { this.host = host }
        fun play() { host?.ask() }
        \(code)
      }
      @HiltViewModel class MainModel @Inject constructor() : ViewModel() { var count = 0 }
      class MainActivity : AppCompatActivity(), Host {
        @Inject lateinit var player: Player
        private val model: MainModel by viewModels()
        override fun onCreate(state: Bundle?) { player.attach(this) }
        override fun ask() { model.count += 1 }
      }
      """
    let report = await analyze(
      AnalysisInput(files: projectFiles(source), name: "Project"), settings: .standard)
    #expect(report.findings.map { "\($0.rule): \($0.message)" } == expected)
  }

  private func findings(of source: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    return report.findings.filter { $0.rule == "ui-outlived" }.map(\.message)
  }
}
