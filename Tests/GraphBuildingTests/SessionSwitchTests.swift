import Testing

@Suite struct SessionSwitchTests {
  static let client = """
    final class Client {
      let token: String?
      var isAuth: Bool { token != nil }
      init(token: String?) { self.token = token }
      func names() async -> [String] { [] }
    }

    """

  @Test func `What takes the next session and what it renews is told`() async {
    await check(
      Self.client + """
        final class Current {
          static let shared = Current()
          var client: Client? ; var names: [String] = [] ; var page = 0
          func setClient(_ next: Client) {
            client = next
            page = 0
            guard next.isAuth else { return }
            Task { await load() }
          }
          func load() async { guard let client else { return } ; names = await client.names() }
        }
        """, .sessionSteps, .sessionEndings,
      is: """
        Current.setClient takes Client as next into client: sets Current.client; \
        empties Current.page; calls Current.load later if next.isAuth
        Current.setClient: Current.client replaced, \
        Current.names replaced if next.isAuth and let client, Current.page
        """)
  }

  @Test func `What its callers ask to load again is renewed as well`() async {
    await check(
      Self.client + """
        final class Current {
          static let shared = Current()
          var client: Client? ; var names: [String] = []
          func setClient(_ next: Client) { client = next }
          func load() async { if let client { names = await client.names() } }
        }
        struct Root: View {
          func change(_ client: Client) { Current.shared.setClient(client) ; Current.shared.load() }
        }
        """, .sessionEndings,
      is: "Current.setClient: Current.client replaced, Current.names replaced")
  }

  @Test func `An object that ends with the session switches none`() async {
    await check(
      Self.client + """
        final class Row { var client: Client? ; func setClient(_ next: Client) { client = next } }
        """, .sessionEndings, is: "")
  }

  @Test func `What keeps several sessions at a time switches none`() async {
    await check(
      Self.client + """
        final class Clients {
          static let shared = Clients()
          private var all: [Int: Client] = [:]
          func add(_ client: Client, id: Int) { all[id] = client }
        }
        """, .sessionEndings, is: "")
  }

  @Test func `A slot that gets the next session is a holder`() async {
    await check(
      Self.client + """
        final class Current {
          static let shared = Current()
          var client: Client?
          func setClient(_ next: Client) { client = next }
        }
        """, .storage,
      is: "Current keeps Client in client, replaceable, released in Current.setClient")
  }
}
