import Foundation

extension Date {
  package var tripLabel: String {
    let formatter = DateFormatter()
    formatter.locale = SessionManager.shared.currentUser?.locale ?? .current
    formatter.setLocalizedDateFormatFromTemplate("EEEdMMM")
    return formatter.string(from: self)
  }

  package func lastNight(of trip: Trip) -> Date {
    Calendar.current.date(byAdding: .day, value: trip.nights, to: self) ?? self
  }
}
