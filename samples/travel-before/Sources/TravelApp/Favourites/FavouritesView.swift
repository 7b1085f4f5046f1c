import Observation
import SwiftUI
import TravelCore

@MainActor
@Observable
final class FavouritesViewModel {
  private let session = SessionManager.shared

  var trips: [Trip] { session.favourites }

  func remove(_ trip: Trip) {
    session.toggleFavourite(trip)
  }

  func share(_ trip: Trip) {
    guard let index = session.favourites.firstIndex(where: { $0.id == trip.id }) else { return }
    session.favourites[index].visibility = .shared
  }
}

struct FavouritesView: View {
  @State private var viewModel = FavouritesViewModel()

  var body: some View {
    NavigationStack {
      List(viewModel.trips) { trip in
        TripRow(trip: trip, isFavourite: true)
          .swipeActions {
            Button("Remove", role: .destructive) { viewModel.remove(trip) }
            Button("Share") { viewModel.share(trip) }
          }
      }
      .navigationTitle("Favourites")
      .overlay {
        if viewModel.trips.isEmpty {
          ContentUnavailableView("No favourites yet", systemImage: "heart")
        }
      }
    }
  }
}

#Preview {
  SessionManager.shared.favourites = [.preview]
  return FavouritesView()
}
