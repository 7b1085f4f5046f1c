import SwiftUI

@main
struct ReaderApp: App {
  @State private var accounts: AccountRegistry
  @State private var windows: WindowRegistry

  init() {
    let accounts = AccountRegistry()
    self.accounts = accounts
    windows = WindowRegistry(accounts: accounts, imageLoader: ImageLoader(avatars: AvatarCache()))
  }

  var body: some Scene {
    MenuBarExtra("Reader", systemImage: "newspaper") {
      ForEach(accounts.all) { account in
        Button("Read \(account.name)") { windows.open(account) }
        Button("Settings of \(account.name)…") { windows.openSettings(of: account.id) }
      }
      Divider()
      Button("Add Account…") { windows.openSignIn() }
    }
  }
}
