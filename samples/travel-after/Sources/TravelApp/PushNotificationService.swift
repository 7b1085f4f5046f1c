import OSLog
import TravelCore
import UIKit
import UserNotifications

@MainActor
final class PushNotificationService: NSObject, UNUserNotificationCenterDelegate {
  private let currentSession: @MainActor () -> UserSession?

  init(currentSession: @escaping @MainActor () -> UserSession?) {
    self.currentSession = currentSession
  }

  func activate() async throws {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .badge]) else { return }
    UIApplication.shared.registerForRemoteNotifications()
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    await refreshSession()
  }

  private func refreshSession() async {
    do {
      try await currentSession()?.refresh()
    } catch {
      Logger.booking.error("refresh after push: \(error.localizedDescription, privacy: .public)")
    }
  }
}
