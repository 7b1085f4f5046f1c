import Analysis
import Model
import Testing

@Suite struct EnvironmentGapTests {
  @Test(
    arguments: [
      "struct Page: View { @Environment(Store.self) var store ; var body: some View { Text(\"\") } }",
      "struct Page: View { @EnvironmentObject var store: Store ; var body: some View { Text(\"\") } }",
    ])
  func `What nothing provides in an app is told`(view: String) async {
    #expect(await gaps(of: view, in: "WindowGroup { Page() }") == ["store"])
  }

  @Test(
    arguments: [
      "WindowGroup { Page().environment(Store()) }", "WindowGroup { Page().environment(store) }",
      "WindowGroup { Page().environmentObject(store) }",
      // What is provided here is not known.
      "WindowGroup { Page().environment(make()) }",
      // Nobody shows the view.
      "WindowGroup { Text(\"\") }",
    ])
  func `What is provided, may be, or is never asked for is not`(scene: String) async {
    let view =
      "struct Page: View { @Environment(Store.self) var store ; var body: some View { Text(\"\") } }"
    #expect(await gaps(of: view, in: scene) == [])
  }

  @Test(
    arguments: [
      "@Environment(Store.self) var store: Store?", "@Environment(\\.locale) var locale",
      "@ObservedObject var store: Store",
    ])
  func `Reads that cannot fail are not told`(property: String) async {
    let view = "struct Page: View { \(property) ; var body: some View { Text(\"\") } }"
    #expect(await gaps(of: view, in: "WindowGroup { Page() }") == [])
  }

  @Test(
    arguments: [
      // The system hands the environment on to hosting controllers below a view of SwiftUI.
      ("func makeUIViewController(context: Context) -> Panel { Panel() }", []),
      ("func makeUIViewController(context: Context) -> Frame { Frame() }", []),
      ("func makeUIViewController(context: Context) -> UIViewController { .init() }", ["store"]),
    ])
  func `A hosting controller starts with nothing, unless a view shows its maker`(
    maker: String, expected: [String]
  ) async {
    let views = """
      struct Page: View { @EnvironmentObject var store: Store ; var body: some View { Text("") } }
      struct Bridge: UIViewControllerRepresentable {
        \(maker)
      }
      final class Frame: UIViewController { let panel = Panel() }
      final class Panel: UIViewController {
        override func viewDidLoad() { addChild(UIHostingController(rootView: Page())) }
      }
      """
    let scene = "WindowGroup { Bridge().environmentObject(store) }"
    #expect(await gaps(of: views, in: scene) == expected)
  }

  private func gaps(of view: String, in scene: String) async -> [String] {
    let source = """
      import SwiftUI
      @Observable final class Store { var names: [String] = [] }
      \(view)
      @main struct Reader: App {
        @State private var store = Store()
        var body: some Scene { \(scene) }
      }
      """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    return report.findings.filter { $0.rule == "missing-environment-object" }.compactMap(\.subject)
  }
}
