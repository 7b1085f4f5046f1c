import Testing

@Suite struct CompletionTests {
  @Test func `What runs when a call is done belongs to the routine`() async {
    await check(
      """
      final class Session {
        var user: Int? ; var token: Int? ; var isOpen = false
        func logout() {
          guard isOpen else { return }
          service.revoke(token) { [weak self] in
            self?.user = nil
            remote.close { self?.token = nil }
          }
        }
      }
      """, .sessionEndings, .sessionSteps,
      is: """
        Session.logout: Session.token if isOpen, Session.user if isOpen
        Session.logout if isOpen: empties Session.user later if isOpen; \
        empties Session.token later if isOpen
        """)
  }

  @Test func `A completion of a button's code is its own`() async {
    await check(
      """
      final class Store { static let shared = Store() ; var user: Int? ; var other: Int? }
      struct Page: View {
        var body: some View {
          Button("Sign out") { service.revoke { Store.shared.user = nil } }
          Button("Close") { service.close { Store.shared.other = nil } }
        }
      }
      """, .sessionEndings, is: "Page 'Sign out': Store.user")
  }

  @Test(arguments: [
    "register { self.user = nil }", "center.addObserver(forName: name) { self.user = nil }",
    "events.sink { self.user = nil }", "onChange { self.user = nil }",
    "show(Button(title) { self.user = nil })", "scheduleTimer { self.user = nil }",
  ])
  func `What is kept for later does not`(call: String) async {
    await check(
      "final class Session { var user: Int? ; func logout() { \(call) } }", .sessionEndings,
      is: "Session.logout: nothing")
  }
}
