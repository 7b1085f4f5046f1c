import Testing

@Suite struct RoutineStepTests {
  @Test func `Steps stand in the order of the source, with their conditions`() async {
    await check(
      """
      final class Session {
        var user: String? ; var ids: [Int] = [] ; var name = "" ; var count = 0
        func logout(_ other: String) {
          prepare()
          Task { await remove() }
          if count > 0 { ids.removeFirst() }
          name = other
          user = nil
          count += 1
        }
        func prepare() {}
        func remove() async {}
      }
      """, .sessionSteps,
      is: """
        Session.logout: calls Session.prepare; calls Session.remove later; \
        takes from Session.ids if count > 0; sets Session.name; empties Session.user
        """)
  }

  @Test func `What all steps ask for is what the routine asks for`() async {
    await check(
      """
      final class Session {
        var user: String? ; var token: String? ; var isOpen = false
        func logout() {
          guard isOpen else { return }
          user = nil
          if user != nil { token = nil }
        }
        func signOut() { user = nil ; if isOpen { token = nil } }
        func endSession() {}
      }
      """, .sessionSteps,
      is: """
        Session.logout if isOpen: empties Session.user if isOpen; \
        empties Session.token if isOpen and user != nil
        Session.signOut: empties Session.user; empties Session.token if isOpen
        Session.endSession: nothing
        """)
  }

  @Test func `Implementations that do nothing are named`() async {
    await check(
      """
      final class Accounts {
        let hook: Hook
        init(hook: Hook) { self.hook = hook }
        func deleteAccount() { hook.willDelete() }
      }
      protocol Hook { func willDelete() }
      final class Cloud: Hook { var token: String? ; func willDelete() { token = nil } }
      final class Feed: Hook { func willDelete() {} }
      final class Local: Hook { func willDelete() {} }
      """, .sessionSteps,
      is: """
        Accounts.deleteAccount: calls Hook.willDelete, which does nothing in Feed, Local; \
        > empties Cloud.token
        """)
  }

  @Test func `Closures that others keep are no steps`() async {
    await check(
      """
      final class Session {
        var user: String?
        func logout() { button.onTap = 1 ; register { self.user = nil } ; user = nil }
      }
      """, .sessionSteps, is: "Session.logout: empties Session.user")
  }

  @Test func `What is deleted outside the process is a step`() async {
    await check(
      """
      final class Session {
        var files: [Int] = [] ; let folder: URL
        init(folder: URL) { self.folder = folder }
        func logout() {
          UserDefaults.standard.removeObject(forKey: "cart")
          UserDefaults.standard.removeObject(forKey: Keys.token.rawValue)
          UserDefaults.standard.removePersistentDomain(forName: "app")
          Task { try FileManager.default.removeItem(at: folder) }
          files.remove(at: 0)
        }
      }
      """, .sessionSteps,
      is: """
        Session.logout: removes the default cart; removes the default rawValue; \
        removes all defaults of app; removes the file or item folder later; \
        takes from Session.files
        """)
  }

  @Test func `A notification may be posted through a function of the project`() async {
    await check(
      """
      extension NotificationCenter { static func postOnMain(_ name: Notification.Name) {} }
      final class Session {
        func logout() { NotificationCenter.postOnMain(.userDidLogout) }
      }
      final class Cart {
        var items: [Int] = []
        init() { center.addObserver(self, selector: #selector(leave), name: .userDidLogout, object: nil) }
        @objc func leave() { items = [] }
      }
      """, .sessionEndings,
      is: """
        Session.logout: Cart.items
        Cart 'userDidLogout': Cart.items
        """)
  }

  @Test func `Below a call stands what goes away by it, four calls down`() async {
    await check(
      """
      final class Session {
        var user: String? ; var name = "" ; var count = 0
        func logout() { first() ; log() ; user = nil }
        func first() { name = "x" ; count = 1 ; log() ; if count > 0 { second() } }
        func second() { Task { third() } }
        func third() { fourth() }
        func fourth() { SecItemDelete(query) ; fifth() }
        func fifth() { user = nil }
        func log() {}
      }
      """, .sessionSteps,
      is: """
        Session.logout: calls Session.first; > calls Session.second if count > 0; \
        > > calls Session.third later; > > > calls Session.fourth; \
        > > > > removes items of the keychain; calls Session.log; empties Session.user
        """)
  }
}
