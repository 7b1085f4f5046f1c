import Foundation

extension Date {
  package func tripLabel(in locale: Locale) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate("EEEdMMM")
    return formatter.string(from: self)
  }

  package func lastNight(of trip: Trip) -> Date {
    Calendar.current.date(byAdding: .day, value: trip.nights, to: self) ?? self
  }
}
