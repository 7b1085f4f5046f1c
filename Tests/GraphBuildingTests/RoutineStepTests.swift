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
      is: "Accounts.deleteAccount: calls Hook.willDelete, which does nothing in Feed, Local")
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
}
