import Model
import Testing

@Suite struct HolderTests {
  @Test(arguments: [
    ("@StateObject var model = Model()", "sheet($model.draft)"),
    ("@State var model = Model()", "sheet(self.$model.draft)"),
    ("@Published var model: Model? = Model()", "$model.sink { _ in }.store(in: &bag)"),
    ("@Published var model: Model? = Model()", "self.$model.map { $0 }.sink { _ in }"),
  ])
  func `Who gets a binding to a part, or a publisher, cannot empty the slot`(
    slot: String, code: String
  ) async {
    let report = await graph(
      of: files(
        """
        final class Model { var draft: Draft? = Draft() }
        final class Draft {}
        struct Holder { \(slot) ; func show() { \(code) } ; func sheet(_ binding: Binding<Draft?>) {} }
        """))
    let kept = report.relations.first { $0.from.text == "Main/Holder" && $0.slot == "model" }
    #expect(kept?.releasedAt == [])
    let part = report.relations.first { $0.from.text == "Main/Model" && $0.slot == "draft" }
    #expect(part?.isHolder == code.contains("sheet"))
  }

  @Test(
    arguments: [
      ("var user: User?", "user = nil"),
      ("var user: User?", "self.user = nil"),
      ("var user: User?", "user = .none"),
      ("var user: User?", "if true { user = nil }"),
      ("var user: User?", "Task { @MainActor in user = nil }"),
      ("var user: User?", "(user, count) = (nil, 0)"),
      ("var user: User!", "user = nil"),
      ("var user: User?", "later { [weak self] in self?.user = nil }"),
      (
        "var user: User?",
        "later { [weak self] in guard let self else { return } ; self.user = nil }"
      ),
      ("var user: User?", "let holder = self ; holder.user = nil"),
      ("static var user: User?", "Self.user = nil"),
      ("static var user: User?", "Holder.user = nil"),
      ("var user = User()", "user = User()"),
      ("var user: User", "user = other()"),
      ("var user: User?", "user = maybe()"),
      ("var user: User?", "present($user)"),
      ("var users: [User] = []", "users.removeAll()"),
      ("var users: [User] = []", "users.removeAll { $0 === other() }"),
      ("var users: [User] = []", "users = []"),
      ("var users: [User] = []", "users = .init()"),
      ("var users: [User] = []", "users = [User]()"),
      ("var users: [User] = []", "_ = users.popLast()"),
      ("var users: [User] = []", "users.removeFirst()"),
      ("var users: [User] = []", "users.remove(at: 0)"),
      ("var users: [String: User] = [:]", "users = [:]"),
      ("var users: [String: User] = [:]", "users[\"a\"] = nil"),
      ("var users: [String: User] = [:]", "users.removeValue(forKey: \"a\")"),
      ("var users: [String: [User]] = [:]", "users[\"a\"] = nil"),
      ("let users: NSCache<Key, User> = NSCache()", "users.removeAllObjects()"),
      ("let users: NSCache<Key, User> = .init()", "users.removeObject(forKey: key)"),
      ("let user: CurrentValueSubject<User?, Never> = .init(nil)", "user.value = nil"),
    ])
  func `A slot that is emptied or refilled makes a holder`(slot: String, code: String) async {
    let report = await graph(
      of: files(
        """
        class User {}
        class Holder {
          \(slot)
          var count = 0
          func release() { \(code) }
          func other() -> User { User() }
          func maybe() -> User? { nil }
          func present(_ binding: Binding<User?>) {}
          func later(_ work: () -> Void) {}
        }
        """))
    let relation = report.relations.first { $0.from.text == "Main/Holder" && $0.slot != nil }
    #expect(relation?.isHolder == true)
    #expect(relation?.releasedAt.map(\.routine) == ["Holder.release"])
  }

  @Test(
    arguments: [
      ("let user: User?", ""),
      ("var user: User?", "user = User()"),
      ("var user: User?", "user?.count = 1"),
      ("var users: [User] = []", "users.append(User())"),
      ("var users: [String: User] = [:]", "users[\"a\"] = User()"),
      ("var users: [[User]] = []", "users[0].removeAll()"),
      ("var user: User?", "let user: User? = nil ; _ = user"),
      ("lazy var user = User()", ""),
      ("var user: User? = nil", ""),
    ])
  func `A slot that is only filled makes none`(slot: String, code: String) async {
    let report = await graph(
      of: files(
        """
        class User { var count = 0 }
        class Holder {
          \(slot)
          init() {}
          func fill() { \(code) }
        }
        """))
    let relation = report.relations.first { $0.from.text == "Main/Holder" && $0.slot != nil }
    #expect(relation?.isHolder == false)
    #expect(relation?.releasedAt.isEmpty == true)
  }

  @Test func `A setter with an optional parameter releases`() async {
    await check(
      """
      class User {}
      class Holder { private(set) var user: User? ; func set(_ user: User?) { self.user = user } }
      class Keeper { private(set) var user: User? ; func set(_ user: User) { self.user = user } }
      """, .storage,
      is: """
        Holder keeps User in user, replaceable, released in Holder.set
        Keeper keeps User in user, replaceable
        """)
  }

  @Test(arguments: [
    ("private(set) var user: User", "", false),
    ("private(set) var user: User", "func change() { user = other() }", true),
    ("private(set) var user: User", "func change() { show($user) }", true),
    ("var user: User", "", true),
  ])
  func `A setter that only its file may use releases when it is used`(
    variable: String, code: String, isReleased: Bool
  ) async {
    let report = await graph(
      of: files(
        """
        class User {}
        class Holder {
          private var stored: User
          \(variable) { get { stored } set { stored = newValue } }
          init(user: User) { stored = user }
          func other() -> User { User() }
          func show(_ binding: Binding<User>) {}
          \(code)
        }
        """))
    let relation = report.relations.first { $0.from.text == "Main/Holder" && $0.slot == "stored" }
    #expect(relation?.releasedAt.isEmpty == !isReleased)
  }

  @Test func `A slot is released from outside too, but not by tests`() async {
    await check(
      """
      //- App/Holder.swift
      class User {}
      class Holder { var user: User? ; var other: User? }
      class Boss { let holder = Holder() ; func fire() { holder.user = nil } }
      //- AppTests/Some.swift
      class HolderTests { func clear(_ holder: Holder) { holder.other = nil } }
      """, .storage,
      is: """
        App/Boss owns App/Holder in holder
        App/Holder keeps App/User in other, replaceable
        App/Holder keeps App/User in user, replaceable, released in Boss.fire
        """)
  }

  @Test func `A computed variable in front of a slot lets go of it`() async {
    await check(
      """
      class User {}
      class Holder {
        private var stored: User?
        var user: User? { get { stored } set { stored = newValue } }
        func logout() { user = nil }
      }
      """, .storage, .sessionEndings,
      is: """
        Holder keeps User in stored, replaceable, released in Holder.user
        Holder.logout: Holder.stored, Holder.user
        """)
  }

  @Test func `Filling in an initializer is no release`() async {
    await check(
      """
      class User {}
      class Holder { var user: User ; init() { user = User() ; user = User() } }
      """, .storage, is: "Holder owns User in user, replaceable")
  }
}
