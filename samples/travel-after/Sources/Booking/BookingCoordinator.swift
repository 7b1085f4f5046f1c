import TravelCore
import UIKit

@MainActor
package protocol BookingCoordinatorDelegate: AnyObject {
  func bookingDidFinish(with confirmation: BookingConfirmation?)
}

@MainActor
package final class BookingCoordinator {
  package weak var delegate: (any BookingCoordinatorDelegate)?
  package let navigationController = UINavigationController()

  private let flow: BookingFlow
  private let checkout: CheckoutCoordinator

  package init(trip: Trip, session: UserSession, flags: FeatureFlags) {
    flow = BookingFlow(trip: trip, session: session)
    checkout = CheckoutCoordinator(
      flow: flow, flags: flags, navigationController: navigationController)
    checkout.delegate = self
  }

  package func start() {
    AnalyticsLogger.shared.log(.bookingStarted)
    let travellers = TravellerDetailsViewController(
      trip: flow.draft.trip, suggestedName: flow.suggestedName)
    travellers.delegate = self
    navigationController.setViewControllers([travellers], animated: false)
  }

  private func finish(with confirmation: BookingConfirmation?) {
    navigationController.dismiss(animated: true)
    delegate?.bookingDidFinish(with: confirmation)
  }
}

extension BookingCoordinator: TravellerDetailsDelegate {
  func travellerDetailsDidFinish(with traveller: BookingDraft.Traveller) {
    flow.add(traveller)
    checkout.start()
  }

  func travellerDetailsDidCancel() {
    finish(with: nil)
  }
}

extension BookingCoordinator: CheckoutDelegate {
  func checkoutDidFinish(with confirmation: BookingConfirmation) {
    finish(with: confirmation)
  }
}
