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

  private let flow: BookingFlow
  private let flags: FeatureFlags
  private let onFinish: (BookingConfirmation) -> Void

  package init(
    flow: BookingFlow,
    flags: FeatureFlags,
    onFinish: @escaping (BookingConfirmation) -> Void
  ) {
    self.flow = flow
    self.flags = flags
    self.onFinish = onFinish
  }

  package var travellers: [BookingDraft.Traveller] { flow.draft.travellers }
  package var total: Money { flow.total }
  package var offersPoints: Bool { flags.isNewCheckoutEnabled && flow.canPayWithPoints }

  package var usesPoints: Bool {
    get { flow.draft.usesPoints }
    set { flow.payWithPoints(newValue) }
  }

  package func pay() async {
    guard flow.draft.isComplete else { return }
    state = .paying
    do {
      let confirmation = try await flow.confirm()
      AnalyticsLogger.shared.log(.bookingConfirmed)
      onFinish(confirmation)
    } catch {
      state = .failed(message: error.localizedDescription)
    }
  }
}
