import Foundation

// lifegraph: scope=session
package final class UserSession {
  package let user: User
  package private(set) var upcomingTrips: [Trip] = []

  private let client: APIClient

  package init(user: User, client: APIClient) {
    self.user = user
    self.client = client
  }

  package func refreshUpcomingTrips() async throws {
    upcomingTrips = try await client.send(.upcomingTrips(userID: user.id))
  }
}

extension UserSession {
  package static func restored(client: APIClient) -> UserSession {
    let guest = User(id: "guest", name: "", email: "", localeIdentifier: Locale.current.identifier)
    return UserSession(user: guest, client: client)
  }
}
