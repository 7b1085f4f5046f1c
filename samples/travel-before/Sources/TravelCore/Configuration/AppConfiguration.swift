import Foundation

package struct AppConfiguration: Sendable {
  package static let current = AppConfiguration(
    baseURL: URL(string: "https://api.travel.example")!, timeout: 20,
    supportEmail: "help@example.com")

  package let baseURL: URL
  package let timeout: TimeInterval
  package let supportEmail: String

  package init(baseURL: URL, timeout: TimeInterval, supportEmail: String) {
    self.baseURL = baseURL
    self.timeout = timeout
    self.supportEmail = supportEmail
  }
}
