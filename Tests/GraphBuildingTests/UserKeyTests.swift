import Testing

@Suite struct UserKeyTests {
  @Test func `What lies under a key of its user is left to nobody`() async {
    await check(
      wrapper("self.key = userKey(key)")
        + "func userKey(_ key: String) -> String { \"\\(Settings.pubkey)_\\(key)\" }", .data,
      is: "Settings.token: session data, strong emptied in Settings.logout, "
        + "likely its name speaks of 'token'")
  }

  @Test(arguments: [
    "self.key = key", "self.key = \"app.\\(key)\"", "self.key = prefix + key",
    "let account = key ; self.key = account", "self.key = \"app\" + account",
    "let full = \"\\(Bundle.main.name).\\(key)\" ; self.key = full",
  ])
  func `Other keys are the same for all users`(statement: String) async {
    await check(
      wrapper(statement), .data,
      is: """
        Settings.draftIDs: session data, likely its name speaks of 'draft'
        Settings.token: session data, strong emptied in Settings.logout, \
        likely its name speaks of 'token'
        """)
  }

  @Test(arguments: [
    ("\\(account.id)-drafts", ""),
    ("all-drafts", "Settings.drafts: session data, likely its name speaks of 'drafts'"),
  ])
  func `A variable in front of a store is told by its key`(key: String, data: String) async {
    await check(
      """
      final class Settings {
        let account: Account
        init(account: Account) { self.account = account }
        var drafts: String? {
          get { UserDefaults.standard.string(forKey: "\(key)") }
          set { UserDefaults.standard.set(newValue, forKey: "\(key)") }
        }
      }
      struct Account { let id: String }
      final class Page { func write(_ settings: Settings) { settings.drafts = "a" } }
      """, .data, is: data)
  }

  private func wrapper(_ statement: String) -> String {
    """
    @propertyWrapper struct Setting {
      private let key: String
      init(key: String) { \(statement) }
      var wrappedValue: String? {
        get { UserDefaults.standard.string(forKey: key) }
        set { UserDefaults.standard.set(newValue, forKey: key) }
      }
    }
    final class Settings {
      static var pubkey = ""
      @Setting(key: "drafts") var draftIDs: String?
      var token: String?
      func write() { draftIDs = "a" ; token = "b" }
      func logout() { token = nil }
    }

    """
  }
}
