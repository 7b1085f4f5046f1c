import Foundation

package struct Money: Hashable, Codable {
  package static let empty = Money(amount: 0, currencyCode: "EUR")

  package let amount: Decimal
  package let currencyCode: String

  package init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  package var isEmpty: Bool { amount == 0 }

  package var formatted: String {
    amount.formatted(.currency(code: currencyCode))
  }

  package static func * (money: Money, count: Int) -> Money {
    Money(amount: money.amount * Decimal(count), currencyCode: money.currencyCode)
  }

  package static func - (left: Money, right: Money) -> Money {
    Money(amount: max(0, left.amount - right.amount), currencyCode: left.currencyCode)
  }
}
