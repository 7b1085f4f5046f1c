import Testing

private let tool = "class Tool {}\nprotocol Service: AnyObject {}\n"

@Suite struct StorageTests {
  @Test(
    arguments: [
      ("let tool = Tool()", "owns Tool in tool"),
      ("let tool: Tool = .init()", "owns Tool in tool"),
      ("let tool = Tool.init()", "owns Tool in tool"),
      ("let tool = try! Tool()", "owns Tool in tool"),
      ("let tool: Tool! = Tool()", "owns Tool in tool"),
      ("let tool: Tool ; init(_ t: Tool? = nil) { tool = t ?? Tool() }", "owns Tool in tool"),
      ("let tool: Tool ; init(_ t: Tool = Tool()) { tool = t }", "keeps Tool in tool"),
      (
        "let tool: Tool ; init() { if true { tool = Tool() } else { tool = Tool() } }",
        "owns Tool in tool"
      ),
      ("let tool = if true { Tool() } else { Tool() }", "owns Tool in tool"),
      ("let tool = Owner.make() ; static func make() -> Tool { Tool() }", "keeps Tool in tool"),
      ("let tool: Tool ; init() { tool = Tool() }", "owns Tool in tool"),
      ("let tool: Tool ; init() { let made = Tool() ; self.tool = made }", "owns Tool in tool"),
      ("let tool = { Tool() }()", "owns Tool in tool"),
      ("lazy var tool = Tool()", "owns Tool in tool"),
      ("@State private var tool = Tool()", "owns Tool in tool, replaceable"),
      ("@StateObject var tool: Tool", "owns Tool in tool, replaceable"),
      (
        "@StateObject private var tool: Tool ; init(_ t: Tool) { _tool = StateObject(wrappedValue: t) }",
        "owns Tool in tool, replaceable"
      ),
      ("let tool: Tool ; init(tool: Tool) { self.tool = tool }", "keeps Tool in tool"),
      ("let tool: Tool", "keeps Tool in tool"),
      ("@ObservedObject var tool: Tool", "keeps Tool in tool, replaceable"),
      ("@Bindable var tool: Tool", "keeps Tool in tool, replaceable"),
      ("@ObservedObject var tool = Tool()", "keeps Tool in tool, replaceable"),
      ("weak var tool: Tool?", "refers Tool in tool, replaceable"),
      ("unowned let tool: Tool", "refers Tool in tool"),
      ("let make: () -> Tool", "defers Tool in make"),
      ("var make: (() -> Tool?)?", "defers Tool in make"),
      ("let make = { Tool() }", "defers Tool in make"),
      ("let tools: [Tool]", "keeps Tool in tools"),
      ("let tools: [String: Tool]", "keeps Tool in tools"),
      ("let makers: [String: () -> Tool]", "defers Tool in makers"),
      ("var makers: [() async throws -> Tool?] = []", "defers Tool in makers"),
      ("let tools: Set<Tool>", "keeps Tool in tools"),
      ("let tools: [Tool] = [Tool()]", "owns Tool in tools"),
      ("let tools = [\"a\": Tool()]", "owns Tool in tools"),
      ("var tools: [Tool] = []", "owns Tool in tools, replaceable"),
      ("let tool: Tool? = nil", "keeps Tool in tool"),
      ("let tool: (any Sendable & Tool)", "keeps Tool in tool"),
      ("let box: Mutex<Tool>", "keeps Tool in box, replaceable"),
      ("let box = Mutex(Tool())", "owns Tool in box, replaceable"),
      ("@Published var tool: Tool", "keeps Tool in tool, replaceable"),
    ])
  func `What a slot does with its object is read from how it is written`(
    code: String, relation: String
  ) async {
    await check(tool + "class Owner { \(code) }", .storage, is: "Owner \(relation)")
  }

  @Test(
    arguments: [
      "var tool: Tool { Tool() }", "@Environment(Tool.self) var tool",
      "@EnvironmentObject var tool: Tool", "@Dependency(\\.tool) var tool: Tool",
      "let count = 0", "let type: Tool.Type", "func run(tool: Tool) {}",
    ])
  func `What stores nothing keeps nothing`(code: String) async {
    await check(tool + "class Owner { \(code) }", .storage, is: "")
  }

  @Test func `Behind a protocol stands the only implementation`() async {
    await check(
      tool + """
        class Real: Service {}
        class Owner { let service: any Service ; weak var delegate: Service? }
        """, .storage,
      is: """
        Owner keeps Real in service
        Owner refers Real in delegate, replaceable
        """)
  }

