import AppKit
import SwiftUI

final class ReaderWindowController: NSWindowController, NSWindowDelegate {
  private let account: Account
  private let onClose: (NSWindowController) -> Void

  init(
    account: Account, imageLoader: ImageLoader, onClose: @escaping (NSWindowController) -> Void
  ) {
    self.account = account
    self.onClose = onClose
    let articles = ArticleListViewModel(feeds: account.feeds, imageLoader: imageLoader)
    let window = NSWindow(
      contentViewController: NSHostingController(rootView: ArticleListView(viewModel: articles)))
    super.init(window: window)
    window.title = account.name
    window.delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  @objc func refresh(_ sender: Any?) {
    Task { [weak self] in
      do {
        try await self?.account.refresh()
      } catch {
        self?.presentError(error)
      }
    }
  }

  func windowWillClose(_ notification: Notification) {
    onClose(self)
  }
}
