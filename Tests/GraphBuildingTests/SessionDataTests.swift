import Testing

@Suite struct SessionDataTests {
  static let client = """
    final class Client {
      let token: String?
      let id = 1
      init(token: String?) { self.token = token }
      func get<T>(_ path: String) async -> T? { nil }
      func load(_ done: (String) -> Void) {}
    }
    final class Accounts {
      static let shared = Accounts()
      var client = Client(token: nil)
      func use(_ token: String) { client = Client(token: token) }
    }

    """

  @Test(
    arguments: [
      ("var page: String?", "page = await client.get(path)"),
      ("var page: String?", "let page: String? = await client.get(path) ; self.page = page"),
      (
        "var page: String?",
        "guard let value = await client.get(path) else { return } ; page = value"
      ),
      ("var pages: [String] = []", "pages.append(await client.get(path))"),
      (
        "var pages: [String] = []",
        "if let page = await client.get(path) { pages.insert(page, at: 0) }"
      ),
      ("var pages: [String] = []", "pages = (await client.get(path) ?? []).map { $0 }"),
      ("var page: String?", "client.load { answer in self.page = answer }"),
      ("var page: String?", "client.load { self.page = $0 }"),
      ("var page: String?", "do { page = try await client.get(path) } catch { page = nil }"),
    ])
  func `What an object of the session gives is data of the session`(field: String, code: String)
    async
  {
    let name = field.split(whereSeparator: { ": ".contains($0) })[1]
    await check(
      Self.client + """
        final class Store { \(field) ; func fill(_ client: Client, path: String) { \(code) } }
        """, .data,
      is: """
        Store.\(name): session data, strong filled with what Client gives in Store.fill
        """)
  }

  @Test(
    arguments: [
      ("var isOpen: Bool = false", "isOpen = await client.get(path)"),
      ("var work: Task<Void, Never>?", "work = client.get(path)"),
      ("var page: String?", "let other = await client.get(path) ; page = path"),
      ("var pages: [Int: String] = [:]", "pages[client.id] = await client.get(path)"),
      ("var page: String?", "page = await other.get(path)"),
      ("weak var page: AnyObject?", "page = await client.get(path)"),
    ])
  func `Flags, work and tables by session are none`(field: String, code: String) async {
    await check(
      Self.client + """
        final class Store { \(field) ; func fill(_ client: Client, path: String) { \(code) } }
        """, .data, is: "")
  }

  @Test func `What is handed on is followed, with less certainty`() async {
    await check(
      Self.client + """
        final class Cache {
          static let shared = Cache()
          private var pages: [String: String] = [:] ; private var names: [String] = []
          func set(_ page: String, for path: String) { pages[path] = page }
          func note(_ name: String) { names.append(name) }
        }
        final class Row {
          func fill(_ client: Client, path: String) async {
            let page: String = await client.get(path)
            Cache.shared.set(page, for: path)
            Cache.shared.note("a")
          }
        }
        """, .data,
      is: """
        Cache.pages: session data, likely filled with what Client gives in Row.fill
        """)
  }

  @Test func `A collection of objects that each keep a session is data of all of them`() async {
    await check(
      Self.client + """
        final class Row { let client: Client ; init(client: Client) { self.client = client } }
        final class Rows {
          static let shared = Rows()
          private var cache: NSMutableDictionary = [:] ; private var open: [Int: Row] = [:]
          func row(_ id: Int, _ client: Client) { let row = Row(client: client) ; cache[id] = row }
          func open(_ id: Int, _ client: Client) { open[id] = Row(client: client) }
          func close(_ id: Int) { open[id] = nil }
        }
        """, .data,
      is: "Rows.cache: session data, strong keeps every Row with its Client")
  }

  @Test func `The objects of the session keep its data rightly`() async {
    await check(
      Self.client + """
        final class Row {
          let client: Client ; var page: String?
          init(client: Client) { self.client = client }
          func fill() async { page = await client.get("") }
        }
        """, .data, is: "")
  }

  @Test func `Emptied at sign-out and filled from the session is strong without a word`() async {
    await check(
      Self.client + """
        final class Store {
          static let shared = Store()
          var page: String?
          func fill(_ client: Client) async { page = await client.get("") }
          func logout() { page = nil }
        }
        """, .data,
      is: """
        Store.page: session data, strong emptied in Store.logout, \
        strong filled with what Client gives in Store.fill
        """)
  }
}
