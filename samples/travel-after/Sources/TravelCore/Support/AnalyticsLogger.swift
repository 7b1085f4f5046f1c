import OSLog

extension Logger {
  package static let analytics = Logger(subsystem: "com.example.travel", category: "analytics")
  package static let booking = Logger(subsystem: "com.example.travel", category: "booking")
}

package final class AnalyticsLogger: Sendable {
  package enum Event: String, Sendable {
    case loggedIn, loggedOut, searched, bookingStarted, bookingConfirmed
  }

  package static let shared = AnalyticsLogger()

  private let logger = Logger.analytics

  package init() {}

  package func log(_ event: Event) {
    logger.info("event \(event.rawValue, privacy: .public)")
  }
}
