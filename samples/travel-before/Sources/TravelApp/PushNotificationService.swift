import OSLog
import TravelCore
import UIKit
import UserNotifications

final class AppDelegate: NSObject, UIApplicationDelegate {
  let push = PushNotificationService()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = push
    return true
  }
}

final class PushNotificationService: NSObject, UNUserNotificationCenterDelegate {
  private var activeSession: UserSession?

  func activate(for session: UserSession) async throws {
    activeSession = session
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .badge]) else { return }
    await UIApplication.shared.registerForRemoteNotifications()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    do {
      try await activeSession?.refreshUpcomingTrips()
    } catch {
      Logger.booking.error("refresh after push: \(error.localizedDescription, privacy: .public)")
    }
  }
}
