import AppKit

final class SignInWindowController: NSWindowController {
  private let onSignIn: (Account, NSWindowController) -> Void
  private let serverField = NSTextField()
  private let usernameField = NSTextField()
  private let passwordField = NSSecureTextField()

  init(onSignIn: @escaping (Account, NSWindowController) -> Void) {
    self.onSignIn = onSignIn
    super.init(window: NSWindow())
    let signInButton = NSButton(title: "Sign In", target: self, action: #selector(signIn(_:)))
    window?.contentView = NSStackView(views: [
      serverField, usernameField, passwordField, signInButton,
    ])
    window?.title = "Add Account"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  @objc private func signIn(_ sender: Any?) {
    guard let server = URL(string: serverField.stringValue), let host = server.host() else {
      serverField.becomeFirstResponder()
      return
    }
    let credentials = Credentials(
      username: usernameField.stringValue, password: passwordField.stringValue)
    onSignIn(Account(name: host, server: server, credentials: credentials), self)
    close()
  }
}
