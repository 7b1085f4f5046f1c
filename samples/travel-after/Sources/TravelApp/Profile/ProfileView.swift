import SwiftUI
import TravelCore

struct ProfileView: View {
  let session: UserSession
  let logOut: @MainActor () -> Void

  @State private var showsPricePerNight = Preferences().showsPricePerNight

  var body: some View {
    Form {
      Section {
        LabeledContent("Name", value: session.user.name)
        LabeledContent("Email", value: session.user.email)
      }
      Section("Points") {
        if let balance = session.points.pointsBalance {
          LabeledContent(balance.tier, value: "\(balance.points)")
        }
        ForEach(session.points.pointsHistory) { entry in
          LabeledContent(entry.reason, value: "\(entry.points)")
        }
      }
      Section("Display") {
        Toggle("Show price per night", isOn: $showsPricePerNight)
          .onChange(of: showsPricePerNight) { Preferences().showsPricePerNight = $1 }
        Link("Contact support", destination: supportURL)
      }
      Button("Log out", role: .destructive) { logOut() }
    }
  }

  private var supportURL: URL {
    URL(string: "mailto:\(AppConfiguration.current.supportEmail)")
      ?? AppConfiguration.current.baseURL
  }
}

#Preview {
  ProfileView(session: .preview, logOut: {})
}
