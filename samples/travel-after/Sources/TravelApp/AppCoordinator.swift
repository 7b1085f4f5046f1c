import Booking
import OSLog
import TravelCore
import UIKit

// lifegraph: scope=app
@MainActor
final class AppCoordinator {
  private var bookingCoordinator: BookingCoordinator?

  func startBooking(
    of trip: Trip, in session: UserSession, flags: FeatureFlags
  ) -> UINavigationController {
    let coordinator = BookingCoordinator(trip: trip, session: session, flags: flags)
    coordinator.delegate = self
    coordinator.start()
    bookingCoordinator = coordinator
    return coordinator.navigationController
  }

  func cancelBooking() {
    bookingCoordinator = nil
  }
}

extension AppCoordinator: BookingCoordinatorDelegate {
  func bookingDidFinish(with confirmation: BookingConfirmation?) {
    if let confirmation {
      Logger.booking.info("finished with \(confirmation.reference, privacy: .public)")
    }
    bookingCoordinator = nil
  }
}
