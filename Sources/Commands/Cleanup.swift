import Foundation

/// What has to go when the run is interrupted: child processes and files that are not finished.
final class Cleanup: @unchecked Sendable {
  private let lock = NSLock()
  private var children: Set<pid_t> = []
  private var files: Set<String> = []

  /// Starts a child so that no interruption falls between its start and its entry here.
  func start(_ child: () -> Result<pid_t, SystemError>) -> Result<pid_t, SystemError> {
    lock.withLock {
      let result = child()
      if case .success(let identifier) = result { children.insert(identifier) }
      return result
    }
  }

  /// Reaps a child that has ended and forgets it, so that no stranger with its number is killed.
  func finish(_ child: pid_t, _ reap: () -> Void) {
    lock.withLock {
      reap()
      children.remove(child)
    }
  }

  func add(file: String) {
    lock.withLock { _ = files.insert(file) }
  }

  /// Removes an unfinished file.
  func remove(file: String) {
    lock.withLock {
      unlink(file)
      files.remove(file)
    }
  }

  /// Does what an interruption must not cut in two; the files are finished afterwards or removed.
  func withoutInterruption<Value>(_ body: (_ finished: (String) -> Void) -> Value) -> Value {
    lock.withLock { body { files.remove($0) } }
  }

  /// Kills and removes everything, and holds the lock forever: nothing new may be begun.
  func endEverything() {
    lock.lock()
    for child in children { kill(-child, SIGKILL) }
    for file in files { unlink(file) }
  }
}
