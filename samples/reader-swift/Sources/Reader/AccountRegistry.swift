import Foundation
import Observation

@MainActor
@Observable
final class AccountRegistry {
  private var accounts: [Account.ID: Account] = [:]

  var all: [Account] {
    accounts.values.sorted { $0.name < $1.name }
  }

  func account(_ id: Account.ID) -> Account? {
    accounts[id]
  }

  func add(_ account: Account) {
    accounts[account.id] = account
  }

  func remove(_ id: Account.ID) {
    accounts[id] = nil
  }
}
