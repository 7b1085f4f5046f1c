import Foundation

struct Credentials: Sendable {
  let username: String
  let password: String

  var authorization: String {
    "Basic " + Data("\(username):\(password)".utf8).base64EncodedString()
  }
}

// lifegraph: scope=account
@MainActor
final class Account: Identifiable {
  nonisolated let id: UUID
  let name: String
  let feeds: FeedStore

  private(set) var credentials: Credentials

  init(id: UUID = UUID(), name: String, server: URL, credentials: Credentials) {
    self.id = id
    self.name = name
    self.credentials = credentials
    feeds = FeedStore(client: FeedClient(server: server))
  }

  func changePassword(to password: String) {
    credentials = Credentials(username: credentials.username, password: password)
  }

  func refresh() async throws {
    try await feeds.refresh(with: credentials)
  }
}
