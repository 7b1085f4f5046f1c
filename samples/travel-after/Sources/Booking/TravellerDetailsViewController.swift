import TravelCore
import UIKit

@MainActor
protocol TravellerDetailsDelegate: AnyObject {
  func travellerDetailsDidFinish(with traveller: BookingDraft.Traveller)
  func travellerDetailsDidCancel()
}

final class TravellerDetailsViewController: UIViewController {
  weak var delegate: (any TravellerDetailsDelegate)?

  private let suggestedName: String
  private let nameField = UITextField()
  private let passportField = UITextField()
  private let ageNote = UILabel()

  init(trip: Trip, suggestedName: String) {
    self.suggestedName = suggestedName
    super.init(nibName: nil, bundle: nil)
    title = trip.destination
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name as in the passport"
    nameField.textContentType = .name
    nameField.text = suggestedName
    passportField.placeholder = "Passport number"

    ageNote.text = "The first traveller must be \(FeatureFlags.minimumBookingAge) or older."
    ageNote.font = .preferredFont(forTextStyle: .footnote)

    let stack = UIStackView(arrangedSubviews: [nameField, passportField, ageNote])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])

    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.delegate?.travellerDetailsDidCancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Continue",
      primaryAction: UIAction { [weak self] _ in self?.saveAndContinue() })
  }

  private func saveAndContinue() {
    delegate?.travellerDetailsDidFinish(
      with: BookingDraft.Traveller(
        name: nameField.text ?? "", passportNumber: passportField.text ?? ""))
  }
}
