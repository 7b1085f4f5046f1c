import Testing

@Suite struct IncidentalClearingTests {
  @Test func `What a method empties on its way proves no routine`() async {
    await check(
      """
      final class Session {
        var sounds: [Int] = [] ; var tone: Int? ; var token: String? ; var seen: [Int] = []
        func logout() { play() ; clearSeen() ; forget(nil) }
        func play() { sounds = [] ; token = nil }
        func clearSeen() { seen = [] }
        func forget(_ tone: Int?) { self.tone = tone }
      }
      """, .data,
      is: """
        Session.tone: no data
        Session.token: session data, strong emptied in Session.logout, likely its name speaks of 'token'
        Session.seen: no data
        """)
  }

  @Test func `A button tidies up its own screen and empties what others have`() async {
    await check(
      """
      final class Store { static let shared = Store() ; var drafts: [Int] = [] ; var cache: [Int] = [] }
      final class Page {
        var alertAccountID: String? ; var lastAlert: Int?
        func body() -> Alert {
          Alert(UIAction(title: "Log out") {
            Store.shared.cache = []
            self.lastAlert = nil
            self.alertAccountID = nil
          })
        }
      }
      """, .data, is: "Store.cache: no data")
  }

  @Test(arguments: [
    ("tidy()", ""), ("items = []", "Service.load case .unauthorized: Service.items"),
  ])
  func `What an answer tidies up on the way makes no routine of it`(
    body: String, endings: String
  ) async {
    await check(
      """
      final class Service {
        var items: [Int] = []
        func load(_ answer: Answer) {
          switch answer {
          case .unauthorized: \(body)
          case .done: break
          }
        }
        func tidy() { items = [] }
      }
      enum Answer { case unauthorized, done }
      """, .sessionEndings, is: endings)
  }

  @Test func `Behind a function that all screens have nothing is followed`() async {
    let screens = (1...13).map {
      "final class S\($0): Screen { var a: Int? ; override func clear() { a = nil } }"
    }
    await check(
      """
      class Screen { func clear() {} }
      final class Session { var screen = Screen() ; func logout() { screen.clear() } }
      \(screens.joined(separator: "\n"))
      """, .sessionEndings, is: "Session.logout: nothing")
    await check(
      """
      class Screen { func clear() {} }
      final class Session { var screen = Screen() ; func logout() { screen.clear() } }
      \(screens.prefix(2).joined(separator: "\n"))
      """, .sessionEndings, is: "Session.logout: S1.a, S2.a")
  }

  @Test(arguments: [("false", ""), ("true", " replaced")])
  func `The value that a wrapper starts with is nobody's`(value: String, outcome: String) async {
    await check(
      """
      final class Session {
        @Preference(key: "seen", defaultValue: false) var hasSeen: Bool
        func logout() { hasSeen = \(value) }
      }
      """, .sessionEndings,
      is: "Session.logout: Session.hasSeen\(outcome)")
  }

  @Test(arguments: [
    (
      "@Preference(defaultValue: true) var hasSeen: Bool", "settings.resetHasSeen()",
      "Settings.hasSeen"
    ),
    ("@Preference(defaultValue: true) var hasSeen: Bool", "settings.clear()", "Settings.hasSeen"),
    ("var hasSeen = true", "settings.resetHasSeen()", "nothing"),
    ("@Preference(defaultValue: true) var hasSeen: Bool", "settings.resetSeen()", "nothing"),
  ])
  func `A function that a macro makes gives its variable the first value again`(
    variable: String, call: String, cleared: String
  ) async {
    await check(
      """
      final class Settings { \(variable) ; func clear() { resetHasSeen() } }
      final class Session {
        let settings = Settings()
        func logout() { \(call) }
      }
      """, .sessionEndings, is: "Session.logout: \(cleared)")
  }

  @Test func `What gets its own value back is not replaced`() async {
    await check(
      """
      final class Watcher {
        private var client: Int? ; var streams: [Int] = [] ; var others: [Int] = []
        func logout() { client = nil ; watch(streams: streams) ; keep(others: streams) }
        func watch(streams: [Int]) { self.streams = streams }
        func keep(others: [Int]) { self.others = others }
      }
      """, .sessionEndings, is: "Watcher.logout: Watcher.client, Watcher.others replaced")
  }
}
