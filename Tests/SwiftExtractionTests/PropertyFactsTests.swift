import Model
import SwiftExtraction
import Testing

@Suite struct PropertyFactsTests {
  @Test(arguments: [
    ("static let shared = T()", "static let shared = T()"),
    ("static let shared: T = .init()", "static let shared: T = .init()"),
    (
      "class var shared: T { T() }",
      "static var shared: T computed\n  accessor get -> T\n    return T()"
    ),
    ("static let shared: T = { T() }()", "static let shared: T = { return T() }()"),
    ("private(set) static var shared: T?", "static set:file var shared: T?"),
    ("public internal(set) var a = 1", "everywhere set:module var a = #"),
    ("lazy var a = B()", "lazy var a = B()"),
    ("weak static var owner: P!", "static weak var owner: P!"),
    ("unowned(unsafe) let owner: P", "unowned let owner: P"),
    ("nonisolated(unsafe) static var a = 1", "nonisolated(unsafe) static var a = #"),
    ("nonisolated let a = 1", "nonisolated let a = #"),
    (
      "override final var a: Int { 1 }",
      "override final var a: Int computed\n  accessor get -> Int\n    return #"
    ),
    ("let `default` = 1", "let default = #"),
  ])
  func `Words before a variable are sorted out`(source: String, expected: String) {
    #expect(members(source) == expected)
  }

  @Test(arguments: [
    ("@State private var a = X.shared", "@State file var a = X.shared"),
    ("@Environment(Theme.self) var theme", "@Environment(Theme.self) var theme"),
    ("@Environment(\\.openURL) var open", "@Environment(.openURL) var open"),
    ("@AppStorage(\"k\") static var a = false", "@AppStorage(\"k\") static var a = false"),
    ("@Published var a: [A] = []", "@Published var a: [A] = empty"),
    ("@Dependency(\\.api.client) var c", "@Dependency(.api.client) var c"),
    ("@Injected(\\Container.api) var c", "@Injected(<Container.api>) var c"),
  ])
  func `Wrappers are attributes`(source: String, expected: String) {
    #expect(members(source) == expected)
  }

  @Test func `Every name of a pattern is a property`() {
    #expect(
      members("let a = 1, b: B\nvar (c, _, (d, e)) = (F(), 2, g())\nlet (h, i) = pair()") == """
        let a = #
        let b: B
        var c = F()
        var d = <g()>
        var e
        let h = <pair()>
        let i
        """)
  }

  @Test func `A variable that is only watched is stored`() {
    #expect(
      members("var a = 1 { willSet { use(newValue) } didSet(old) { use(old) } }") == """
        var a = #
          accessor willSet(_ newValue)
            return use(newValue)
          accessor didSet(_ old)
            return use(old)
        """)
  }

  @Test func `A variable with a getter is computed`() {
    #expect(
      members(
        """
        var a: A {
          get async throws { try await load() }
          nonmutating set { store = newValue; b() }
        }
        var c: C { let d = D(); return d.c }
        """) == """
          var a: A computed
            accessor get -> A
              return load()
            nonmutating accessor set(_ newValue: A)
              store = newValue
              b()
          var c: C computed
            accessor get -> C
              let d = D()
              return d.c
          """)
  }

  @Test func `Variables of the top level are globals`() {
    #expect(
      read("let a = A()\n@MainActor var appDelegate: AppDelegate!\nvar Current: World { world }")
        == """
        let a = A()
        @MainActor var appDelegate: AppDelegate!
        var Current: World computed
          accessor get -> World
            return world
        """)
  }

  private func members(_ source: String) -> String {
    read("class A {\n\(source)\n}").split(separator: "\n").dropFirst()
      .map { $0.dropFirst(2) }.joined(separator: "\n")
  }
}
