#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lets one thread wait until a number of others have told that they are done.
final class Countdown: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>
  private var missing: Int

  init(from count: Int) {
    missing = count
    lock = .allocate(capacity: 1)
    change = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  func count() {
    pthread_mutex_lock(lock)
    missing -= 1
    pthread_cond_signal(change)
    pthread_mutex_unlock(lock)
  }

  func wait() {
    pthread_mutex_lock(lock)
    while missing > 0 { pthread_cond_wait(change, lock) }
    pthread_mutex_unlock(lock)
  }
}
