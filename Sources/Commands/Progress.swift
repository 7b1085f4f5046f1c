import Foundation

/// One line on a terminal that says what is going on; rewritten in place, gone at the end.
final class Progress: @unchecked Sendable {
  private let descriptor: Int32
  private let isShown: Bool
  // Drawings report from several threads.
  private let lock = NSLock()
  private var isVisible = false

  init(descriptor: Int32, isShown: Bool) {
    self.descriptor = descriptor
    self.isShown = isShown
  }

  func show(_ text: String) {
    guard isShown else { return }
    lock.withLock {
      isVisible = true
      _ = writeAll(
        Array("\r\u{1B}[K\(visibleText(text, keepingLines: false))".utf8), to: descriptor)
    }
  }

  func clear() {
    guard isShown else { return }
    lock.withLock {
      guard isVisible else { return }
      isVisible = false
      _ = writeAll(Array("\r\u{1B}[K".utf8), to: descriptor)
    }
  }
}
