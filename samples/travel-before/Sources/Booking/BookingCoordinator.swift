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

  private let trip: Trip
  private let service: BookingService
  private lazy var checkout = CheckoutCoordinator(parent: self, service: service)

  package init(trip: Trip, service: BookingService) {
    self.trip = trip
    self.service = service
  }

  package func start() {
    AnalyticsLogger.shared.log(.bookingStarted)
    let travellers = TravellerDetailsViewController(trip: trip)
    travellers.delegate = self
    navigationController.setViewControllers([travellers], animated: false)
  }

  func finish(with confirmation: BookingConfirmation?) {
    navigationController.dismiss(animated: true)
    delegate?.bookingDidFinish(with: confirmation)
  }
}

extension BookingCoordinator: TravellerDetailsDelegate {
  func travellerDetailsDidFinish() {
    checkout.start(trip: trip)
  }

  func travellerDetailsDidCancel() {
    finish(with: nil)
  }
}
