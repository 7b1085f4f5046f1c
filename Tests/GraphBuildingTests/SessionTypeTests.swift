import Model
import Testing

@Suite struct SessionTypeTests {
  @Test func `An object made from credentials and replaced belongs to the session`() async {
    await check(
      """
      struct Token { let accessToken: String }
      final class Client {
        private let critical: Mutex<Critical>
        struct Critical { var oauthToken: Token? }
        init(oauthToken: Token?) { critical = .init(Critical(oauthToken: oauthToken)) }
      }
      final class Accounts {
        static let shared = Accounts()
        var client = Client(oauthToken: nil)
        func use(_ token: Token) { client = Client(oauthToken: token) }
      }
      """, .scopes, .storage,
      is: """
        Accounts: app (storage app)
        Client: session (content session)
        Accounts owns Client in client, replaceable, released in Accounts.use
        """)
  }

  @Test(
    arguments: [
      // Everyone can reach it: it is the app's.
      "final class Client { static let shared = Client(token: nil) ; var token: String? ; init(token: String?) { self.token = token } }",
      // Made once, for whoever signs in.
      "final class Client { var token: String? }",
      // The device's, not the user's.
      "final class Client { let pushToken: String? ; init(pushToken: String?) { self.pushToken = pushToken } }",
      // A place in a list.
      "final class Client { let pageToken: String? ; init(pageToken: String?) { self.pageToken = pageToken } }",
      // A handle.
      "final class Client { let token: NSObjectProtocol? ; init(token: NSObjectProtocol?) { self.token = token } }",
      "final class Client { let isTokenValid: Bool ; init(isTokenValid: Bool) { self.isTokenValid = isTokenValid } }",
      // That of a page, which nobody signs in to.
      "final class Client { let title: String ; var password: String? ; init(title: String, password: String?) { self.title = title ; self.password = password } }",
      "struct Page { let password: String? } ; final class Client { let page: Page ; init(page: Page) { self.page = page } }",
      // Of the system, and named alike.
      "final class Client { let session: URLSession ; init(session: URLSession) { self.session = session } }",
      "final class Client { let audio: AVAudioSession ; init(audio: AVAudioSession) { self.audio = audio } }",
      "final class Client { let session: LanguageModelSession ; init(session: LanguageModelSession) { self.session = session } }",
    ])
  func `Others belong to no session`(client: String) async {
    let report = await graph(
      of: files(
        """
        \(client)
        final class Keeper { var client: Client? ; func use(_ next: Client) { client = next } }
        """))
    let evidence = report.components.flatMap(\.scopeEvidence).map(\.source)
    #expect(!evidence.contains(.content))
  }

  @Test(arguments: ["username", "email", "accountID", "loginName"])
  func `A password with its user belongs to the session`(name: String) async {
    await check(
      """
      final class Client { let \(name): String ; let password: String
        init(_ who: String, password: String) { \(name) = who ; self.password = password } }
      final class Keeper { static let shared = Keeper() ; var client: Client?
        func use(_ next: Client) { client = next } }
      """, .scopes,
      is: """
        Client: session (content session)
        Keeper: app (storage app)
        """)
  }

  @Test(arguments: ["LoginViewModel", "LoginRequest", "LoginController", "SignInForm"])
  func `Forms and messages that take a password belong to no session`(name: String) async {
    let report = await graph(
      of: files(
        """
        final class \(name) { let email = "" ; var password: String ; init(password: String) { self.password = password } }
        final class Keeper { var last: \(name)? ; func use(_ next: \(name)) { last = next } }
        """))
    let evidence = report.components.flatMap(\.scopeEvidence).map(\.source)
    #expect(!evidence.contains(.content))
  }

  @Test func `Of what is never replaced nothing is said`() async {
    await check(
      """
      final class Client { let token: String ; init(token: String) { self.token = token } }
      final class Keeper { let client: Client ; init(client: Client) { self.client = client } }
      """, .scopes, is: "")
  }
}
