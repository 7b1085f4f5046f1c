import Model
import Testing

@Suite struct FileRoleTests {
  @Test(
    arguments: [
      "Tests/StoreTests/Some.swift", "AppUITests/Some.swift", "App/StoreTests.swift",
      "App/TestSupport/Some.swift", "UnitTest/Some.swift",
    ])
  func `Files of tests hold no components of their own`(path: String) async {
    await check("//- \(path)\nfinal class Some { var count = 0 }", .components, is: "")
  }

  @Test(
    arguments: [
      "App/Mocks/Some.swift", "App/Previews/Some.swift", "App/Preview Content/Some.swift",
      "App/Generated/Some.swift", "App/ServerMock.swift", "App/Server+Fakes.swift",
      "App/TestData.swift",
      "Package.swift",
    ])
  func `Samples, previews and generated code hold no components`(path: String) async {
    await check("//- \(path)\nfinal class Some { var count = 0 }", .components, is: "")
  }

  @Test(arguments: ["XCTest", "Testing", "SnapshotTesting"])
  func `A file that imports a test library is a test`(library: String) async {
    await check(
      "//- App/Some.swift\nimport \(library)\nfinal class Some {}", .components, is: "")
  }

  @Test func `A file that says it is generated is so`() async {
    await check(
      "// Generated using Sourcery — DO NOT EDIT\nfinal class Some {}", .components, is: "")
  }

  @Test(arguments: ["App/Contests/Some.swift", "App/Latest/Some.swift", "App/Mockingbird.swift"])
  func `Look-alike names are ordinary`(path: String) async {
    await check(
      "//- \(path)\nfinal class Some {}", .components, is: "App/Some: class, stateless")
  }

  @Test func `Path patterns of the settings name tests and generated code`() async {
    var settings = GraphSettings.standard
    settings.testPaths = ["Checks/*"]
    settings.generatedPaths = ["*.pb.swift"]
    await check(
      """
      //- App/Some.swift
      final class Some {}
      //- App/Wire.pb.swift
      final class Wire {}
      //- Checks/Probe.swift
      final class Probe {}
      """, .components, settings: settings, is: "App/Some: class, stateless")
  }

  @Test(
    "A holder of constants is one as long as nothing in it gets another value",
    arguments: [
      ("private var spacing = Spacing(small: 2)", true),
      (
        "private var spacing = Spacing(small: 2) ; let session = URLSession(configuration: .default)",
        true
      ),
      ("let spacing = Spacing(small: 2) ; lazy var double: Int = spacing.small * 2", true),
      ("var spacing = Spacing(small: 2)", false),
      (
        "private var spacing = Spacing(small: 2) ; func grow() { spacing = Spacing(small: 4) }",
        false
      ),
      ("let counter = Counter()", false),
      ("let names = NSMutableArray() ; func add() { names.add(1) }", false),
      ("private var limit = 1 ; var most: Int { get { limit } set { limit = newValue } }", false),
      (
        "let defaults = UserDefaults.standard ; func set() { defaults.set(1, forKey: \"a\") }",
        false
      ),
    ])
  func constants(fields: String, isConfiguration: Bool) async {
    let report = await graph(
      of: files(
        """
        struct Spacing { let small: Int }
        final class Counter { var count = 0 ; func add() { count += 1 } }
        final class Constants { static let main = Constants() ; \(fields) ; let number = compute() }
        func compute() -> Int { 1 }
        """))
    let constants = report.components.first { $0.name == "Constants" }
    #expect((constants?.role == .configuration) == isConfiguration)
  }

  @Test func `Roles of types come from attributes, protocols and names`() async {
    await check(
      """
      //- App/App.swift
      @main struct TravelApp: App { let store = Store() }
      final class Delegate: NSObject, UIApplicationDelegate { var window: UIWindow? }
      final class AppDependencies {}
      struct Screen: View { let store: Store }
      final class FileLogger {}
      final class APIConfiguration { let host = "" }
      final class Defaults { let defaults: UserDefaults }
      final class Store {}
      final class SomeTests: XCTestCase {}
      struct Screen_Previews: PreviewProvider { static let store = Store() }
      """, .components,
      is: """
        App/APIConfiguration: class, configuration, immutable
        App/AppDependencies: class, composition-root, stateless
        App/Defaults: class, system-wrapper, mutable
        App/Delegate: class, composition-root, holds-ui, main-actor
        App/FileLogger: class, logger, stateless
        App/Screen: struct, view, immutable, main-actor
        App/Store: class, stateless
        App/TravelApp: struct, composition-root, immutable, main-actor
        """)
  }

  @Test func `The settings name roots and what to leave alone`() async {
    var settings = GraphSettings.standard
    settings.roots = ["*Bootstrap"]
    settings.leave = ["Feature*"]
    await check(
      "final class AppBootstrap {}\nfinal class FeatureFlags { var on = false }", .components,
      settings: settings,
      is: """
        AppBootstrap: class, composition-root, stateless
        FeatureFlags: class, configuration, mutable
        """)
  }

  @Test func `The first object of an app extension is a root`() async {
    await check(
      """
      //- ShareExtension/Share.swift
      final class ShareViewController: UIViewController { let store = Store() }
      final class Store {}
      """, .components,
      is: """
        ShareExtension/ShareViewController: class, composition-root, immutable, main-actor
        ShareExtension/Store: class, stateless
        """)
  }

  @Test func `Isolation is read from keywords, attributes and locks`() async {
    await check(
      """
      actor A {}
      @MainActor final class B {}
      @DatabaseActor final class C {}
      final class D { let lock = NSLock() }
      final class E: @unchecked Sendable { var count = 0 }
      final class F { let box = Mutex<Int>(0) }
      """, .components,
      is: """
        A: actor, stateless, actor
        B: class, stateless, main-actor
        C: class, stateless, global-actor
        D: class, system-wrapper, mutable, lock
        E: class, mutable, unsafe
        F: class, mutable, lock
        """)
  }
}
