import Observation

struct User: Decodable {
  let id: String
  let name: String
}

@MainActor
@Observable
final class SessionManager {
  static let shared = SessionManager()

  private(set) var authToken: String?
  private(set) var currentUser: User?
  private(set) var searchHistory: [String] = []

  func login(user: User, token: String) {
    currentUser = user
    authToken = token
  }

  func logout() {
    currentUser = nil
    authToken = nil
  }

  func rememberSearch(_ text: String) {
    searchHistory.insert(text, at: 0)
  }
}
