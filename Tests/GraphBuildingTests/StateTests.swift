import Model
import Testing

@Suite struct StateTests {
  @Test(arguments: [
    ("", "stateless"), ("let name = \"a\"", "immutable"), ("var name = \"a\"", "mutable"),
    ("let view = UIView()", "holds-ui"), ("let page: Page", "holds-ui"),
    ("var pages: [Page] = []", "holds-ui"), ("var window: NSWindow?", "holds-ui"),
    ("weak var page: Page?", "immutable"), ("weak var view: UIView?", "immutable"),
    ("let make: () -> Page", "immutable"), ("let other: Other", "mutable"),
    ("let box = Mutex(0)", "mutable"), ("static let view = UIView()", "stateless"),
  ])
  func `The fields tell what a class holds`(fields: String, state: String) async {
    let report = await graph(
      of: files(
        """
        class BasePage: UIViewController {} ; final class Page: BasePage {}
        final class Other { var count = 0 }
        final class Store { \(fields) }
        """))
    #expect(report.components.first { $0.name == "Store" }?.state.rawValue == state)
  }

  @Test(arguments: [
    ("UserDefaults.standard.set(1, forKey: key)", "user defaults"),
    ("UserDefaults.standard.removeObject(forKey: key)", "user defaults"),
    ("SecItemAdd(query, nil)", "the keychain"),
    ("SecItemDelete(query)", "the keychain"),
    ("try data.write(to: url)", "files"),
    ("try text.write(toFile: path, atomically: true, encoding: .utf8)", "files"),
    ("FileManager.default.createFile(atPath: path, contents: data)", "files"),
    ("HTTPCookieStorage.shared.setCookie(cookie)", "the cookies"),
    ("stream.write(to: socket)", nil), ("_ = UserDefaults.standard.string(forKey: key)", nil),
    ("try FileManager.default.removeItem(at: url)", nil),
  ])
  func `What only writes outside memory changes all the same`(body: String, store: String?) async {
    let report = await graph(
      of: files(
        """
        final class Keeper { let name = "a"
          func keep(_ data: Data, _ text: String, at url: URL, in path: String, key: String,
            query: CFDictionary, cookie: HTTPCookie, stream: Stream, socket: Socket) { \(body) } }
        final class Holder { let keeper: Keeper ; init(_ keeper: Keeper) { self.keeper = keeper } }
        """))
    for name in ["Keeper", "Holder"] {
      let component = report.components.first { $0.name == name }
      #expect(component?.state == (store == nil ? .immutable : .mutable), "\(name)")
      let reason = store.map { "what it changes is kept in \($0), outside memory" }
      #expect(component?.stateReason == (name == "Keeper" ? reason : nil))
    }
  }

  @Test(arguments: [
    ("names.append(\"a\")", true), ("names += [\"a\"]", true), ("names.insert(\"a\", at: 0)", true),
    ("byName[\"a\"] = 1", true), ("lock.withLock { names.append(\"a\") }", true),
    ("names.append(\"a\") ; byName[\"a\"] = nil", false), ("names = []", false),
    ("names.removeAll()", false), ("names[0] = \"b\"", false), ("fill(&names)", false),
    ("names.append(\"a\") ; total += 1", false), ("byName[\"a\", default: 0] += 1", false),
  ])
  func `Collections that are only added to make a class append-only`(
    body: String, isAppendOnly: Bool
  ) async {
    let total = body.contains("total") ? "var total = 0" : ""
    let used = body.contains("byName") ? "byName" : "names"
    let both = body.contains("names") && body.contains("byName")
    let fields =
      (used == "byName" || both ? "var byName: [String: Int] = [:] ; " : "")
      + (used == "names" || both ? "var names: [String] = [] ; " : "")
    let report = await graph(
      of: files(
        """
        final class Log { private let lock = NSLock() ; let title = "a" ; \(fields) \(total)
          func run() { \(body) } }
        """))
    let state = report.components.first { $0.name == "Log" }?.state
    #expect((state == .appendOnly) == isAppendOnly, "\(String(describing: state))")
  }

  @Test(arguments: [
    ("private var widthCache: [String: Int] = [:]", true),
    ("private let images = NSCache<NSString, UIImage>()", true),
    ("private let cache = Mutex<[String: Int]>([:])", true),
    ("private let lock = NSLock() ; private var cachedNames: [Int: String] = [:]", true),
    ("private let formatter = DateFormatter() ; private var cache: [Int: String] = [:]", true),
    ("var widthCache: [String: Int] = [:]", false),
    ("private var widths: [String: Int] = [:]", false),
    ("private var cache: [String: Tool] = [:]", false),
    ("private var cache: [String] = []", false),
    ("private var cache: [String: Int] = [:] ; var last = 0", false),
    ("private var cache: [String: Int] = [:] ; private let tool: Tool", false),
    ("private var cache: [String: Int] = [:] ; var size: Int { get { 0 } set { } }", false),
  ])
  func `A private cache of plain values remembers what it could make again`(
    fields: String, isMemo: Bool
  ) async {
    let report = await graph(
      of: files("final class Tool { var count = 0 } ; final class Memo { \(fields) }"))
    let component = report.components.first { $0.name == "Memo" }
    #expect(component?.state == (isMemo ? .immutable : .mutable))
    #expect(component?.stateReason == (isMemo ? "what it remembers it could make again" : nil))
    #expect(component?.isLeftAlone == isMemo)
  }

  @Test(arguments: [
    ("private val formats = HashMap<String, SimpleDateFormat>()", true),
    ("private val formats = ConcurrentHashMap<String, DateTimeFormatter>()", true),
    ("val formats = HashMap<String, DateTimeFormatter>()", false),
    ("private val formats = HashMap<String, String>()", false),
    ("private val formats = HashMap<String, DateTimeFormatter>() ; var last = 0", false),
  ])
  func `A private table of formatters only says how something is written`(
    fields: String, isMemo: Bool
  ) async {
    let report = await graph(
      of: [
        SourceText(
          path: "Dates.kt",
          text: """
            package com.example
            import java.text.SimpleDateFormat
            import java.time.format.DateTimeFormatter
            object Dates {
                \(fields.replacing(" ; ", with: "\n"))
                fun text(pattern: String) = formats.getOrPut(pattern) { make(pattern) }.toString()
            }
            class Page { fun show() { Dates.text("a") ; Dates.last = 1 } }
            """)
      ])
    let component = report.components.first { $0.name == "Dates" }
    #expect(component?.isLeftAlone == isMemo)
  }

  @Test func `A cache in front of a database is not all that there is`() async {
    let report = await graph(
      of: files("final class Database { private let cache = NSCache<NSString, UIImage>() }"))
    #expect(report.components.first { $0.name == "Database" }?.state == .mutable)
  }

  @Test func `A cache with a user's data is not left alone`() async {
    let report = await graph(
      of: files(
        """
        final class Memo { static let shared = Memo() ; private var tokenCache: [String: String] = [:]
          func keep(_ token: String) { tokenCache["a"] = token } }
        """))
    let component = report.components.first { $0.name == "Memo" }
    #expect(component?.fields.last?.dataScope == "session")
    #expect(component?.isLeftAlone == false)
  }

  @Test func `A collection that nobody fills does not only grow`() async {
    await check(
      """
      final class Log { var names: [String] = [] ; var seen: Set<Int> = []
        init() { names.append("a") } ; func see() { seen.insert(1) } }
      """, .components, .fields,
      is: """
        Log: class, mutable
        Log.names: [String], mutable
        Log.seen: [Int], mutable, only grows, written by Log
        """)
  }
}
