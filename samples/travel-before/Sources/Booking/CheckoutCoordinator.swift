import SwiftUI
import TravelCore
import UIKit

@MainActor
final class CheckoutCoordinator {
  private let parent: BookingCoordinator
  private let service: BookingService

  init(parent: BookingCoordinator, service: BookingService) {
    self.parent = parent
    self.service = service
  }

  func start(trip: Trip) {
    let viewModel = CheckoutViewModel(trip: trip, service: service) { [weak self] confirmation in
      self?.parent.finish(with: confirmation)
    }
    let screen = UIHostingController(rootView: CheckoutView(viewModel: viewModel))
    screen.title = "Check and pay"
    parent.navigationController.pushViewController(screen, animated: true)
  }
}
