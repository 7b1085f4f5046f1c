import Foundation
import Observation
import TravelCore

@MainActor
@Observable
final class LoginViewModel {
  var email = ""
  var password = ""
  private(set) var errorMessage: String?

  private let client: APIClient
  private let onLogin: (Login) async throws -> Void

  init(client: APIClient, onLogin: @escaping (Login) async throws -> Void) {
    self.client = client
    self.onLogin = onLogin
  }

  var canSubmit: Bool { email.contains("@") && password.count >= 8 }

  func submit() async {
    do {
      let credentials = Credentials(email: email, password: password)
      try await onLogin(try await client.send(.post("login", body: credentials)))
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
