import Model
import TestSupport
import Testing

@Suite struct ProcessTests {
  @Test func `A name that two targets declare means in each what is declared there`() async {
    await check(
      twoApps
        + """
        //- Mac/Defaults.swift
        final class Defaults { static let shared = Defaults() ; var size = 1 }
        //- Mac/Window.swift
        final class Window { func show() { Defaults.shared.size = 2 } }
        //- iOS/Defaults.swift
        final class Defaults { static let shared = Defaults() ; var size = 1 }
        //- iOS/Screen.swift
        final class Screen { func show() { Defaults.shared.size = 2 } }
        //- Shared/Sync.swift
        final class Sync { func run() { Defaults.shared.size = 3 } }
        """, .accessPoints, .accesses,
      is: """
        Defaults.shared is Mac/Defaults, constructible, body 2
        Defaults.shared is Phone/Defaults, constructible, body 2
        Mac/Window reaches Mac/Defaults.shared in body
        Phone/Screen reaches Phone/Defaults.shared in body
        Shared/Sync reaches Mac/Defaults.shared in body
        Shared/Sync reaches Phone/Defaults.shared in body
        """)
  }

  @Test func `What shared files write is written in each of their targets`() async {
    await check(
      twoApps
        + """
        //- Mac/Defaults.swift
        final class Defaults { static let shared = Defaults() ; var size = 1 }
        //- iOS/Defaults.swift
        final class Defaults { static let shared = Defaults() ; var size = 1 }
        //- Shared/Sync.swift
        final class Sync { func run() { Defaults.shared.size = 3 } }
        """, .fields,
      is: """
        Mac/Defaults.shared: Defaults, static
        Mac/Defaults.size: Int, mutable, written by Shared/Sync
        Phone/Defaults.shared: Defaults, static
        Phone/Defaults.size: Int, mutable, written by Shared/Sync
        """)
  }

  @Test func `A place in a file of two targets is one finding and one access`() async {
    let report = await graph(
      of: projectFiles(
        twoApps
          + """
          //- Mac/Defaults.swift
          final class Defaults { static let shared = Defaults() ; var size = 1 }
          //- iOS/Defaults.swift
          final class Defaults { static let shared = Defaults() ; var size = 1 }
          //- Shared/Sync.swift
          final class Sync { func run() { Defaults.shared.size = 3 } }
          """))
    #expect(report.inventory.total.accessesInBodies == 1)
    #expect(report.accessPoints.map(\.processes) == [["Mac"], ["Phone"]])
    let sync = report.components.first { $0.name == "Sync" }
    #expect(sync?.processes == ["Mac", "Phone"])
  }

