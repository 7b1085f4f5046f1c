import Booking
import OSLog
import TravelCore
import UIKit

// lifegraph: scope=app
@MainActor
final class AppCoordinator {
  private let session: UserSession
  private let client: APIClient
  private var bookingCoordinator: BookingCoordinator?

  init(session: UserSession, client: APIClient) {
    self.session = session
    self.client = client
  }

  func startBooking(of trip: Trip) -> UINavigationController {
    let service = BookingService(client: client) { [unowned self] in session }
    let coordinator = BookingCoordinator(trip: trip, service: service)
    coordinator.delegate = self
    coordinator.start()
    bookingCoordinator = coordinator
    return coordinator.navigationController
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
