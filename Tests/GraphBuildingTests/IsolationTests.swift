import Model
import Testing

@Suite struct IsolationTests {
  @Test(arguments: [
    ("actor Store {}", "actor: an actor"),
    ("@MainActor final class Store {}", "main-actor: @MainActor"),
    ("@Database final class Store {}", "global-actor: @Database"),
    ("@ImageActor final class Store {}", "global-actor: @ImageActor"),
    ("final class Store: UIViewController {}", "main-actor: inherits from UIViewController"),
    ("final class Store: Base {}", "main-actor: inherits from Base"),
    ("final class Store: Working {}", "main-actor: conforms to Working"),
    (
      "final class Store: UIWindowSceneDelegate {}", "main-actor: conforms to UIWindowSceneDelegate"
    ),
    (
      "final class Store { @MainActor var a = 0 ; let b = 0 }",
      "main-actor: @MainActor on everything in it that changes"
    ),
  ])
  func `Isolation comes from an annotation or from above`(source: String, expected: String) async {
    let report = await graph(
      of: files(
        """
        @globalActor actor Database { static let shared = Database() }
        @MainActor class Base {} ; @MainActor protocol Working {} ; protocol Plain {}
        \(source)
        """))
    let store = report.components.first { $0.name == "Store" }
    #expect("\(store?.isolation.rawValue ?? ""): \(store?.isolationReason ?? "")" == expected)
  }

  @Test(arguments: [
    "final class Store { var a = 0 }", "nonisolated final class Store: Working { var a = 0 }",
    "final class Store: Plain { var a = 0 }", "final class Store { let base: Base ; var a = 0 }",
    "final class Store { @MainActor var a = 0 ; var b = 0 }",
    "final class Store { struct Inner: View {} ; var a = 0 }", "final class Store: NSObject {}",
    "final class Store { @MainActor func run() {} ; var a = 0 }", "class Store: Store {}",
    "class Store: Other {} ; class Other: Store {}",
  ])
  func `Nothing else isolates a class`(source: String) async {
    let report = await graph(
      of: files(
        "@MainActor class Base {} ; @MainActor protocol Working {} ; protocol Plain {}\n" + source))
    let store = report.components.first { $0.name == "Store" }
    #expect(store?.isolation == Component.Isolation.none)
  }

  @Test func `A conformance that another file adds does not isolate the type`() async {
    await check(
      """
      //- Store.swift
      final class Store { var a = 0 } ; final class Other { var a = 0 } ; extension Other: Working {}
      //- Work.swift
      @MainActor protocol Working {}
      extension Store: Working {}
      """, .guards,
      is: "Other main-actor: conforms to Working")
  }

  @Test func `Variables have the isolation of their own or of their type`() async {
    let report = await graph(
      of: files(
        """
        @MainActor final class Page { var a = 0 ; static var b = 0 ; nonisolated let c = 0 }
        actor Store { var a = 0 ; static let b = Page() }
        final class Plain { @MainActor var a = 0 ; var b = 0 ; nonisolated(unsafe) static var c = 0 }
        @MainActor extension Plain { static var d = 0 }
        @MainActor var global = 0
        """))
    let words = report.components.flatMap { component in
      component.fields.map { "\(component.name).\($0.name) \($0.isolation.rawValue)" }
    }
    #expect(
      words == [
        "Page.a main-actor", "Page.b main-actor", "Page.c none", "Plain.a main-actor",
        "Plain.b none", "Plain.c unsafe", "Plain.d main-actor", "Store.a actor", "Store.b none",
        "global.global main-actor",
      ])
  }

  @Test(
    arguments: [
      (".target(name: \"Lists\", swiftSettings: [.defaultIsolation(MainActor.self)])", true),
      (
        ".target(name: \"Lists\", path: \"Sources/Lists\", "
          + "swiftSettings: [.unsafeFlags([\"-default-isolation\", \"MainActor\"])])", true
      ),
      (".target(name: \"Lists\", swiftSettings: shared)", true),
      (".target(name: \"Lists\", swiftSettings: shared + [.swiftLanguageMode(.v6)])", true),
      (".executableTarget(name: \"Lists\", swiftSettings: shared)", true),
      (".target(name: \"Lists\", swiftSettings: [.defaultIsolation(nil)])", false),
      (".target(name: \"Lists\"), .target(name: \"Other\", swiftSettings: shared)", false),
      (".target(name: \"Lists\", swiftSettings: [.unsafeFlags([\"-O\"])])", false),
    ])
  func `The package manifest sets the isolation of a module`(target: String, isMain: Bool) async {
    let expected = isMain ? "main-actor: the default isolation that App/Package.swift sets" : ""
    await check(
      """
      //- App/Package.swift
      import PackageDescription
      let shared: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let package = Package(name: "App", targets: [\(target)])
      //- App/Sources/Lists/Store.swift
      final class Store { var a = 0 }
      nonisolated final class Free { var a = 0 }
      actor Worker {}
      //- App/Sources/Other2/Other.swift
      final class Other { var a = 0 }
      """, .guards,
      is: (isMain ? "Lists/Store \(expected)\n" : "") + "Lists/Worker actor: an actor")
  }

  @Test func `An Xcode project isolates what only its isolated targets compile`() async {
    await check(
      """
      //- App.xcodeproj/project.pbxproj
      { objects = {
        o = {isa = PBXProject; mainGroup = m; };
        m = {isa = PBXGroup; children = (g, h); sourceTree = "<group>"; };
        g = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (x);
          sourceTree = "<group>"; };
        h = {isa = PBXFileSystemSynchronizedRootGroup; path = Share; sourceTree = "<group>"; };
        x = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = b;
          membershipExceptions = (Both.swift); };
        a = {isa = PBXNativeTarget; name = App; buildPhases = (); buildConfigurationList = l;
          productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (g); };
        b = {isa = PBXNativeTarget; name = Share; buildPhases = ();
          productType = "com.apple.product-type.app-extension"; fileSystemSynchronizedGroups = (h); };
        l = {isa = XCConfigurationList; buildConfigurations = (c); };
        c = {isa = XCBuildConfiguration;
          buildSettings = {SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
      }; rootObject = o; }
      //- App/Only.swift
      final class Only { var a = 0 }
      nonisolated final class Free { var a = 0 }
      //- App/Both.swift
      final class Both { var a = 0 }
      //- Share/Other.swift
      final class Other { var a = 0 }
      """, .guards,
      is: "App/Only main-actor: the default isolation that App.xcodeproj/project.pbxproj sets")
  }

  @Test func `A manifest may set it for all its targets`() async {
    await check(
      """
      //- Package.swift
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])
      for target in package.targets {
        var settings = target.swiftSettings ?? []
        settings.append(.defaultIsolation(MainActor.self))
        target.swiftSettings = settings
      }
      //- Sources/Store.swift
      var counter = 0
      final class Store { var a = 0 ; func run() { counter = 1 } }
      """, .guards,
      is: """
        App/Store main-actor: the default isolation that Package.swift sets
        App/counter main-actor: the default isolation that Package.swift sets
        """)
  }
}
