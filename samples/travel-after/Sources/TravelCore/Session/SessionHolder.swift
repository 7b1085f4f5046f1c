import Foundation
import Observation

// lifegraph: scope=app
@MainActor
@Observable
package final class SessionHolder {
  package private(set) var current: UserSession?

  private let keychain: Keychain

  package init(keychain: Keychain) {
    self.keychain = keychain
  }

  package func begin(_ session: UserSession) {
    current = session
  }

  package func end() {
    keychain.remove(.login)
    current = nil
  }

  package func savedLogin() throws -> Login? {
    guard let saved = keychain.read(.login) else { return nil }
    return try JSONDecoder().decode(Login.self, from: Data(saved.utf8))
  }

  package func save(_ login: Login) throws {
    let encoded = try JSONEncoder().encode(login)
    keychain.write(String(decoding: encoded, as: UTF8.self), for: .login)
  }
}
