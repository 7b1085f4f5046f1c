import Foundation
import Observation
import TravelCore

@MainActor
@Observable
package final class CheckoutViewModel {
  package enum State {
    case reviewing
    case paying
    case failed(message: String)
  }

  package private(set) var state = State.reviewing

  private let trip: Trip
  private let service: BookingService
  private let session: SessionManager
  private let onFinish: (BookingConfirmation) -> Void

  package init(
    trip: Trip,
    service: BookingService,
    session: SessionManager = .shared,
    onFinish: @escaping (BookingConfirmation) -> Void
  ) {
    self.trip = trip
    self.service = service
    self.session = session
    self.onFinish = onFinish
  }

  package var travellers: [BookingDraft.Traveller] { draft?.travellers ?? [] }

  package var canPayWithPoints: Bool {
    PointsStore.shared.pointsBalance.map { $0.points > 0 } ?? false
  }

  package var usesPoints: Bool {
    get { draft?.usesPoints ?? false }
    set { session.draftBooking?.usesPoints = newValue }
  }

  package var total: Money {
    guard let draft else { return .empty }
    guard draft.usesPoints, let balance = PointsStore.shared.pointsBalance else {
      return draft.total
    }
    return draft.total - balance.worth
  }

  package func pay() async {
    guard let draft, draft.isComplete else { return }
    state = .paying
    do {
      let confirmation = try await service.confirm(draft)
      session.draftBooking = nil
      PointsStore.shared.add(
        PointsEntry(
          id: confirmation.reference, date: .now, points: confirmation.earnedPoints,
          reason: trip.destination))
      AnalyticsLogger.shared.log(.bookingConfirmed)
      onFinish(confirmation)
    } catch {
      state = .failed(message: error.localizedDescription)
    }
  }

  private var draft: BookingDraft? {
    session.draftBooking.flatMap { $0.trip.id == trip.id ? $0 : nil }
  }
}
