import Foundation
import Observation

// lifegraph: scope=session
@MainActor
@Observable
package final class UserSession {
  package let user: User
  package let client: AuthenticatedClient
  package let points: PointsStore

  package private(set) var favourites: [Trip] = []
  package private(set) var searchHistory: [String] = []
  package private(set) var upcomingTrips: [Trip] = []

  package init(user: User, client: AuthenticatedClient) {
    self.user = user
    self.client = client
    points = PointsStore(client: client)
  }

  package func refresh() async throws {
    upcomingTrips = try await client.send(.upcomingTrips(userID: user.id))
    try await points.refresh()
  }

  package func isFavourite(_ trip: Trip) -> Bool {
    favourites.contains { $0.id == trip.id }
  }

  package func toggleFavourite(_ trip: Trip) {
    if let index = favourites.firstIndex(where: { $0.id == trip.id }) {
      favourites.remove(at: index)
    } else {
      favourites.append(trip)
    }
  }

  package func share(_ trip: Trip) {
    guard let index = favourites.firstIndex(where: { $0.id == trip.id }) else { return }
    favourites[index].visibility = .shared
  }

  package func rememberSearch(_ text: String) {
    searchHistory.removeAll { $0 == text }
    searchHistory.insert(text, at: 0)
  }
}
