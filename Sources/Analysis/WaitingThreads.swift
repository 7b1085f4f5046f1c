#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Threads with large stacks that help one caller, again and again. They wait between two pieces of
/// work: a system lets a new thread run beside its maker at first, and finds it a processor of its own
/// only later, but one that wakes up at once.
final class WaitingThreads: @unchecked Sendable {
  typealias Work = @Sendable (Int) -> Void

  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>
  private var work: Work = { _ in }
  /// Numbers that nobody has taken yet, and how many are not done.
  private var waiting = 0..<0
  private var unfinished = 0
  private var isOver = false

  /// Threads that cannot be had are missed by nobody: the caller does what others leave.
  init(count: Int) {
    lock = .allocate(capacity: 1)
    change = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
    for _ in 0..<max(0, count) { _ = startThread { self.help() } }
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  /// Runs work once for each number, on the caller's thread and those that wait, and comes back
  /// when all are done. Blocks the caller's thread, which must be none of the pool.
  func run(_ count: Int, _ work: @escaping Work) {
    pthread_mutex_lock(lock)
    self.work = work
    waiting = 0..<count
    unfinished = count
    pthread_cond_broadcast(change)
    while takeOne() {}
    while unfinished > 0 { pthread_cond_wait(change, lock) }
    self.work = { _ in }
    pthread_mutex_unlock(lock)
  }

  /// Lets the threads end.
  func end() {
    pthread_mutex_lock(lock)
    isOver = true
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(lock)
  }

  private func help() {
    pthread_mutex_lock(lock)
    while !isOver {
      if !takeOne() { pthread_cond_wait(change, lock) }
    }
    pthread_mutex_unlock(lock)
  }

  /// Does the work for the next number, without the lock; false when all are taken.
  private func takeOne() -> Bool {
    guard let number = waiting.popFirst() else { return false }
    let work = work
    pthread_mutex_unlock(lock)
    work(number)
    pthread_mutex_lock(lock)
    unfinished -= 1
    if unfinished == 0 { pthread_cond_broadcast(change) }
    return true
  }
}
