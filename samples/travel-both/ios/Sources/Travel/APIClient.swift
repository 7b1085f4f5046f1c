import Foundation

final class APIClient: Sendable {
  private let baseURL: URL

  init(baseURL: URL) {
    self.baseURL = baseURL
  }

  func send<Response: Decodable>(_ path: String, token: String?) async throws -> Response {
    var request = URLRequest(url: baseURL.appending(path: path))
    request.setValue(token, forHTTPHeaderField: "Authorization")
    let (data, _) = try await URLSession.shared.data(for: request)
    return try JSONDecoder().decode(Response.self, from: data)
  }
}
