import Booking
import Testing
import TravelCore

@MainActor
@Suite(.serialized)
struct CheckoutViewModelTests {
  @Test func totalIsEmptyWithoutDraft() {
    SessionManager.shared.draftBooking = nil
    #expect(makeViewModel().total == .empty)
  }

  @Test func totalCountsEveryTraveller() {
    SessionManager.shared.draftBooking = BookingDraft(
      trip: .preview,
      travellers: [
        .init(name: "Noor Haddad", passportNumber: "P1"),
        .init(name: "Ida Berg", passportNumber: "P2"),
      ])
    #expect(makeViewModel().total == Money(amount: 978, currencyCode: "EUR"))
  }

  private func makeViewModel() -> CheckoutViewModel {
    let client = APIClient()
    let session = UserSession(user: .preview, client: client)
    let service = BookingService(client: client) { session }
    return CheckoutViewModel(trip: .preview, service: service) { _ in }
  }
}
