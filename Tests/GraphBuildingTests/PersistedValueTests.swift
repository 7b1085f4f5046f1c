import Model
import Testing

@Suite struct PersistedValueTests {
  @Test(arguments: [
    "get { defaults.string(forKey: \"token\") } set { defaults.set(newValue, forKey: \"token\") }",
    "get { defaults.string(forKey: Keys.token) } set { defaults.setValue(newValue, forKey: Keys.token) }",
    "get { read(Keys.token) } set { write(newValue, key: Keys.token) }",
    "get { UserDefaults.standard.string(forKey: Key.token.rawValue) } "
      + "set { UserDefaults.standard.set(newValue, forKey: Key.token.rawValue) }",
    "get { store.string(forKey: #function) } set { store.set(newValue, forKey: #function) }",
    "get { keychain[\"token\"] } set { keychain[\"token\"] = newValue }",
    "get { defaults.string(forKey: \"\\(prefix).token\") } "
      + "set { defaults.set(newValue, forKey: \"\\(prefix).token\") }",
  ])
  func `A computed variable in front of a store is a field`(accessors: String) async {
    await check(
      """
      enum Keys { static let token = "token" } ; enum Key: String { case token }
      protocol Store { func string(forKey key: String) -> String? ; func set(_ value: Any?, forKey key: String) }
      extension UserDefaults: Store {}
      final class Settings { static let shared = Settings(store: UserDefaults.standard)
        private let store: Store ; private let defaults = UserDefaults(suiteName: "a") ; let prefix = make()
        private let keychain = Keychain(service: "a")
        init(store: Store) { self.store = store }
        var token: String? { \(accessors) }
        var title: String { "a" }
        private func read(_ key: String) -> String? { defaults.string(forKey: key) }
        private func write(_ value: String?, key: String) { defaults.set(value, forKey: key) } }
      final class Login { func start() { Settings.shared.token = "a" }
        func logout() { Settings.shared.token = nil } }
      """, .sessionEndings, .fields,
      is: """
        Login.logout: Settings.token
        Settings.shared: Settings, static
        Settings.store: Store
        Settings.defaults: UserDefaults
        Settings.prefix: ?
        Settings.keychain: Keychain
        Settings.token: String?, mutable, persisted, written by Login
        """)
  }

  @Test(arguments: [
    "defaults.removeObject(forKey: \"token\")", "defaults.set(nil, forKey: Keys.token)",
    "defaults.removePersistentDomain(forName: \"app\")", "Settings.shared.forget()",
    "Settings.shared.put(nil)", "Settings.shared.drop(Keys.token)",
  ])
  func `Removing the key empties the field`(removal: String) async {
    let report = await graph(
      of: files(
        """
        enum Keys { static let token = "token" }
        final class Settings { static let shared = Settings() ; private let defaults = UserDefaults.standard
          var token: String? { get { defaults.string(forKey: Keys.token) }
            set { defaults.set(newValue, forKey: Keys.token) } }
          func forget() { defaults.removeObject(forKey: "token") }
          func put(_ token: String?) { defaults.set(token, forKey: Keys.token) }
          func drop(_ key: String) { defaults.removeObject(forKey: key) } }
        final class Login { let defaults = UserDefaults.standard ; func logout() { \(removal) } }
        """))
    #expect(graphText(.sessionEndings, of: report) == "Login.logout: Settings.token")
  }

  @Test func `Other keys and keys put together at run time empty nothing`() async {
    await check(
      """
      final class Settings { private let defaults = UserDefaults.standard
        var token: String? { get { defaults.string(forKey: "token") }
          set { defaults.set(newValue, forKey: "token") } }
        func logout() { defaults.removeObject(forKey: "other") }
        func signOut(_ id: String) { for key in keys(id) { defaults.removeObject(forKey: key) } } }
      """, .sessionEndings,
      is: """
        Settings.logout: nothing
        Settings.signOut: Settings.token replaced
        """)
  }

