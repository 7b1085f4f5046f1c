import Model
import Testing

@Suite struct EnumPayloadTests {
  @Test func `An enum keeps what its cases carry while a variable holds it`() async {
    await check(
      """
      final class Session {} ; final class Guest {} ; protocol Store {} ; final class Disk: Store {}
      enum State { case out ; case loggedIn(Session, Int) ; case guest(name: String, Guest?)
        case many([Session]) ; case stored(any Store) ; case later(() -> Guest) }
      final class Manager { var state = State.out }
      """, .storage,
      is: """
        Manager keeps State in state, replaceable
        State keeps Disk in stored
        State defers Guest in later
        State keeps Guest in guest
        State keeps Session in loggedIn
        State keeps Session in many
        """)
  }

  @Test func `An enum that only passes by keeps nothing`() async {
    await check(
      """
      final class Item {}
      enum Action { case show(Item) }
      final class Screen { func send(_ action: Action) {} ; func run() { send(.show(Item())) } }
      """, .storage, is: "")
  }

  @Test func `An enum inside another is kept with it, also one that carries itself`() async {
    await check(
      """
      final class Item {}
      indirect enum Inner { case item(Item) ; case more(Inner) }
      struct Box { let outer: Outer }
      enum Outer { case inner(Inner) ; case plain(Int) }
      final class Holder { var box: Box? }
      """, .storage,
      is: """
        Box keeps Outer in outer
        Holder keeps Box in box, replaceable
        Inner keeps Item in item
        Outer keeps Inner in inner
        """)
  }

  @Test(arguments: [
    "switch state { case .loggedIn(let s): s.end() ; default: break }",
    "switch state { case let .loggedIn(s): s.end() ; case .out: break }",
    "if case .loggedIn(let s) = state { s.end() }",
    "if case .loggedIn(let s)? = maybe { s.end() }",
    "if case .some(.loggedIn(let s)) = maybe { s.end() }",
    "guard case let .loggedIn(s) = self.state else { return } ; s.end()",
    "for case .loggedIn(let s) in all { s.end() }",
    "switch result { case .success(let s): s.end() ; case .failure: break }",
    "if case .named(let s, 1) = state { s.end() }",
    "let f = { (s: State) in if case .loggedIn(let s) = s { s.end() } } ; f(state)",
  ])
  func `A variable of a pattern has the type of what the case carries`(body: String) async {
    let report = await graph(
      of: files(
        """
        final class Session { var token: String? ; func end() { token = nil } }
        enum State { case out ; case loggedIn(Session) ; case named(Session, Int) }
        final class Manager {
          var state: State = .out ; var maybe: State? ; var all: [State] = []
          var result: Result<Session, any Error>
          func logout() { \(body) }
        }
        """))
    let cleared = report.sessionEndings.flatMap(\.clears).map(\.field)
    #expect(cleared == ["token"])
  }

  @Test func `A subject is touched once, however many cases take parts of it`() async {
    await check(
      """
      final class Store { static let shared = Store() ; var state = State.a(1) ; init() {} }
      enum State { case a(Int), b(Int), c(Int) }
      final class User { func run() {
        switch Store.shared.state { case .a(let x): _ = x ; case .b(let y): _ = y
          case .c(let z): _ = z } } }
      """, .accesses, is: "User reaches Store.shared in body")
  }

  @Test func `Arguments of a case take the types that it carries`() async {
    await check(
      """
      final class Store { static let shared = Store() ; init() {} }
      enum Source { case store(Store), other }
      final class User { var a = Source.store(.shared) ; func run() { use(.store(.shared)) }
        func use(_ source: Source) {} }
      """, .accesses,
      is: """
        User reaches Store.shared in body
        User reaches Store.shared in property-initializer
        """)
  }
}
