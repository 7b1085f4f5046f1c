#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs work on a thread of its own with a stack that deeply nested sources need, and waits, without
/// holding a thread of the pool, until the work delivers its result. When no such thread can be had,
/// the work runs where the caller is.
func onLargeStack<Result: Sendable>(
  bytes: Int, _ work: @escaping @Sendable (_ deliver: (Result) -> Void) -> Void
) async -> Result {
  await withCheckedContinuation { continuation in
    startOnLargeStack(bytes: bytes) { work { continuation.resume(returning: $0) } }
  }
}

/// Starts work on such a thread and does not wait for it.
func startOnLargeStack(bytes: Int, _ work: @escaping @Sendable () -> Void) {
  let job = Job(work)
  if !startThread(bytes, job) { job.work() }
}

/// Runs work once for each number, on as many such threads at once, the caller's among them, and
/// comes back when all are done. Blocks the caller's thread, which must be none of the pool.
func runOnLargeStacks(bytes: Int, count: Int, _ work: @escaping @Sendable (Int) -> Void) {
  let done = Countdown(from: count - 1)
  for number in 1..<max(1, count) {
    startOnLargeStack(bytes: bytes) {
      work(number)
      done.count()
    }
  }
  work(0)
  done.wait()
}

/// Allocates instead of initializing: which C module the initializers of these types belong to
/// depends on what else is imported.
private func startThread(_ bytes: Int, _ job: Job) -> Bool {
  withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
    guard let attribute = attributes.baseAddress, pthread_attr_init(attribute) == 0 else {
      return false
    }
    defer { pthread_attr_destroy(attribute) }
    pthread_attr_setstacksize(attribute, bytes)
    pthread_attr_setdetachstate(attribute, CInt(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread: pthread_t = 0
    #endif
    let argument = Unmanaged.passRetained(job)
    guard pthread_create(&thread, attribute, runJob, argument.toOpaque()) == 0 else {
      argument.release()
      return false
    }
    return true
  }
}

private final class Job: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

#if canImport(Darwin)
  private func runJob(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work()
    return nil
  }
#else
  private func runJob(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work()
    return nil
  }
#endif
