import Foundation
import Observation
import TravelCore

@MainActor
@Observable
final class TripSearchViewModel {
  var text = ""
  private(set) var results: [Trip] = []
  private(set) var hotelNames: [Trip.ID: String] = [:]
  private(set) var errorMessage: String?

  private let client: APIClient
  private let session: SessionManager

  init(client: APIClient, session: SessionManager = SessionManager.shared) {
    self.client = client
    self.session = session
  }

  var recentSearches: [String] { Array(session.searchHistory.prefix(5)) }

  func isFavourite(_ trip: Trip) -> Bool {
    session.favourites.contains { $0.id == trip.id }
  }

  func toggleFavourite(_ trip: Trip) {
    session.toggleFavourite(trip)
  }

  func loadHotelName(of trip: Trip) async {
    do {
      hotelNames[trip.id] = try await client.details(of: trip).hotelName
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  func search() async {
    let query = text.trimmingCharacters(in: .whitespaces)
    guard !query.isEmpty else { return }
    session.rememberSearch(query)
    AnalyticsLogger.shared.log(.searched)
    do {
      results = try await client.send(.trips(matching: query))
      errorMessage = nil
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
