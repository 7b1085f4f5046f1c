import Foundation
import Observation
import TravelCore

@MainActor
@Observable
final class LoginViewModel {
  private struct Response: Decodable {
    let user: User
    let token: String
  }

  var email = ""
  var password = ""
  private(set) var errorMessage: String?

  private let client: APIClient
  private let push: PushNotificationService

  init(client: APIClient, push: PushNotificationService) {
    self.client = client
    self.push = push
  }

  var canSubmit: Bool { email.contains("@") && password.count >= 8 }

  func submit() async {
    do {
      let credentials = Credentials(email: email, password: password)
      let response: Response = try await client.send(.post("login", body: credentials))
      SessionManager.shared.login(user: response.user, token: response.token)
      let session = UserSession(user: response.user, client: client)
      try await push.activate(for: session)
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
