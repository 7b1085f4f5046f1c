import AppKit

@MainActor
final class WindowRegistry {
  private let accounts: AccountRegistry
  private let imageLoader: ImageLoader
  private var windows: [ObjectIdentifier: NSWindowController] = [:]

  init(accounts: AccountRegistry, imageLoader: ImageLoader) {
    self.accounts = accounts
    self.imageLoader = imageLoader
  }

  func open(_ account: Account) {
    show(
      ReaderWindowController(account: account, imageLoader: imageLoader) { [weak self] closed in
        self?.forget(closed)
      })
  }

  func openSettings(of id: Account.ID) {
    let settings = AccountWindowController(
      account: { [accounts] in accounts.account(id) },
      removeAccount: { [accounts] in accounts.remove(id) },
      onClose: { [weak self] closed in self?.forget(closed) })
    show(settings)
  }

  func openSignIn() {
    let signIn = SignInWindowController { [weak self] account, closed in
      self?.accounts.add(account)
      self?.forget(closed)
      self?.open(account)
    }
    show(signIn)
  }

  private func show(_ controller: NSWindowController) {
    windows[ObjectIdentifier(controller)] = controller
    controller.showWindow(nil)
  }

  private func forget(_ controller: NSWindowController) {
    windows[ObjectIdentifier(controller)] = nil
  }
}
