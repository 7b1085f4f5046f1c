import Testing

@Suite struct BuildConditionTests {
  @Test func `What no build defines is drawn apart and writes nothing`() async {
    await check(
      """
      //- Package.swift
      let package = Package(name: "App", targets: [.target(name: "App")])
      //- Sources/App/App.swift
      #if COUNTING
        var count = 0
      #endif
      final class Log {
        static let shared = Log()
        func note() {}
      }
      final class Transaction {
        static var open = 0
        func begin() {
          #if COUNTING
            count += 1
            Log.shared.note()
          #else
            Transaction.open = 1
          #endif
        }
      }
      """, .fields, .accesses,
      is: """
        App/Log.shared: Log, static
        App/Transaction.open: Int, static, mutable, written by App/Transaction
        App/count.count: Int, mutable
        App/Transaction reaches App/Log.shared in unbuilt
        """)
  }

  @Test(arguments: [
    "DEBUG", "!COUNTING", "os(macOS) || COUNTING", "FAST", "FAST && swift(>=6)",
    "targetEnvironment(simulator)",
    "(canImport(UIKit))", "SLOW",
  ])
  func `What some build may compile is as all other code`(condition: String) async {
    await check(
      source(condition), .accesses, is: "App/Screen reaches App/Store.shared in body")
  }

  @Test(arguments: [
    "COUNTING", "COUNTING && DEBUG", "!(!COUNTING)", "(COUNTING || false)", "os(iOS) && !true",
  ])
  func `What asks for a name that nothing defines is told apart`(condition: String) async {
    await check(
      source(condition), .accesses, is: "App/Screen reaches App/Store.shared in unbuilt")
  }

  @Test func `Without a build description anything may be defined`() async {
    await check(
      """
      final class Store { static let shared = Store() }
      final class Screen {
        #if COUNTING
          func show() { print(Store.shared) }
        #endif
      }
      """, .accesses, is: "Screen reaches Store.shared in body")
  }

  @Test func `A type that nothing builds is no part of the product`() async {
    await check(
      """
      //- Package.swift
      let package = Package(name: "App", targets: [.target(name: "App")])
      //- Sources/App/App.swift
      final class Store { static let shared = Store() }
      #if COUNTING
        final class Counter {
          var count = 0
          func note() { print(Store.shared) }
        }
      #endif
      """, .components, .accesses,
      is: """
        App/Counter: class, unbuilt, mutable
        App/Store: class, system-wrapper, stateless
        App/Counter reaches App/Store.shared in unbuilt
        """)
  }

  private func source(_ condition: String) -> String {
    """
    //- Package.swift
    let settings: [SwiftSetting] = [.define("FAST", .when(configuration: .release))]
    let package = Package(
      name: "App",
      targets: [
        .target(
          name: "App", swiftSettings: settings + [.unsafeFlags(["-D", "SLOW"])])
      ])
    //- Sources/App/App.swift
    final class Store { static let shared = Store() }
    final class Screen {
      #if \(condition)
        func show() { print(Store.shared) }
      #endif
    }
    """
  }
}
