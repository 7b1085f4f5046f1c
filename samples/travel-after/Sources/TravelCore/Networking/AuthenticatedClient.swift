import Foundation

// lifegraph: scope=session
package final class AuthenticatedClient: Sendable {
  private let client: APIClient
  private let token: String
  private let onExpired: @MainActor @Sendable () -> Void

  package init(
    client: APIClient, token: String, onExpired: @escaping @MainActor @Sendable () -> Void
  ) {
    self.client = client
    self.token = token
    self.onExpired = onExpired
  }

  package func send<Value: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Value {
    do {
      return try await client.send(endpoint, token: token)
    } catch APIError.notSignedIn {
      await onExpired()
      throw APIError.notSignedIn
    }
  }

  package func details(of trip: Trip) async throws -> TripDetails {
    try await client.details(of: trip)
  }
}
