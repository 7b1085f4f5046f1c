import Model
import TestSupport
import Testing

/// Targets that other files than those of Xcode and of packages describe.
@Suite struct BuildDescriptionTests {
  @Test func `What XcodeGen builds together is told apart as in an Xcode project`() async {
    await check(
      """
      #- project.yml
      name: News
      targets:
        Mac:
          type: application
          sources: [Mac, { path: Shared, excludes: ["**/Phone*.swift"] }]
        Phone: { type: application, sources: [iOS, Shared] }
      //- Mac/Defaults.swift
      final class Defaults { static let shared = Defaults() ; var size = 1 }
      //- iOS/Defaults.swift
      final class Defaults { static let shared = Defaults() ; var size = 1 }
      //- Shared/Sync/PhoneSync.swift
      final class PhoneSync { func run() { Defaults.shared.size = 3 } }
      //- Shared/Sync/Sync.swift
      final class Sync { func run() { Defaults.shared.size = 3 } }
      """, .accesses,
      is: """
        Phone/PhoneSync reaches Phone/Defaults.shared in body
        Shared/Sync reaches Mac/Defaults.shared in body
        Shared/Sync reaches Phone/Defaults.shared in body
        """)
  }

  @Test(arguments: [
    #"sources: ["Mac/**", .glob("Shared/**", excluding: "Shared/Phone*.swift")]"#,
    #"sources: .sourceFilesList(globs: [.glob("Mac/**/*.swift"), .glob(.relativeToRoot("Shared/*.swift"), excluding: ["Shared/Phone*.swift"])])"#,
    #"buildableFolders: ["Mac", .folder("Shared", excluding: ["Shared/PhoneSync.swift"])]"#,
  ])
  func `So is what Tuist builds, where its arguments are written out`(sources: String) async {
    await check(
      """
      //- Project.swift
      import ProjectDescription
      let project = Project(
        name: "News",
        targets: [
          .target(name: "Mac", destinations: .macOS, product: .app, bundleId: "a", \(sources)),
          Target(name: "Phone", platform: .iOS, product: .app, sources: ["iOS/**", "Shared/**"]),
          .target(name: name, product: .app, sources: "Never/**"),
        ])
      //- Mac/Defaults.swift
      final class Defaults { static let shared = Defaults() ; var size = 1 }
      //- iOS/Defaults.swift
      final class Defaults { static let shared = Defaults() ; var size = 1 }
      //- Shared/PhoneSync.swift
      final class PhoneSync { func run() { Defaults.shared.size = 3 } }
      //- Shared/Sync.swift
      final class Sync { func run() { Defaults.shared.size = 3 } }
      """, .accesses,
      is: """
        Phone/PhoneSync reaches Phone/Defaults.shared in body
        Shared/Sync reaches Mac/Defaults.shared in body
        Shared/Sync reaches Phone/Defaults.shared in body
        """)
  }

  @Test func `What a project of Tuist may define for a condition is known from all its texts`()
    async
  {
    await check(
      """
      //- Project.swift
      import ProjectDescription
      let project = Project(name: "News", settings: .settings(base: ["OTHER_SWIFT_FLAGS": "-DBETA"]),
        targets: [.target(name: "News", destinations: .iOS, product: .app, sources: ["App/**"])])
      //- Tuist/ProjectDescriptionHelpers/Flags.swift
      import ProjectDescription
      extension Project { static func flags() -> SettingsDictionary { ["X": "$(inherited) STAGING"] } }
      //- App/Store.swift
      final class Store { static let shared = Store() ; var size = 1 }
      final class Screen {
        func open() {
          #if STAGING
          Store.shared.size = 2
          #endif
          #if BETA
          Store.shared.size = 3
          #endif
          #if NEVER
          Store.shared.size = 4
          #endif
        }
      }
      """, .accesses,
      is: """
        News/Screen reaches News/Store.shared in body ×2
        News/Screen reaches News/Store.shared in unbuilt
        """)
  }

  @Test func `Targets of several projects of Tuist are linked by name`() async {
    let report = await graph(
      of: files(
        """
        //- App/Project.swift
        import ProjectDescription
        let project = Project(name: "App", targets: [
          .target(name: "App", destinations: .iOS, product: .app, sources: ["Sources/**"],
            dependencies: [.project(target: "Kit", path: "../Kit"), .target(name: "Push")],
            settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])),
          .target(name: "Push", destinations: .iOS, product: .appExtension,
            infoPlist: .extendingDefault(with: ["NSExtension":
              ["NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).Handler"]]),
            sources: ["Push/**"], dependencies: [.project(target: "Kit", path: "../Kit")]),
        ])
        //- Kit/Project.swift
        import ProjectDescription
        let project = Project(name: "Kit", targets: [
          .target(name: "Kit", destinations: .iOS, product: .framework, sources: ["Sources/**"])])
        //- App/Sources/App.swift
        @main struct News: App { let cache = Cache() }
        final class Screen { var open = true }
        //- App/Push/Handler.swift
        final class Handler: NSObject { let cache = Cache() }
        //- Kit/Sources/Cache.swift
        public final class Cache { public init() {} ; var items: [Int] = [] }
        """))
    #expect(
      report.processes.map { "\($0.name): \($0.kind.rawValue) \($0.roots.map(\.name))" } == [
        #"App: application ["News"]"#, #"Push: app-extension ["Handler"]"#,
      ])
    let places = report.components.map { "\($0.id.text) in \($0.processes)" }
    #expect(places.contains(#"Kit/Cache in ["App", "Push"]"#))
    #expect(report.components.first { $0.name == "Screen" }?.isolation == .mainActor)
  }

  @Test func `A class that a property list names is a root; of namesakes the nearest is`() async {
    await check(
      """
      //- Share/Info.plist
      <dict><key>NSExtension</key><dict><key>NSExtensionPrincipalClass</key>
      <string>$(PRODUCT_MODULE_NAME).Handler</string></dict></dict>
      //- Share/Handler.swift
      final class Handler: NSObject { var count = 0 }
      //- App/Handler.swift
      final class Handler: NSObject { var count = 0 }
      """, .components,
      is: """
        App/Handler: class, mutable
        Share/Handler: class, composition-root, mutable
        """)
  }
}