  @Test func `Every process has its entry; what is linked with it exists in it`() async {
    let report = await graph(
      of: projectFiles(
        """
        //- App.xcodeproj/project.pbxproj
        { objects = {
        o = {isa = PBXProject; mainGroup = m; };
        m = {isa = PBXGroup; children = (a, n); };
        a = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
        n = {isa = PBXFileSystemSynchronizedRootGroup; path = Push; };
        t = {isa = PBXNativeTarget; name = Travel; fileSystemSynchronizedGroups = (a);
          packageProductDependencies = (k); dependencies = (d);
          productType = "com.apple.product-type.application"; };
        e = {isa = PBXNativeTarget; name = Push; fileSystemSynchronizedGroups = (n);
          productType = "com.apple.product-type.app-extension"; };
        d = {isa = PBXTargetDependency; target = e; };
        k = {isa = XCSwiftPackageProductDependency; productName = FeedKit; };
        }; rootObject = o; }
        //- Packages/Package.swift
        let package = Package(
          name: "Feed", products: [.library(name: "FeedKit", targets: ["Feed"])],
          targets: [
            .target(
              name: "Feed", dependencies: [.target(name: "Base")], path: "Feed/Code",
              plugins: [.plugin(name: "Lint")]),
            .plugin(name: "Lint", capability: .buildTool()), .target(name: "Base", dependencies: ["Lint"]), .testTarget(name: "FeedTests", dependencies: ["Feed"]),
          ])
        //- Packages/Plugins/Lint/Lint.swift
        @main struct Lint: BuildToolPlugin {}
        //- Packages/Feed/Code/Store.swift
        public final class Store { static let shared = Store() ; var n = 0 }
        //- Packages/Sources/Base/Clock.swift
        public final class Clock { static let shared = Clock() ; var n = 0 }
        //- App/TravelApp.swift
        @main struct TravelApp: App { var body: some Scene { WindowGroup { Text("") } } }
        //- Push/Service.swift
        final class Service: UNNotificationServiceExtension { var n = 0 }
        """))
    #expect(
      report.processes.map { "\($0.name) \($0.kind): \($0.roots.map(\.name))" } == [
        "Push appExtension: [\"Service\"]", "Travel application: [\"TravelApp\"]",
      ])
    #expect(
      report.accessPoints.map { "\($0.component) \($0.processes)" } == [
        "Base/Clock [\"Travel\"]", "Feed/Store [\"Travel\"]",
      ])
  }

  @Test func `Roots that provide different objects say what they leave out`() async {
    let report = await graph(
      of: projectFiles(
        """
        //- App/TravelApp.swift
        final class A { var n = 0 }
        final class B { var n = 0 }
        final class C { var n = 0 }
        final class D { var n = 0 }
        @main struct TravelApp: App {
          let a = A() ; let b = B() ; let c = C() ; let d = D()
          var body: some Scene { WindowGroup { Text("").withAll(a, b, c, d) } }
        }
        extension View {
          func withAll(_ a: A, _ b: B, _ c: C, _ d: D) -> some View {
            environment(a).environment(b).environment(c).environment(d)
          }
          func withSome(_ a: A, _ b: B, _ c: C) -> some View {
            environment(a).environment(b).environment(c)
          }
        }
        """))
    let roots = report.processes.flatMap(\.roots)
    #expect(roots.map(\.name) == ["TravelApp", "View.withAll", "View.withSome"])
    #expect(roots.last?.leavesOut.map(\.text) == ["App/D"])
    #expect(roots.first?.leavesOut == [])
  }

  @Test
  func `What a launch argument puts in place of another root is an alternative and no production`()
    async
  {
    let report = await graph(
      of: projectFiles(
        """
        //- App/TravelApp.swift
        final class Store { static let shared = Store() ; var n = 0 }
        final class Real { func start() { Store.shared.n = 1 } }
        final class Fake { func start() { Store.shared.n = 2 } }
        @main struct TravelApp: App {
          private var root: Any
          init() {
            if ProcessInfo.isRunningUITests { root = Fake() } else { root = Real() }
          }
        }
        """))
    let alternative = report.processes.flatMap(\.roots).first { $0.kind == .alternative }
    #expect(alternative?.name == "Fake")
    #expect(alternative?.condition == "ProcessInfo.isRunningUITests")
    #expect(report.components.first { $0.name == "Fake" }?.role == .test)
    #expect(
      report.accessPoints.flatMap(\.accesses) == [
        .init(place: .body, count: 1), .init(place: .test, count: 1),
      ])
  }

  @Test(arguments: [
    "if flag { root = Fake() } else { root = Real() }",
    "root = ProcessInfo.isRunningUITests ? Fake() : Real()",
    "if ProcessInfo.isLowPower { log() } ; root = Fake() ; root = Real()",
  ])
  func `Other choices are no alternatives of a launch`(body: String) async {
    let report = await graph(
      of: projectFiles(
        """
        //- App/TravelApp.swift
        final class Real {}
        final class Fake {}
        @main struct TravelApp: App {
          private var root: Any ; let flag = true
          init() { \(body) }
          func log() {}
        }
        """))
    #expect(!report.processes.flatMap(\.roots).contains { $0.kind == .alternative })
  }

  @Test func `Sources without an entry have no process`() async {
    let report = await graph(
      of: projectFiles("//- Lib/Store.swift\nfinal class Store { static let shared = Store() }"))
    #expect(report.processes.isEmpty)
    #expect(report.components.allSatisfy { $0.processes.isEmpty })
  }
}
