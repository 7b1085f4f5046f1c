import Foundation
import OSLog
import TravelCore

@MainActor
package final class BookingService {
  private struct Order: Encodable {
    let userID: User.ID
    let draft: BookingDraft
  }

  private let session: UserSession

  package init(session: UserSession) {
    self.session = session
  }

  package func confirm(_ draft: BookingDraft) async throws -> BookingConfirmation {
    let order = Order(userID: session.user.id, draft: draft)
    let confirmation: BookingConfirmation = try await session.client.send(
      .post("bookings", body: order))
    Logger.booking.info("confirmed \(confirmation.reference, privacy: .public)")
    session.points.add(
      PointsEntry(
        id: confirmation.reference, date: .now, points: confirmation.earnedPoints,
        reason: draft.trip.destination))
    try await session.refresh()
    return confirmation
  }
}
