import Testing

@Suite struct NoAccessPointTests {
  @Test func `A catalogue of constants of its own type has none`() async {
    let icons = (0..<10).map { "static let icon\($0) = Icon(name: \"\($0)\")" }
    await check(
      """
      final class Icon { var name: String ; init(name: String) { self.name = name }
      \(icons.joined(separator: "\n")) }
      final class User { let icon = Icon.icon1 }
      """, .accessPoints, .accesses, is: "")
  }

  @Test func `An enum case called shared is none`() async {
    await check(
      """
      enum History { case shared, hidden }
      final class User { var history: History = .shared ; func run() { history = .shared } }
      """, .accessPoints, .accesses, is: "")
  }

  @Test func `A global actor and the main actor are none`() async {
    await check(
      """
      @globalActor actor Worker { static let shared = Worker() }
      final class User { func run() { _ = Worker.shared ; _ = MainActor.shared } }
      """, .accessPoints, .accesses, is: "")
  }

  @Test func `Constants of value types are none`() async {
    await check(
      """
      struct Settings { static let standard = Settings() ; static let main = Settings() }
      enum Route { static let current = Route.home ; case home }
      struct Tokens { static var spacing = 4 ; static var color = Color.red }
      let defaultSettings = Settings()
      final class User { let settings = Settings.standard ; let space = Tokens.spacing }
      """, .accessPoints, .accesses, is: "")
  }

  @Test func `A private static is none`() async {
    await check(
      """
      final class Monostate {
        private static let shared = Monostate()
        private static var box = Box()
        func run() { Self.box.count = 1 ; _ = Self.shared }
      }
      final class Box { var count = 0 }
      """, .accessPoints, is: "")
  }

  @Test func `Values for previews and tests are none`() async {
    await check(
      """
      final class Store {
        var count = 0
        static let mock = Store()
        static let previewStore = Store()
        static let placeholder = Store()
        static let cartSample = Store()
        static let testStore = Store()
      }
      let test_store = Store()
      """, .accessPoints, is: "")
  }

  @Test func `A beta service is no value for tests`() async {
    await check(
      """
      final class Store { var count = 0 ; static let testFlight = Store() }
      """, .accessPoints, is: "Store.testFlight is Store, constructible")
  }

  @Test func `Tokens in extensions of outside types are none`() async {
    await check(
      """
      extension ButtonStyle { static let primary = Style() }
      final class Style { var count = 0 }
      final class User { let style = ButtonStyle.primary }
      """, .accessPoints, .accesses, is: "")
  }

  @Test func `Implicit members of styles, cases and functions are none`() async {
    await check(
      """
      struct Style { static func `default`(_ name: String) -> Style { Style() } }
      final class User {
        func run() { show(.default("x")) ; animate(.default) ; _ = PHPhotoLibrary.shared() }
        func show(_ style: Style) {}
        func animate(_ animation: Animation) {}
      }
      """, .accessPoints, .accesses,
      is: "User reaches PHPhotoLibrary.shared via system in body")
  }

  @Test func `Instances that functions of the system give are of the system`() async {
    await check(
      """
      final class User {
        func run() {
          MPRemoteCommandCenter.shared().isEnabled = true
          PHImageManager.default().cancel(1)
          Kit.sharedInstance().start()
          Shape.default().draw()
        }
      }
      """, .accessPoints, .accesses,
      is: """
        User reaches Kit.sharedInstance via system in body
        User reaches MPRemoteCommandCenter.shared via system in body
        User reaches PHImageManager.default via system in body
        """)
  }

  @Test func `Statics of tests, samples and previews are none`() async {
    await check(
      """
      //- App/Store.swift
      final class Store { var count = 0 }
      struct Screen_Previews: PreviewProvider { static let store = Store() }
      //- App/Mocks/Fixed.swift
      enum Fixed { static let store = Store() }
      //- AppTests/Some.swift
      enum Probe { static let store = Store() }
      """, .accessPoints, is: "")
  }
}