  @Test func `Of several implementations the written ones stand behind a protocol`() async {
    await check(
      tool + """
        class Real: Service {}
        class Other: Service {}
        class Third: Service {}
        class Owner { var service: Service = Real() ; func swap() { service = Other() } }
        class Reader { let service: Service }
        """, .storage,
      is: """
        Owner owns Other in service, replaceable, released in Owner.swap
        Owner owns Real in service, replaceable, released in Owner.swap
        Reader keeps Service in service
        """)
  }

  @Test func `Implementations are found behind protocols that refine each other`() async {
    await check(
      """
      protocol Service: AnyObject { func clear() }
      protocol Store: Service {}
      final class Real: Store { var rows: [Int] = [] ; func clear() { rows = [] } }
      final class Owner {
        let service: Service ; let store: any Store
        init(service: Service, store: any Store) { self.service = service ; self.store = store }
        func logout() { store.clear() }
      }
      """, .storage, .sessionEndings,
      is: """
        Owner keeps Real in service
        Owner keeps Real in store
        Owner.logout: Real.rows
        """)
  }

  @Test func `A generic type is made like any other`() async {
    await check(
      "class Box<Item> {}\nclass Owner { let box = Box<Int>() ; let many = [Box<Int>()] }",
      .storage,
      is: """
        Owner owns Box in box
        Owner owns Box in many
        """)
  }

  @Test func `An implementation of tests does not count`() async {
    await check(
      """
      //- App/Service.swift
      protocol Service: AnyObject {}
      class Real: Service {}
      class Owner { let service: Service }
      //- App/Mocks/Fake.swift
      class Fake: Service {}
      """, .storage, is: "App/Owner keeps App/Real in service")
  }

  @Test func `Values that carry objects are kept like objects, others are not`() async {
    await check(
      tool + """
        struct Box { let tool: Tool }
        struct Outer { var box: Box? }
        struct Plain { let count: Int }
        enum Route { case home }
        class Owner { var outer = Outer() ; let plain: Plain ; let route: Route }
        """, .storage,
      is: """
        Box keeps Tool in tool
        Outer keeps Box in box, replaceable
        Owner owns Outer in outer, replaceable
        """)
  }

  @Test func `A value that refers weakly keeps nothing`() async {
    await check(
      tool + """
        struct WeakBox { weak var tool: Tool? }
        class Owner { var boxes: [WeakBox] = [] }
        """, .storage,
      is: """
        Owner owns WeakBox in boxes, replaceable
        WeakBox refers Tool in tool, replaceable
        """)
  }

  @Test func `Alternatives of conditional compilation are one slot`() async {
    await check(
      tool + """
        class Owner {
          #if DEBUG
          var tool = Tool()
          #else
          var tool = Tool()
          #endif
        }
        """, .storage, .fields,
      is: """
        Owner owns Tool in tool, replaceable
        Owner.tool: Tool, mutable
        """)
  }

  @Test func `Static and top-level slots live as long as the process`() async {
    await check(
      tool + """
        enum Space { static let tool = Tool() ; static var cache: [Tool] = [] }
        var last: Tool?
        class Single { static let shared = Single() }
        """, .storage,
      is: """
        Space owns Tool in cache, static, replaceable
        Space owns Tool in tool, static
        last keeps Tool in last, static, replaceable
        """)
  }

  @Test func `Who hands itself over is pointed back at`() async {
    await check(
      """
      class Parent { var child: Child? ; func make() { child = Child(parent: self) } }
      class Child { let parent: Parent ; init(parent: Parent) { self.parent = parent } }
      class Screen { let model = Model() ; init() { model.delegate = self } }
      class Model { var delegate: Screen? }
      class Maker {
        lazy var part: Part = { let made = Part() ; made.maker = self ; return made }()
      }
      class Part { var maker: Maker? }
      """, .storage,
      is: """
        Child keeps Parent in parent, points back
        Maker owns Part in part
        Model keeps Screen in delegate, replaceable, points back
        Parent owns Child in child, replaceable
        Part keeps Maker in maker, replaceable, points back
        Screen owns Model in model
        """)
  }

  @Test func `What is kept is not said to be used or created as well`() async {
    await check(
      tool + """
        class Owner { let tool: Tool ; init(tool: Tool) { self.tool = tool } }
        class Maker { func make() -> Tool { Tool() } ; func use(_ tool: Tool?, many: [Tool]) {} }
        """, .storage, .others,
      is: """
        Owner keeps Tool in tool
        Maker creates Tool in body
        Maker uses Tool ×2
        """)
  }

  @Test func `Models of one store do not keep each other`() async {
    await check(
      """
      @Model final class Route { @Relationship var places: [Place] = [] ; init() {} }
      @Model final class Place { var route: Route? ; init() {} }
      final class Editor { var route: Route? }
      """, .storage,
      is: """
        Editor keeps Route in route, replaceable
        Place refers Route in route, replaceable
        Route refers Place in places, replaceable
        """)
  }
}
