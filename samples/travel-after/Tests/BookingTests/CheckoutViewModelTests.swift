import Booking
import Foundation
import Testing
import TravelCore

@MainActor
struct CheckoutViewModelTests {
  @Test func totalIsEmptyWithoutTravellers() {
    #expect(makeViewModel(for: makeFlow()).total == .empty)
  }

  @Test func totalCountsEveryTraveller() {
    let flow = makeFlow()
    flow.add(.init(name: "Noor Haddad", passportNumber: "P1"))
    flow.add(.init(name: "Ida Berg", passportNumber: "P2"))
    #expect(makeViewModel(for: flow).total == Money(amount: 978, currencyCode: "EUR"))
  }

  private func makeViewModel(for flow: BookingFlow) -> CheckoutViewModel {
    CheckoutViewModel(flow: flow, flags: .standard) { _ in }
  }

  private func makeFlow() -> BookingFlow {
    let client = APIClient(
      configuration: .current, urlSession: URLSession(configuration: .ephemeral),
      tripCache: TripCache())
    let session = UserSession(
      user: .preview, client: AuthenticatedClient(client: client, token: "t", onExpired: {}))
    return BookingFlow(trip: .preview, session: session)
  }
}
