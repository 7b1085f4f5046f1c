import Model
import Testing

@Suite struct WriteTests {
  @Test(
    arguments: [
      "box.count = 1", "box.count += 1", "box.name.removeAll()", "box.items.append(1)",
      "box.inner.items.append(1)", "box.inner.level = 2", "box[keyPath: \\.count] = 1",
      "box[keyPath: \\Box.count] = 1", "box.items[0] = 2", "box.raise()", "change(&box)",
      "box.inner.raise()", "swap(&box, &other)", "boxes[0].inner.level = 1 ; box = boxes[0]",
      "withAnimation { box.count = 1 }", "defer { box.count = 1 }", "lock.lock() ; box.count = 1",
      "queue.sync { self.box.count = 1 }", "Task { box = Box() }", "(box, other) = (other, box)",
      "let all = self ; all.box.count = 1",
    ])
  func `Every way to change a value is a write of its variable`(body: String) async {
    let report = await graph(
      of: files(
        """
        struct Inner { var level = 0 ; var items: [Int] = [] ; mutating func raise() { level = 1 } }
        struct Box { var count = 0 ; var name = "" ; var items: [Int] = [] ; var inner = Inner()
          mutating func raise() { count = 1 } }
        func change(_ box: inout Box) {}
        final class Store { var box = Box() ; var other = Box() ; var boxes: [Box] = []
          let lock = NSLock() ; let queue = DispatchQueue(label: "a")
          func run() { \(body) } }
        """))
    let fields = report.components.first { $0.name == "Store" }?.fields
    #expect(fields?.first { $0.name == "box" }?.writers.isEmpty == false)
  }

  @Test(arguments: [
    "let copy = box ; use(copy.count)", "var copy = box ; copy.count = 1", "box.object.count = 1",
    "use(box[keyPath: \\.count])", "use(box.items.map { $0 + 1 })",
  ])
  func `Reading, copies and objects behind a value change nothing`(body: String) async {
    let report = await graph(
      of: files(
        """
        final class Object { var count = 0 }
        struct Box { var count = 0 ; var items: [Int] = [] ; let object = Object() }
        final class Store { var box = Box() ; func run() { \(body) } }
        """))
    let fields = report.components.first { $0.name == "Store" }?.fields
    #expect(fields?.first { $0.name == "box" }?.writers.isEmpty == true)
  }

  @Test func `Wrappers and subjects get a new content`() async {
    await check(
      """
      final class Session {}
      final class Manager {
        let box = LockIsolated<Session?>(nil) ; let subject = CurrentValueSubject<Session?, Never>(nil)
        let events = PassthroughSubject<Int, Never>()
        func start() { box.setValue(Session()) ; subject.send(Session()) ; events.send(1) }
        func logout() { box.setValue(nil) ; subject.send(nil) ; events.send(0) }
      }
      """, .sessionEndings, .fields,
      is: """
        Manager.logout: Manager.box, Manager.subject
        Manager.box: LockIsolated<Session?>, mutable, written by Manager
        Manager.subject: CurrentValueSubject<Session?, Never>, mutable, written by Manager
        Manager.events: PassthroughSubject<Int, Never>
        """)
  }

  @Test func `A subject without content is a signal and no state`() async {
    await check(
      """
      enum Signals {
        private static let first = CurrentValueSubject<Void, Never>(())
        static let second: CurrentValueSubject<(), Never> = .init(())
        static let third = CurrentValueSubject<Int, Never>(1)
        static func send() { first.send(()) ; second.send(()) ; third.send(2) }
      }
      """, .fields,
      is: """
        Signals.first: CurrentValueSubject<Void, Never>, static, written by Signals
        Signals.second: CurrentValueSubject<(), Never>, static, written by Signals
        Signals.third: CurrentValueSubject<Int, Never>, static, mutable, written by Signals
        """)
  }

  @Test func `A publisher that is assigned writes the variable`() async {
    await check(
      """
      final class Model { var name = "a" ; @Published var title = "b" }
      final class Binder { let model: Model ; var count = 0
        init(_ model: Model) { self.model = model }
        func bind() {
          names.assign(to: \\.name, on: model).store(in: &bag)
          counts.assign(to: \\Binder.count, on: self)
          titles.assign(to: &model.$title)
        } }
      """, .fields,
      is: """
        Binder.model: Model
        Binder.count: Int, mutable, written by Binder
        Model.name: String, mutable, written by Binder
        Model.title: String, mutable, written by Binder
        """)
  }

  @Test func `A variable whose name starts like a wrapper is itself`() async {
    await check(
      """
      final class Store { private var _count = 0 ; static var _all: [Int] = [] ; @State var level = 0
        func run() { _count = 1 ; self._count += 1 ; Store._all.append(1) ; _level = State(1) } }
      """, .fields,
      is: """
        Store._count: Int, mutable, written by Store
        Store._all: [Int], static, mutable, only grows, written by Store
        Store.level: Int, mutable, written by Store
        """)
  }

  @Test func `Others that write through a shared instance are the writers`() async {
    await check(
      """
      final class Theme { static let shared = Theme() ; var size = 0 ; private init() {} }
      final class Screen { func grow() { Theme.shared.size = 1 } }
      final class Menu { let theme = Theme.shared ; func grow() { theme.size += 1 } }
      """, .fields,
      is: """
        Menu.theme: Theme
        Theme.shared: Theme, static
        Theme.size: Int, mutable, written by Menu and Screen
        """)
  }
}
