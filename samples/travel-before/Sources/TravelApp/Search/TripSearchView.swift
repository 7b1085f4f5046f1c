import SwiftUI
import TravelCore

struct TripSearchView: View {
  @State private var viewModel: TripSearchViewModel
  @State private var tripToBook: Trip?

  private let coordinator: AppCoordinator

  init(client: APIClient, coordinator: AppCoordinator) {
    _viewModel = State(initialValue: TripSearchViewModel(client: client))
    self.coordinator = coordinator
  }

  var body: some View {
    NavigationStack {
      List {
        if viewModel.results.isEmpty {
          recentSearches
        }
        ForEach(viewModel.results) { trip in
          TripRow(trip: trip, isFavourite: viewModel.isFavourite(trip))
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
        BookingFlowContainer(trip: trip, coordinator: coordinator)
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
