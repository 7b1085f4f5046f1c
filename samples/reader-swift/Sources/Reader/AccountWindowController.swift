import AppKit

final class AccountWindowController: NSWindowController, NSWindowDelegate {
  private let account: () -> Account?
  private let removeAccount: () -> Void
  private let onClose: (NSWindowController) -> Void
  private let passwordField = NSSecureTextField()

  init(
    account: @escaping () -> Account?,
    removeAccount: @escaping () -> Void,
    onClose: @escaping (NSWindowController) -> Void
  ) {
    self.account = account
    self.removeAccount = removeAccount
    self.onClose = onClose
    super.init(window: NSWindow())
    let saveButton = NSButton(title: "Save", target: self, action: #selector(save(_:)))
    let removeButton = NSButton(
      title: "Remove Account", target: self, action: #selector(remove(_:)))
    window?.contentView = NSStackView(views: [passwordField, saveButton, removeButton])
    window?.title = account()?.name ?? "Account"
    window?.delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func windowWillClose(_ notification: Notification) {
    onClose(self)
  }

  @objc private func save(_ sender: Any?) {
    account()?.changePassword(to: passwordField.stringValue)
    close()
  }

  @objc private func remove(_ sender: Any?) {
    removeAccount()
    close()
  }
}
