import Observation
import TravelCore

// lifegraph: scope=flow
@MainActor
@Observable
package final class BookingFlow {
  package private(set) var draft: BookingDraft

  private let session: UserSession
  private let service: BookingService

  package init(trip: Trip, session: UserSession) {
    draft = BookingDraft(trip: trip)
    self.session = session
    service = BookingService(session: session)
  }

  package var suggestedName: String { session.user.name }

  package var canPayWithPoints: Bool {
    session.points.pointsBalance.map { $0.points > 0 } ?? false
  }

  package var total: Money {
    guard !draft.travellers.isEmpty else { return .empty }
    guard draft.usesPoints, let balance = session.points.pointsBalance else { return draft.total }
    return draft.total - balance.worth
  }

  package func add(_ traveller: BookingDraft.Traveller) {
    draft.travellers.append(traveller)
  }

  package func payWithPoints(_ isOn: Bool) {
    draft.usesPoints = isOn
  }

  package func confirm() async throws -> BookingConfirmation {
    try await service.confirm(draft)
  }
}
