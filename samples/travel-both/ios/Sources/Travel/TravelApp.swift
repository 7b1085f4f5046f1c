import SwiftUI

@main
struct TravelApp: App {
  @State private var search = TripSearchViewModel(
    client: APIClient(baseURL: URL(filePath: "https://api.example.com")))

  var body: some Scene {
    WindowGroup {
      TripSearchView(viewModel: search)
    }
  }
}

struct TripSearchView: View {
  let viewModel: TripSearchViewModel

  var body: some View {
    List(viewModel.results) { trip in
      Text(trip.destination)
    }
    .toolbar {
      Button("Log out") { SessionManager.shared.logout() }
    }
  }
}
