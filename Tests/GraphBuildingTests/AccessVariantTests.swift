import Testing

/// Every way in which apps were seen to reach what is global.
@Suite struct AccessVariantTests {
  @Test(arguments: ofSingletons + ofWorlds + inViews + traps)
  func `An access is what it says`(variant: Variant) async { await variant.check() }

  private static let ofSingletons = [
    Variant(
      "a chain through a property",
      store + "final class U { func f() { Store.shared.next?.n = 1 } }",
      .accesses, is: reach),
    Variant(
      "an optional chain",
      "final class Store { static var shared: Store? ; var n = 0 } final class U { func f() { Store.shared?.n = 1 } }",
      .accesses, is: reach),
    Variant(
      "an alias",
      store + "typealias Short = Store\nfinal class U { func f() { Short.shared.n = 1 } }",
      .accesses, is: reach),
    Variant(
      "an alias of an alias in a type",
      store
        + "enum Names { typealias Inner = Store } typealias Outer = Names.Inner\nfinal class U { func f() { Outer.shared.n = 1 } }",
      .accesses, is: reach),
    Variant(
      "a local constant", store + "final class U { func f() { let s = Store.shared ; s.n = 1 } }",
      .accesses, is: reach),
    Variant(
      "a local constant of the system's",
      "final class U { func f() { let c = NotificationCenter.default ; c.post(name: .init(\"a\"), object: nil) } }",
      .accesses, is: "U reaches NotificationCenter.default via system in body"),
    Variant(
      "the initial value of a property", store + "final class U { let s = Store.shared }",
      .accesses, is: "U reaches Store.shared in property-initializer"),
    Variant(
      "the initial value of a lazy property", store + "final class U { lazy var s = Store.shared }",
      .accesses, is: "U reaches Store.shared in property-initializer"),
    Variant(
      "the initial value of a wrapper's property",
      store + "struct U: View { @State private var s = Store.shared }", .accesses,
      is: "U reaches Store.shared in property-initializer"),
    Variant(
      "a default argument",
      store
        + "final class U { init(s: Store = .shared) {} ; func f(_ s: Store = Store.shared) {} }",
      .accesses, is: "U reaches Store.shared in default-argument ×2"),
    Variant(
      "an implicit member", store + "final class U { var s: Store? ; func f() { s = .shared } }",
      .accesses, is: reach),
    Variant(
      "an implicit member as an argument",
      store
        + "final class V { init(s: Store) {} } final class U { func f() { _ = V(s: .shared) } }",
      .accesses, is: reach),
    Variant(
      "handed to the environment",
      store + "struct U: View { var body: some View { Text(\"\").environment(Store.shared) } }",
      .accesses, is: "U reaches Store.shared in composition-root"),
    Variant(
      "the own type by Self",
      "class Store { static let shared = Store() ; var n = 0 ; func f() { Self.shared.n = 1 } }",
      .accessPoints, is: "Store.shared is Store, constructible, body 1"),
    Variant(
      "a key path below it",
      store + "final class U { func f() -> Int { Store.shared[keyPath: \\.n] } }", .accesses,
      is: reach),
    Variant(
      "a static function of a namespace",
      store
        + "enum Api { static func store() -> Store { Store.shared } } final class U { func f() { Api.store().n = 1 } }",
      .accesses, is: reach),
    Variant(
      "a static function that works with it",
      store
        + "enum Api { static func load() { Store.shared.n = 1 } } final class U { func f() { Api.load() } }",
      .accesses, is: "Api reaches Store.shared in body"),
    Variant(
      "through its metatype",
      store + "final class U { func f() { let t = Store.self ; t.shared.n = 1 } }", .accesses,
      is: reach),
    Variant(
      "an alternative", store + "final class U { func f(_ s: Store?) { (s ?? .shared).n = 1 } }",
      .accesses, is: reach),
    Variant(
      "in an interpolation", store + "final class U { func f() { print(\"\\(Store.shared.n)\") } }",
      .accesses, is: reach),
    Variant(
      "in a task", store + "final class U { func f() { Task { await Store.shared.n = 1 } } }",
      .accesses, is: reach),
    Variant(
      "in a subclass of an outside class",
      store
        + "final class U: UIViewController { override func viewDidLoad() { Store.shared.n = 1 } }",
      .accesses, is: reach),
    Variant(
      "in an extension of an outside type",
      store + "extension String { var n: Int { Store.shared.n } }", .accesses,
      is: "String reaches Store.shared in extension"),
    Variant(
      "in a function at the top level", store + "func f() { Store.shared.n = 1 }", .accesses,
      is: "f() reaches Store.shared in body"),
    Variant(
      "in a preview", store + "#Preview { Text(\"\\(Store.shared.n)\") }", .accessPoints,
      is: "Store.shared is Store, constructible, preview 1"),
  ]

