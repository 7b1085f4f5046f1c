import Model
import Testing

@Suite struct ChainTests {
  @Test(arguments: [
    "session.cart.clear()", "self.session.cart?.clear()", "computed.clear()", "made().clear()",
    "made(1).clear()", "Task { [weak self] in self?.session.cart.clear() }",
    "Task { [weak self] in guard let self else { return } ; session.cart.clear() }",
    "Task { [weak self] in guard let strong = self else { return } ; strong.computed.clear() }",
    "maybe.map { $0.cart.clear() }", "maybe?.cart.map { cart in cart.clear() }",
    "maybe.flatMap { $0.cart }?.clear()", "let cart = maybe.map { $0.cart } ; cart?.clear()",
    "late.cart.clear()", "untyped.cart.clear()", "Session.main().cart.clear()",
    "let all = [session] ; all.forEach { $0.cart.clear() }", "(maybe ?? session).cart.clear()",
    "let c = session.cart ; c.clear()", "inner.session().cart.clear()",
    "all.first?.cart.clear()", "all.map { $0.cart }.first?.clear()",
    "byName[\"a\"]?.cart.clear()", "byName.values.forEach { $0.cart.clear() }",
    "for s in all { s.cart.clear() }", "if let s = maybe { s.cart.clear() }",
  ])
  func `Calls are followed along a chain`(body: String) async {
    let report = await graph(
      of: files(
        """
        final class Cart { var items: [Int] = [] ; func clear() { items = [] } }
        final class Session { let cart = Cart() ; static func main() -> Session { Session() } }
        struct Inner { func session() -> Session { Session() } }
        final class Manager {
          let session = Session() ; var maybe: Session? ; var all: [Session] = []
          var byName: [String: Session] = [:] ; let inner = Inner()
          lazy var late: Session = { Session() }() ; lazy var untyped = { Session() }()
          var computed: Cart { session.cart }
          func made() -> Cart { Cart() } ; func made(_ n: Int) -> Cart? { nil }
          func logout() { \(body) }
        }
        """))
    #expect(report.sessionEndings.flatMap(\.clears).map(\.field) == ["items"])
  }
}
