#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The numbers below a count, handed out to several threads one at a time, so that none of them is
/// idle while another has work left.
final class NumberQueue: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var waiting: Range<Int>

  init(count: Int) {
    waiting = 0..<count
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The next number; `nil` when none is left.
  func next() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return waiting.popFirst()
  }
}
