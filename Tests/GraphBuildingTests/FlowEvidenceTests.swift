import Testing

@Suite struct FlowEvidenceTests {
  @Test(
    arguments: [
      ("finish", "= []"), ("cancelBooking", "= []"), ("startAgain", ".removeAll()"),
    ])
  func `What screens write and empty where something turns is data of a flow`(
    name: String, emptying: String
  ) async {
    await check(
      booking("func \(name)() { Booking.shared.seats \(emptying) }"), .data,
      is: "Booking.seats: flow data, strong only screens write it, and Pay.\(name) empties it")
  }

  @Test(
    arguments: [
      // Nothing turns, nothing is emptied, or others use it, too.
      "func refresh() { Booking.shared.seats = [] }",
      "func resetFilters() { Booking.shared.seats = [] }",
      "func finish() { Booking.shared.seats = [1] }",
      "func finish() { Booking.shared.seats = [] } } ; final class Prices { static let shared = Prices() ; func sum() -> Int { Booking.shared.seats.count }",
      "func finish() { Booking.shared.seats = [] } } ; final class Offers { static let shared = Offers() ; func add() { Booking.shared.seats.append(1) }",
    ])
  func `What is not shown to be a flow's is not said to be`(code: String) async {
    await check(booking(code), .data, is: "")
  }

  @Test func `Functions of the object that screens call are seen`() async {
    await check(
      """
      final class Booking {
        static let shared = Booking()
        private(set) var seats: [Int] = []
        func choose(_ seat: Int) { seats.append(seat) }
        func discard() { seats = [] }
      }
      final class Seats: UIViewController { func tap() { Booking.shared.choose(1) } }
      final class Pay: UIViewController { func done() { Booking.shared.discard() } }
      """, .data,
      is: "Booking.seats: flow data, strong only screens write it, and Booking.discard empties it")
  }

  @Test func `A name alone is likely`() async {
    await check(
      """
      final class Booking { static let shared = Booking() ; var wizardStep = 0 }
      final class Seats: UIViewController { func tap() { Booking.shared.wizardStep += 1 } }
      """, .data, is: "Booking.wizardStep: flow data, likely its name speaks of 'wizard'")
  }

  @Test func `Running work is no data, and of what nobody is seen to call nothing is known`() async
  {
    await check(
      """
      //- app/src/main/kotlin/Booking.kt
      package com.example
      object Booking {
        private var work: Job? = null
        private var wizardStep = 0
        fun start(job: Job) { work = job }
        fun cancel() { work = null }
        fun onTick() { wizardStep += 1 }
      }
      class SeatsViewModel : ViewModel() { fun tap() { Booking.start(Job()) } }
      class PayViewModel : ViewModel() { fun finish() { Booking.cancel() } }
      """, .data, is: "")
  }

  @Test func `Data of a session stays that`() async {
    await check(
      """
      final class Store { static let shared = Store() ; var cart: [Int] = [] }
      final class Shop: UIViewController { func add() { Store.shared.cart.append(1) } }
      final class Pay: UIViewController { func finish() { Store.shared.cart = [] } }
      """, .data, is: "Store.cart: session data, likely its name speaks of 'cart'")
  }

  private func booking(_ code: String) -> String {
    """
    final class Booking { static let shared = Booking() ; var seats: [Int] = [] }
    final class Seats: UIViewController {
      func tap() { Booking.shared.seats.append(1) }
    }
    final class Pay: UIViewController { \(code) }
    """
  }
}
