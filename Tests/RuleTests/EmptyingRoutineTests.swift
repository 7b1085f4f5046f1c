import Analysis
import Model
import Testing

@Suite struct EmptyingRoutineTests {
  @Test(arguments: [
    ("shopPassword", "Shop.signOut empties shopUser"),
    ("applePassword", "Apple.signOut empties appleEmail, appleName"),
    // Neither is called alike: the one that empties most.
    ("password", "Apple.signOut empties appleEmail, appleName"),
    ("apptPassword", "Apple.signOut empties appleEmail, appleName"),
  ])
  func `A forgotten field belongs to the sign-out of what is called alike`(
    field: String, told: String
  ) async {
    let source = """
      final class Keychain {
        static let shared = Keychain()
        var appleEmail: String? ; var appleName: String? ; var shopUser: String?
        var \(field): String?
        func sign(_ text: String) { \(field) = text }
      }
      final class Apple {
        func signOut() { Keychain.shared.appleEmail = nil ; Keychain.shared.appleName = nil }
      }
      final class Shop { func signOut() { Keychain.shared.shopUser = nil } }

      """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    let messages = report.findings.filter { $0.rule == "forgotten-on-logout" }.map(\.message)
    #expect(
      messages == [
        "\(told) but leaves \(field) (its name speaks of 'password') in Keychain"
      ])
  }

  @Test func `Of routines that call one another the one that empties is named`() async {
    let source = """
      final class Store {
        static let shared = Store()
        var userName: String? ; private var password: String?
        func sign(_ text: String) { password = text ; userName = text }
        func signOut() { userName = nil }
      }
      final class Menu { func logOut() { Store.shared.signOut() } }
      final class Banner { func logOut() { Store.shared.signOut() } }

      """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    let messages = report.findings.filter { $0.rule == "forgotten-on-logout" }.map(\.message)
    #expect(
      messages == [
        "Store.signOut empties userName but leaves password (its name speaks of 'password') in Store"
      ])
  }
}
