import Foundation

package struct Trip: Identifiable, Hashable, Codable {
  package enum Visibility: String, Codable, CaseIterable {
    case onlyMe
    case shared
  }

  package let id: String
  package let destination: String
  package let departure: Date
  package let nights: Int
  package let pricePerTraveller: Money
  package var visibility: Visibility

  package init(
    id: String, destination: String, departure: Date, nights: Int, pricePerTraveller: Money,
    visibility: Visibility = .onlyMe
  ) {
    self.id = id
    self.destination = destination
    self.departure = departure
    self.nights = nights
    self.pricePerTraveller = pricePerTraveller
    self.visibility = visibility
  }

  package var isVisibleToFriends: Bool { visibility == .shared }

  package var pricePerNight: Money {
    Money(
      amount: pricePerTraveller.amount / Decimal(max(1, nights)),
      currencyCode: pricePerTraveller.currencyCode)
  }
}

package struct TripDetails: Codable {
  package let summary: String
  package let hotelName: String
  package let includesFlight: Bool
  package let cancellationDeadline: Date
}

extension Trip {
  package static var preview: Trip {
    Trip(
      id: "LIS-0412", destination: "Lisbon", departure: Date(timeIntervalSince1970: 1_776_000_000),
      nights: 5, pricePerTraveller: Money(amount: 489, currencyCode: "EUR"), visibility: .shared)
  }
}
