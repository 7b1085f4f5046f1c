import Foundation

package struct Endpoint: Sendable {
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

package final class APIClient: Sendable {
  private let configuration: AppConfiguration
  private let urlSession: URLSession
  private let tripCache: TripCache
  private let decoder: JSONDecoder

  package init(configuration: AppConfiguration, urlSession: URLSession, tripCache: TripCache) {
    self.configuration = configuration
    self.urlSession = urlSession
    self.tripCache = tripCache
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    self.decoder = decoder
  }

  package func send<Value: Decodable & Sendable>(
    _ endpoint: Endpoint, token: String? = nil
  ) async throws -> Value {
    let (data, response) = try await urlSession.data(for: request(for: endpoint, token: token))
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status != 401 else { throw APIError.notSignedIn }
    guard 200..<300 ~= status else { throw APIError.status(status) }
    return try decoder.decode(Value.self, from: data)
  }

  package func details(of trip: Trip) async throws -> TripDetails {
    if let known = await tripCache.details(of: trip.id) { return known }
    let details: TripDetails = try await send(.details(of: trip.id))
    await tripCache.store(details, for: trip.id)
    return details
  }

  private func request(for endpoint: Endpoint, token: String?) -> URLRequest {
    var request = URLRequest(url: configuration.baseURL.appending(path: endpoint.path))
    request.httpMethod = endpoint.method
    request.httpBody = endpoint.body
    request.timeoutInterval = configuration.timeout
    if let token {
      request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    }
    return request
  }
}
