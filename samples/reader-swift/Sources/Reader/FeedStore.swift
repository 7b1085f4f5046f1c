import Foundation
import Observation

struct Article: Identifiable, Hashable, Codable, Sendable {
  let id: String
  let title: String
  let author: String
  let authorPicture: URL?
  let published: Date
}

// lifegraph: scope=account
@MainActor
@Observable
final class FeedStore {
  private(set) var articles: [Article] = []
  private(set) var starredIDs: Set<Article.ID> = []

  private let client: FeedClient

  init(client: FeedClient) {
    self.client = client
  }

  func refresh(with credentials: Credentials) async throws {
    articles = try await client.articles(credentials: credentials)
      .sorted { $0.published > $1.published }
    starredIDs.formIntersection(articles.map(\.id))
  }

  func toggleStar(_ article: Article) {
    if starredIDs.remove(article.id) == nil {
      starredIDs.insert(article.id)
    }
  }
}

// lifegraph: scope=account
final class FeedClient: Sendable {
  private let server: URL
  private let urlSession = URLSession(configuration: .ephemeral)

  init(server: URL) {
    self.server = server
  }

  func articles(credentials: Credentials) async throws -> [Article] {
    var request = URLRequest(url: server.appending(path: "articles"))
    request.setValue(credentials.authorization, forHTTPHeaderField: "Authorization")
    let (data, _) = try await urlSession.data(for: request)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([Article].self, from: data)
  }
}
