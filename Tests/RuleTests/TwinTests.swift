import Analysis
import Model
import Rules
import TestSupport
import Testing

@Suite struct TwinTests {
  @Test func `A component of both languages is one twin with what differs`() async {
    let twins = await twins(
      """
      //- Sources/App/SessionManager.swift
      final class SessionManager {
        static let shared = SessionManager()
        var user: User?
        var searchHistory: [String] = []
        func logout() { user = nil }
      }
      final class CheckoutViewModel {
        func pay() { SessionManager.shared.user = nil }
      }
      //- app/src/main/kotlin/SessionManager.kt
      package app
      class SessionManager {
        private var user: User? = null
        private var searchHistory: List<String> = emptyList()
        fun logout() {
          user = null
          searchHistory = emptyList()
        }
      }
      class CheckoutViewModel(private val session: SessionManager)
      """)
    #expect(twins.map(\.name) == ["CheckoutViewModel", "SessionManager"])
    #expect(
      twins.flatMap { twin in twin.differences.map { "\(twin.name) \($0.swift) / \($0.kotlin)" } }
        == [
          """
          CheckoutViewModel reaches `SessionManager` without saying so / does not reach \
          `SessionManager` that way
          """,
          "SessionManager lives as long as app / lives as long as screen",
          "SessionManager everyone can reach it / is handed over",
          """
          SessionManager `searchHistory` stays at sign-out / `searchHistory` is emptied at sign-out
          """,
        ])
  }

  @Test(
    "Data of the session alone is a difference at sign-out",
    arguments: [("session", 1), ("flow", 0), ("screen", 0), ("app", 0)])
  func dataOfScopes(scope: String, differences: Int) {
    func wizard(_ language: Language, in module: String) -> Component {
      Component(
        id: ComponentID(module: module, name: "Wizard"), name: "Wizard", module: module,
        kind: .class, language: language)
    }
    var swift = wizard(.swift, in: "App")
    var field = Field(name: "answers", type: "[String]", location: nil)
    field.isMutable = true
    field.dataScope = scope
    field.dataEvidence = [DataEvidence(confidence: .strong, detail: "declared")]
    swift.fields = [field]
    let graph = CodeGraph(
      name: "Twins", scopes: .standard, components: [swift, wizard(.kotlin, in: "app")],
      relations: [], accessPoints: [], sessionEndings: [], problems: [])
    let found = Rules.twins(in: graph, derived: DerivedData(graph)).flatMap(\.differences)
    #expect(found.count == differences)
  }

  @Test func `Habits of the languages in names do not part twins`() async {
    let twins = await twins(
      """
      //- Sources/App/A.swift
      final class HTTPClient {}
      final class SessionStore {}
      final class Keychain {}
      //- app/src/main/kotlin/A.kt
      package app
      class HttpClient
      class DefaultSessionStore
      class KeychainImpl
      """)
    #expect(
      twins.map { "\($0.swift) \($0.kotlin)" } == [
        "App/HTTPClient app/HttpClient", "App/Keychain app/KeychainImpl",
        "App/SessionStore app/DefaultSessionStore",
      ])
    #expect(twins.allSatisfy { $0.differences.isEmpty || $0.differences.map(\.aspect) == [.scope] })
  }

  @Test func `A name that several components of a language bear matches nothing`() async {
    let twins = await twins(
      """
      //- Sources/App/A.swift
      final class Factory {}
      //- Sources/Core/A.swift
      final class Factory {}
      struct Trip {}
      //- app/src/main/kotlin/A.kt
      package app
      class Factory
      data class Trip(val id: String)
      //- app/src/test/kotlin/A.kt
      package app
      class Keychain
      """)
    #expect(twins.isEmpty)
  }

  private func twins(_ text: String) async -> [Twin] {
    await analyze(AnalysisInput(files: projectFiles(text), name: "Example"), settings: .standard)
      .twins
  }
}
