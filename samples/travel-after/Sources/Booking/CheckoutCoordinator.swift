import SwiftUI
import TravelCore
import UIKit

@MainActor
protocol CheckoutDelegate: AnyObject {
  func checkoutDidFinish(with confirmation: BookingConfirmation)
}

@MainActor
final class CheckoutCoordinator {
  weak var delegate: (any CheckoutDelegate)?

  private let flow: BookingFlow
  private let flags: FeatureFlags
  private let navigationController: UINavigationController

  init(flow: BookingFlow, flags: FeatureFlags, navigationController: UINavigationController) {
    self.flow = flow
    self.flags = flags
    self.navigationController = navigationController
  }

  func start() {
    let viewModel = CheckoutViewModel(flow: flow, flags: flags) { [weak self] confirmation in
      self?.delegate?.checkoutDidFinish(with: confirmation)
    }
    let screen = UIHostingController(rootView: CheckoutView(viewModel: viewModel))
    screen.title = "Check and pay"
    navigationController.pushViewController(screen, animated: true)
  }
}
