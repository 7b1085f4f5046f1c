import Analysis
import Model
import Testing

@Suite("Whether nothing of the user is left after signing out")
struct LogoutAnswerTests {
  private func answer(_ source: String) async throws -> ChecklistItem {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source + "\n")], name: "Project"),
      settings: .standard)
    return try #require(report.checklist.first { $0.id == "logout" })
  }

  @Test("What ends with the session needs no routine that empties it")
  func screen() async throws {
    let item = try await answer(
      """
      final class Row: UIViewController { var user: String? ; func fill() { user = "a" } }
      """)
    #expect(item.answer == .needsPerson)
    #expect(item.detail.hasPrefix("nothing that outlives a session is seen to hold its data"))
  }

  @Test("A global with a user's data that nothing empties is named")
  func left() async throws {
    let item = try await answer(
      """
      final class Store {
        static let shared = Store()
        var user: String?
        func fill() { user = "a" }
      }
      """)
    #expect(item.detail == "no routine is seen to empty `Store.user`")
  }

  private static let store = """
    final class Store {
      static let shared = Store()
      var user: String? ; var draft: String?
      func fill() { user = "a" ; draft = "b" }
      func signOut() { user = nil }
    }

    """

  @Test("Two ways to end the same session that clear different lists are named")
  func different() async throws {
    let item = try await answer(
      Self.store + """
        struct Menu: View { func logout() { Store.shared.signOut() } }
        struct Page: View { func logout() { Store.shared.signOut() ; Store.shared.draft = nil } }
        """)
    #expect(
      item.detail.hasSuffix(
        "; `Menu.logout` and `Page.logout` end the same session in different ways: "
          + "only the second clears `Store.draft`"))
  }

  @Test("Two ways of which one may do nothing are named")
  func conditional() async throws {
    let item = try await answer(
      Self.store + """
        struct Menu: View {
          var push: String?
          func logout() { if let push { Store.shared.signOut() } }
        }
        struct Page: View { func logout() { Store.shared.signOut() } }
        """)
    #expect(
      item.detail.hasSuffix(
        "; `Menu.logout` and `Page.logout` end the same session in different cases"))
  }

  @Test("Equal ways are not")
  func equal() async throws {
    let item = try await answer(
      Self.store + """
        struct Menu: View { func logout() { Store.shared.signOut() } }
        struct Page: View { func logout() { Store.shared.signOut() } }
        """)
    #expect(!item.detail.contains("end the same session"))
  }

  @Test("What is removed later may ask for what is gone by then")
  func late() async throws {
    let item = try await answer(
      """
      final class Account {
        var name: String?
        func logout() {
          Task { removeToken() }
          name = nil
        }
        func removeToken() {
          guard let name = self.name else { return }
          SecItemDelete(query(name))
        }
      }
      """)
    #expect(
      item.detail.hasSuffix(
        "; `Account.logout` only later removes items of the keychain, and only when "
          + "`let name = self.name`: look whether that still holds after its other steps"))
  }

  @Test(
    "A task that is last, or that asks for nothing, comes in time",
    arguments: [
      "name = nil ; Task { removeToken() }", "Task { removeAll() } ; name = nil",
      "Task { removeToken() ; name = nil }", "removeToken() ; name = nil",
    ])
  func inTime(body: String) async throws {
    let item = try await answer(
      """
      final class Account {
        var name: String?
        func logout() { \(body) }
        func removeAll() { SecItemDelete(query(1)) }
        func removeToken() {
          guard let name = self.name else { return }
          SecItemDelete(query(name))
        }
      }
      """)
    #expect(!item.detail.contains("only later"))
  }
}
