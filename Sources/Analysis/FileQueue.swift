#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Positions of files that wait to be read, handed out to several threads one at a time, so that
/// none of them is idle while another has files left.
final class FileQueue: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var waiting: ArraySlice<Int>

  init(_ positions: [Int]) {
    waiting = positions[...]
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The next file; `nil` when none is left.
  func next() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return waiting.popFirst()
  }
}
