import Booking
import TravelCore
import XCTest

@MainActor
final class CheckoutViewModelTests: XCTestCase {
  func testTotalIsEmptyWithoutDraft() {
    SessionManager.shared.draftBooking = nil
    XCTAssertEqual(makeViewModel().total, .empty)
  }

  func testTotalCountsEveryTraveller() {
    SessionManager.shared.draftBooking = BookingDraft(
      trip: .preview,
      travellers: [
        .init(name: "Noor Haddad", passportNumber: "P1"),
        .init(name: "Ida Berg", passportNumber: "P2"),
      ])
    XCTAssertEqual(makeViewModel().total, Money(amount: 978, currencyCode: "EUR"))
  }

  private func makeViewModel() -> CheckoutViewModel {
    let client = APIClient()
    let session = UserSession(user: .preview, client: client)
    let service = BookingService(client: client) { session }
    return CheckoutViewModel(trip: .preview, service: service) { _ in }
  }
}
