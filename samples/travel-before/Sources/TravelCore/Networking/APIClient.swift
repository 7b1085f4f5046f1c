import Foundation

package struct Endpoint {
  package let path: String
  package var method = "GET"
  package var body: Data?

  package static let pointsBalance = Endpoint(path: "loyalty/balance")
  package static let pointsHistory = Endpoint(path: "loyalty/history")
  package static let featureFlags = Endpoint(path: "flags")

  package static func upcomingTrips(userID: String) -> Endpoint {
    Endpoint(path: "users/\(userID)/trips")
  }

  package static func trips(matching text: String) -> Endpoint {
    Endpoint(path: "trips?query=\(text)")
  }

  package static func details(of tripID: Trip.ID) -> Endpoint {
    Endpoint(path: "trips/\(tripID)")
  }

  package static func post(_ path: String, body: some Encodable) throws -> Endpoint {
    Endpoint(path: path, method: "POST", body: try JSONEncoder().encode(body))
  }
}

package enum APIError: Error {
  case notSignedIn
  case status(Int)
}

package final class APIClient {
  private let configuration: AppConfiguration
  private let urlSession: URLSession
  private let decoder: JSONDecoder

  package init(configuration: AppConfiguration = .current, urlSession: URLSession = .shared) {
    self.configuration = configuration
    self.urlSession = urlSession
    decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
  }

  package func send<Value: Decodable>(_ endpoint: Endpoint) async throws -> Value {
    let (data, response) = try await urlSession.data(for: request(for: endpoint))
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    if status == 401 {
      SessionManager.shared.logout()
      throw APIError.notSignedIn
    }
    guard 200..<300 ~= status else { throw APIError.status(status) }
    return try decoder.decode(Value.self, from: data)
  }

  package func details(of trip: Trip) async throws -> TripDetails {
    if let known = TripCache.details(of: trip.id) { return known }
    let details: TripDetails = try await send(.details(of: trip.id))
    TripCache.store(details, for: trip.id)
    return details
  }

  private func request(for endpoint: Endpoint) -> URLRequest {
    var request = URLRequest(url: configuration.baseURL.appending(path: endpoint.path))
    request.httpMethod = endpoint.method
    request.httpBody = endpoint.body
    request.timeoutInterval = configuration.timeout
    if let token = SessionManager.shared.authToken {
      request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    }
    return request
  }
}
