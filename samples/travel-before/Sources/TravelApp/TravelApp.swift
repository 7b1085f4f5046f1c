import OSLog
import SwiftUI
import TravelCore

@main
struct TravelApp: App {
  @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate
  @State private var coordinator: AppCoordinator

  private let client: APIClient

  init() {
    let client = APIClient()
    self.client = client
    coordinator = AppCoordinator(session: .restored(client: client), client: client)
    SessionManager.shared.restore()
  }

  var body: some Scene {
    WindowGroup {
      RootView(client: client, coordinator: coordinator, push: appDelegate.push)
        .environment(SessionManager.shared)
        .task { await loadRemoteState() }
    }
  }

  private func loadRemoteState() async {
    do {
      let flags: [String: Bool] = try await client.send(.featureFlags)
      FeatureFlags.isNewCheckoutEnabled = flags["newCheckout"] ?? false
      if SessionManager.shared.isLoggedIn {
        try await PointsStore.shared.refresh(using: client)
      }
    } catch {
      Logger.analytics.error("remote state: \(error.localizedDescription, privacy: .public)")
    }
  }
}
