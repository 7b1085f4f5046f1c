import Foundation
import Observation
import TravelCore

@MainActor
@Observable
final class AppDependencies {
  let sessions: SessionHolder
  let push: PushNotificationService
  let coordinator: AppCoordinator
  private(set) var featureFlags = FeatureFlags.standard

  private let client: APIClient

  init(configuration: AppConfiguration) {
    let sessions = SessionHolder(keychain: Keychain(service: "com.example.travel"))
    self.sessions = sessions
    client = APIClient(
      configuration: configuration,
      urlSession: URLSession(configuration: .ephemeral),
      tripCache: TripCache())
    push = PushNotificationService(currentSession: { [weak sessions] in sessions?.current })
    coordinator = AppCoordinator()
  }

  func start() async throws {
    if let login = try sessions.savedLogin() {
      sessions.begin(makeSession(for: login))
    }
    featureFlags = FeatureFlags(remote: try await client.send(.featureFlags))
  }

  func makeLoginViewModel() -> LoginViewModel {
    LoginViewModel(client: client) { [weak self] login in
      try await self?.logIn(login)
    }
  }

  func logOut() {
    coordinator.cancelBooking()
    sessions.end()
    AnalyticsLogger.shared.log(.loggedOut)
  }

  private func logIn(_ login: Login) async throws {
    try sessions.save(login)
    sessions.begin(makeSession(for: login))
    AnalyticsLogger.shared.log(.loggedIn)
    try await push.activate()
  }

  private func makeSession(for login: Login) -> UserSession {
    let client = AuthenticatedClient(client: client, token: login.token) { [weak self] in
      self?.logOut()
    }
    return UserSession(user: login.user, client: client)
  }
}
