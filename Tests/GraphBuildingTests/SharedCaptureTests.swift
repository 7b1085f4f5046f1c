import Model
import Testing

@Suite struct SharedCaptureTests {
  @Test(arguments: [
    (
      "let session = Session() ; return Client(load: { session.token })",
      "share `session`, a Session"
    ),
    (
      "let box = LockIsolated(0) ; return Client(load: { box.value })",
      "share `box`, a LockIsolated<Int>"
    ),
    ("var count = 0 ; return Client(load: { count += 1 ; return nil })", "change `count`"),
    (
      "let other = Holder() ; return Client(load: { other.session.token })",
      "share `other`, a Holder"
    ),
    (
      "let session = Session() ; return Client { let token = session.token ; return token }",
      "share `session`, a Session"
    ),
  ])
  func `A struct of closures holds what its closures share`(body: String, reason: String) async {
    let report = await graph(
      of: files(
        """
        actor Session { var token: String? } ; final class Holder { let session = Session() }
        struct Client { var load: () -> String? }
        extension Client { static let liveValue: Client = { \(body) }() ; static func live() -> Self { \(body) } }
        final class Screen { let client: Client ; let session: Session
          init(client: Client) { self.client = client } }
        """))
    let client = report.components.first { $0.name == "Client" }
    #expect(client?.state == .mutable)
    #expect(client?.stateReason == "its closures \(reason)")
  }

  @Test(arguments: [
    "Client(load: { nil })", "Client(load: { \"a\" })",
    "let fixed = Fixed() ; return Client(load: { fixed.token })",
    "let name = \"a\" ; return Client(load: { name })",
    "Client(load: { let session = Session() ; return session.token })",
    "let session = Session() ; return Client(load: { session in session })",
    "Client(load: { Holder().session.token })",
    "use(session) ; return Client(load: { session.token })",
  ])
  func `What is fixed, made inside or handed in is not shared`(body: String) async {
    let report = await graph(
      of: files(
        """
        actor Session { var token: String? } ; final class Holder { let session = Session() }
        final class Fixed { let token: String? = "a" }
        struct Client { var load: (String) -> String? }
        extension Client { static func live(session: Session) -> Self { \(body) } }
        final class Screen { let client: Client ; init(client: Client) { self.client = client } }
        """))
    let client = report.components.first { $0.name == "Client" }
    #expect(client?.stateReason == nil)
  }
}
