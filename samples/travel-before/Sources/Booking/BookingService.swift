import Foundation
import OSLog
import TravelCore

package final class BookingService {
  private struct Order: Encodable {
    let userID: User.ID
    let draft: BookingDraft
  }

  private let client: APIClient
  private let session: () -> UserSession

  package init(client: APIClient, session: @escaping () -> UserSession) {
    self.client = client
    self.session = session
  }

  package func confirm(_ draft: BookingDraft) async throws -> BookingConfirmation {
    let order = Order(userID: session().user.id, draft: draft)
    let confirmation: BookingConfirmation = try await client.send(
      .post("bookings", body: order))
    Logger.booking.info("confirmed \(confirmation.reference, privacy: .public)")
    try await session().refreshUpcomingTrips()
    return confirmation
  }
}
