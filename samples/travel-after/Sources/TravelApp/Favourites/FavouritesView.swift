import SwiftUI
import TravelCore

struct FavouritesView: View {
  let session: UserSession

  var body: some View {
    NavigationStack {
      List(session.favourites) { trip in
        TripRow(trip: trip, isFavourite: true, locale: session.user.locale)
          .swipeActions {
            Button("Remove", role: .destructive) { session.toggleFavourite(trip) }
            Button("Share") { session.share(trip) }
          }
      }
      .navigationTitle("Favourites")
      .overlay {
        if session.favourites.isEmpty {
          ContentUnavailableView("No favourites yet", systemImage: "heart")
        }
      }
    }
  }
}

#Preview {
  FavouritesView(session: .preview)
}
