import SwiftUI
import TravelCore

struct ProfileView: View {
  @State private var showsPricePerNight = Preferences().showsPricePerNight

  var body: some View {
    Form {
      Section {
        LabeledContent("Name", value: SessionManager.shared.currentUser?.name ?? "Guest")
        LabeledContent("Email", value: SessionManager.shared.currentUser?.email ?? "")
      }
      Section("Points") {
        if let balance = PointsStore.shared.pointsBalance {
          LabeledContent(balance.tier, value: "\(balance.points)")
        }
        ForEach(PointsStore.shared.pointsHistory) { entry in
          LabeledContent(entry.reason, value: "\(entry.points)")
        }
      }
      Section("Display") {
        Toggle("Show price per night", isOn: $showsPricePerNight)
          .onChange(of: showsPricePerNight) { Preferences().showsPricePerNight = $1 }
        Link("Contact support", destination: supportURL)
      }
      #if DEBUG
        Section("Debug") {
          Button("Toggle new checkout") { FeatureFlags.isNewCheckoutEnabled.toggle() }
        }
      #endif
      Button("Log out", role: .destructive) { SessionManager.shared.logout() }
    }
  }

  private var supportURL: URL {
    URL(string: "mailto:\(AppConfiguration.current.supportEmail)")
      ?? AppConfiguration.current.baseURL
  }
}

#Preview {
  SessionManager.shared.login(user: .preview, token: "preview")
  return ProfileView()
}
