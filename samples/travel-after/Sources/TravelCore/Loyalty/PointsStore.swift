import Foundation
import Observation

package struct PointsBalance: Codable, Sendable {
  package let points: Int
  package let tier: String

  package var worth: Money { Money(amount: Decimal(points) / 100, currencyCode: "EUR") }
}

package struct PointsEntry: Identifiable, Codable, Sendable {
  package let id: String
  package let date: Date
  package let points: Int
  package let reason: String

  package init(id: String, date: Date, points: Int, reason: String) {
    self.id = id
    self.date = date
    self.points = points
    self.reason = reason
  }
}

// lifegraph: scope=session
@MainActor
@Observable
package final class PointsStore {
  package private(set) var pointsBalance: PointsBalance?
  package private(set) var pointsHistory: [PointsEntry] = []

  private let client: AuthenticatedClient

  package init(client: AuthenticatedClient) {
    self.client = client
  }

  package func refresh() async throws {
    pointsBalance = try await client.send(.pointsBalance)
    pointsHistory = try await client.send(.pointsHistory)
  }

  package func add(_ entry: PointsEntry) {
    pointsHistory.insert(entry, at: 0)
  }
}
