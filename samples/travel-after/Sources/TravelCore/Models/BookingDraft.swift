import Foundation

package struct BookingDraft: Codable, Sendable {
  package struct Traveller: Identifiable, Hashable, Codable, Sendable {
    package let id: UUID
    package var name: String
    package var passportNumber: String

    package init(id: UUID = UUID(), name: String, passportNumber: String) {
      self.id = id
      self.name = name
      self.passportNumber = passportNumber
    }
  }

  package let trip: Trip
  package var travellers: [Traveller]
  package var usesPoints: Bool

  package init(trip: Trip, travellers: [Traveller] = [], usesPoints: Bool = false) {
    self.trip = trip
    self.travellers = travellers
    self.usesPoints = usesPoints
  }

  package var isComplete: Bool {
    !travellers.isEmpty && travellers.allSatisfy { !$0.name.isEmpty && !$0.passportNumber.isEmpty }
  }

  package var total: Money { trip.pricePerTraveller * travellers.count }
}

package struct BookingConfirmation: Codable, Sendable {
  package let reference: String
  package let earnedPoints: Int
}
