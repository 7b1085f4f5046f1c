import Foundation
import Observation

@Observable
package final class SessionManager {
  package static let shared = SessionManager()

  package private(set) var authToken: String?
  package private(set) var currentUser: User?
  package var favourites: [Trip] = []
  package var searchHistory: [String] = []
  package var draftBooking: BookingDraft?

  private let keychain = Keychain(service: "com.example.travel")

  private init() {}

  package var isLoggedIn: Bool { authToken != nil }

  package func restore() {
    authToken = keychain.read(.authToken)
  }

  package func login(user: User, token: String) {
    currentUser = user
    authToken = token
    keychain.write(token, for: .authToken)
    AnalyticsLogger.shared.log(.loggedIn)
  }

  package func logout() {
    keychain.remove(.authToken)
    authToken = nil
    currentUser = nil
    favourites.removeAll()
    PointsStore.shared.reset()
    AnalyticsLogger.shared.log(.loggedOut)
  }

  package func toggleFavourite(_ trip: Trip) {
    if let index = favourites.firstIndex(where: { $0.id == trip.id }) {
      favourites.remove(at: index)
    } else {
      favourites.append(trip)
    }
  }

  package func rememberSearch(_ text: String) {
    searchHistory.removeAll { $0 == text }
    searchHistory.insert(text, at: 0)
  }
}