  private static let ofWorlds = [
    Variant(
      "a member of the world", world + "final class U { func f() -> Int { Current.date() } }",
      .accesses, is: "U reaches World.Current in body"),
    Variant(
      "the world in a local constant",
      world + "final class U { func f() -> Int { let c = Current ; return c.date() } }", .accesses,
      is: "U reaches World.Current in body"),
    Variant(
      "a closure that is stored in the world",
      world
        + "final class Env { var now: () -> Int = { 0 } ; static let current = Env() } final class U { func f() { Env.current.now = { Current.date() } } }",
      .accesses, is: "U reaches Env.current in body\nU reaches World.Current in body"),
    Variant(
      "the world as a default argument",
      world + "final class U { init(date: @escaping () -> Int = Current.date) {} }", .accesses,
      is: "U reaches World.Current in default-argument"),
    Variant(
      "a key path deep into dependencies",
      "import Dependencies\nstruct Api { var load: () -> Int } extension Api: DependencyKey { static let liveValue = Api(load: { 1 }) } extension DependencyValues { var api: Api { get { self[Api.self] } set { self[Api.self] = newValue } } } struct U { @Dependency(\\.api.load) var load }",
      .accesses, is: "U reaches Api.api.load via ambient-value in property-initializer"),
    Variant(
      "a dependency in a local variable",
      "import Dependencies\nstruct Api { var load: () -> Int } extension Api: DependencyKey { static let liveValue = Api(load: { 1 }) } extension DependencyValues { var api: Api { get { self[Api.self] } set { self[Api.self] = newValue } } } struct U { func f() { @Dependency(\\.api) var api ; _ = api.load() } }",
      .accesses, is: "U reaches Api.api via ambient-value in body"),
    Variant(
      "the application delegate in a global variable",
      "final class AppDelegate: UIResponder, UIApplicationDelegate { var n = 0 } var appDelegate: AppDelegate! final class U { func f() { appDelegate.n = 1 } }",
      .accesses, is: "U reaches AppDelegate.appDelegate in body"),
  ]

  private static let inViews = [
    Variant(
      "the environment by type",
      "@Observable final class Theme { var n = 0 } struct U: View { @Environment(Theme.self) private var theme }",
      .accesses, is: "U reaches Theme.theme via environment in property-initializer"),
    Variant(
      "an environment object",
      "final class Theme: ObservableObject { @Published var n = 0 } struct U: View { @EnvironmentObject var theme: Theme }",
      .accesses, is: "U reaches Theme.theme via environment in property-initializer"),
    Variant(
      "the environment by key",
      "import SwiftUI\nfinal class Theme { var n = 0 } extension EnvironmentValues { @Entry var theme = Theme() } struct U: View { @Environment(\\.theme) var theme }",
      .accesses, is: "U reaches Theme.theme via environment in property-initializer"),
  ]

  private static let traps = [
    Variant(
      "a case of an enum named shared",
      "enum Mode { case shared, hidden } final class U { var m: Mode = .shared ; func f() { m = .shared } }",
      .accesses, is: ""),
    Variant(
      "a value of a type named default",
      "struct Style { let n: Int ; static let `default` = Style(n: 1) } final class U { func f(_ s: Style = .default) -> Int { Style.default.n } }",
      .accesses, is: ""),
    Variant(
      "a method named shared",
      "final class U { func f() { let l = PHPhotoLibrary.shared() ; _ = l } }", .accesses,
      is: "U reaches PHPhotoLibrary.shared via system in body"),
    Variant(
      "a catalogue of constants",
      "final class Icon { let n: Int ; init(n: Int) { self.n = n } ; static let a = Icon(n: 1) ; static let b = Icon(n: 2) ; static let c = Icon(n: 3) ; static let d = Icon(n: 4) } final class U { func f() { _ = Icon.a } }",
      .accesses, is: ""),
    Variant(
      "an object of a preview in a production file",
      "final class Model { var n = 0 ; static let mock = Model() } final class U { func f() { _ = Model.mock } }",
      .accesses, is: ""),
    Variant(
      "a local property of a global's name",
      "final class AppDelegate: UIResponder, UIApplicationDelegate { var n = 0 } var appDelegate: AppDelegate! final class U { let appDelegate: AppDelegate ; init(appDelegate: AppDelegate) { self.appDelegate = appDelegate } ; func f() { appDelegate.n = 1 } }",
      .accesses, is: ""),
  ]
}

private let store = """
  final class Store { static let shared = Store() ; var n = 0 ; var next: Store? }

  """
private let world = """
  struct World { var date: () -> Int = { 0 } ; static var current = World() }
  var Current: World { World.current }

  """
private let reach = "U reaches Store.shared in body"
