import SwiftUI
import TravelCore

struct TripSearchView<BookingScreen: View>: View {
  @State private var viewModel: TripSearchViewModel
  @State private var tripToBook: Trip?

  private let bookingScreen: (Trip) -> BookingScreen

  init(session: UserSession, @ViewBuilder bookingScreen: @escaping (Trip) -> BookingScreen) {
    _viewModel = State(initialValue: TripSearchViewModel(session: session))
    self.bookingScreen = bookingScreen
  }

  var body: some View {
    NavigationStack {
      List {
        if viewModel.results.isEmpty {
          recentSearches
        }
        ForEach(viewModel.results) { trip in
          TripRow(
            trip: trip, isFavourite: viewModel.isFavourite(trip), locale: viewModel.locale
          )
          .badge(viewModel.hotelNames[trip.id])
          .onTapGesture { tripToBook = trip }
          .task { await viewModel.loadHotelName(of: trip) }
          .swipeActions {
            Button("Favourite", systemImage: "heart") { viewModel.toggleFavourite(trip) }
          }
        }
      }
      .navigationTitle("Where to?")
      .searchable(text: $viewModel.text)
      .onSubmit(of: .search) {
        Task { await viewModel.search() }
      }
      .sheet(item: $tripToBook) { trip in
        bookingScreen(trip)
      }
    }
  }

  private var recentSearches: some View {
    Section("Recent searches") {
      ForEach(viewModel.recentSearches, id: \.self) { search in
        Button(search) { viewModel.text = search }
      }
    }
  }
}
