import SwiftUI
import TravelCore

struct RootView: View {
  let dependencies: AppDependencies

  var body: some View {
    if let session = dependencies.sessions.current {
      TabView {
        TripSearchView(session: session) { trip in
          BookingFlowContainer(
            trip: trip, session: session, flags: dependencies.featureFlags,
            coordinator: dependencies.coordinator)
        }
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        FavouritesView(session: session)
          .tabItem { Label("Favourites", systemImage: "heart") }
        ProfileView(session: session, logOut: dependencies.logOut)
          .tabItem { Label("Profile", systemImage: "person") }
      }
      .id(session.user.id)
    } else {
      LoginView(viewModel: dependencies.makeLoginViewModel())
    }
  }
}

struct BookingFlowContainer: UIViewControllerRepresentable {
  let trip: Trip
  let session: UserSession
  let flags: FeatureFlags
  let coordinator: AppCoordinator

  func makeUIViewController(context: Context) -> UINavigationController {
    coordinator.startBooking(of: trip, in: session, flags: flags)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
