import Observation

struct Trip: Decodable, Identifiable {
  let id: String
  let destination: String
}

@MainActor
@Observable
final class TripSearchViewModel {
  private(set) var results: [Trip] = []

  private let client: APIClient

  init(client: APIClient) {
    self.client = client
  }

  var recentSearches: [String] { SessionManager.shared.searchHistory }

  func search(_ text: String) async throws {
    SessionManager.shared.rememberSearch(text)
    results = try await client.send("trips?q=\(text)", token: SessionManager.shared.authToken)
  }
}
