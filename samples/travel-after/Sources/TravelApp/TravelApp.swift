import OSLog
import SwiftUI
import TravelCore
import UserNotifications

@main
struct TravelApp: App {
  @State private var dependencies: AppDependencies

  init() {
    let dependencies = AppDependencies(configuration: .current)
    UNUserNotificationCenter.current().delegate = dependencies.push
    self.dependencies = dependencies
  }

  var body: some Scene {
    WindowGroup {
      RootView(dependencies: dependencies)
        .task { await start() }
    }
  }

  private func start() async {
    do {
      try await dependencies.start()
    } catch {
      Logger.analytics.error("start: \(error.localizedDescription, privacy: .public)")
    }
  }
}
