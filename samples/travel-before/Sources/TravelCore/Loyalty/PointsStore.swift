import Foundation
import Observation

package struct PointsBalance: Codable {
  package let points: Int
  package let tier: String

  package var worth: Money { Money(amount: Decimal(points) / 100, currencyCode: "EUR") }
}

package struct PointsEntry: Identifiable, Codable {
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

@Observable
package final class PointsStore {
  package static let shared = PointsStore()

  package private(set) var pointsBalance: PointsBalance?
  package private(set) var pointsHistory: [PointsEntry] = []

  private init() {}

  package func refresh(using client: APIClient) async throws {
    pointsBalance = try await client.send(.pointsBalance)
    pointsHistory = try await client.send(.pointsHistory)
  }

  package func add(_ entry: PointsEntry) {
    pointsHistory.insert(entry, at: 0)
  }

  package func reset() {
    pointsBalance = nil
    pointsHistory.removeAll()
  }
}