  @Test func `Wrappers over a store make fields, those of the project by their code`() async {
    await check(
      """
      @propertyWrapper struct Saved<Value> { let key: String
        var wrappedValue: Value? {
          get { UserDefaults.standard.object(forKey: key) as? Value }
          set { UserDefaults.standard.set(newValue, forKey: key) } } }
      @propertyWrapper struct Clamped { var wrappedValue = 0 }
      final class Settings {
        @Saved(key: "token") var token: String? ; @Clamped var size: Int
        @AppStorage("user") static var user = "a" ; @UserPreference(key: "seen") var seen: [String]
        func fill() { token = "b" ; size = 1 ; seen = [] ; Self.user = "c" }
        func logout() { UserDefaults.standard.removeObject(forKey: "token")
          UserDefaults.standard.removeObject(forKey: "user") } }
      """, .sessionEndings, .fields,
      is: """
        Settings.logout: Settings.token, Settings.user
        Saved.key: String
        Settings.token: String?, mutable, persisted, written by Settings
        Settings.size: Int, mutable, written by Settings
        Settings.user: String, static, mutable, persisted, written by Settings
        Settings.seen: [String], mutable, persisted, written by Settings
        """)
  }

  @Test func `A key that only functions write is a field of the type that writes it`() async {
    await check(
      """
      enum Keys { static let email = "SyncEmail" ; static let size = "size" }
      final class Settings {
        static func email() -> String? { UserDefaults.standard.string(forKey: Keys.email) }
        static func setEmail(_ email: String?) { UserDefaults.standard.set(email, forKey: Keys.email) }
        static func size() -> Int { UserDefaults.standard.integer(forKey: Keys.size) }
      }
      final class Login { func logout() { Settings.setEmail(nil) } ; func login() { Settings.setEmail("a") } }
      """, .sessionEndings, .fields,
      is: """
        Login.logout: Settings.SyncEmail
        Settings.SyncEmail: String?, static, mutable, persisted, written by Settings
        """)
  }

  @Test func `Keychain items behind functions of the system and of wrappers are fields`() async {
    await check(
      """
      final class Vault {
        static let shared = Vault()
        func save(_ value: Data, account: String) { SecItemAdd(query(account), nil) }
        func load(account: String) -> Data? { SecItemCopyMatching(query(account), nil) }
        func erase(account: String) { SecItemDelete(query(account)) } }
      final class Session {
        private let keychain = KeychainSwift() ; private var pin = ""
        var password: Data? { get { Vault.shared.load(account: "password") }
          set { Vault.shared.save(newValue, account: "password") } }
        func remember(_ new: String) { pin = new ; keychain.set(new, forKey: "pin") }
        func logout() { Vault.shared.erase(account: "password") ; keychain.delete("pin") } }
      """, .sessionEndings, .fields,
      is: """
        Session.logout: Session.password, Session.pin in the keychain
        Session.keychain: KeychainSwift
        Session.pin: ?, mutable, written by Session
        Session.password: Data?, mutable, persisted, written by Session
        Session.pin in the keychain: ?, mutable, persisted, written by Session
        Vault.shared: Vault, static
        """)
  }

  @Test func `What is only computed from a store, and other boxes with keys, are none`() async {
    await check(
      """
      final class Settings {
        private let defaults = UserDefaults.standard ; let cache = NSCache<NSString, NSData>()
        var token: String? { get { defaults.string(forKey: "token") }
          set { defaults.set(newValue, forKey: "token") } }
        var isKnown: Bool { defaults.string(forKey: "token") != nil }
        var image: NSData? { get { cache.object(forKey: "a") } set { cache.setObject(newValue, forKey: "a") } }
        var row: String { other.string(forKey: "row") } ; let other: Rows
      }
      struct Rows { func string(forKey key: String) -> String { key } }
      """, .fields,
      is: """
        Settings.defaults: UserDefaults
        Settings.cache: NSCache<NSString, NSData>, mutable, written by Settings
        Settings.token: String?, mutable, persisted
        Settings.other: Rows
        """)
  }
}
