import SwiftUI
import TravelCore

struct RootView: View {
  @Environment(SessionManager.self) private var session

  let client: APIClient
  let coordinator: AppCoordinator
  let push: PushNotificationService

  var body: some View {
    if session.isLoggedIn {
      TabView {
        TripSearchView(client: client, coordinator: coordinator)
          .tabItem { Label("Search", systemImage: "magnifyingglass") }
        FavouritesView()
          .tabItem { Label("Favourites", systemImage: "heart") }
        ProfileView()
          .tabItem { Label("Profile", systemImage: "person") }
      }
    } else {
      LoginView(viewModel: LoginViewModel(client: client, push: push))
    }
  }
}

struct BookingFlowContainer: UIViewControllerRepresentable {
  let trip: Trip
  let coordinator: AppCoordinator

  func makeUIViewController(context: Context) -> UINavigationController {
    coordinator.startBooking(of: trip)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
