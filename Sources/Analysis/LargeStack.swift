#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs work on a thread of its own with a stack that deeply nested sources need, and waits for it
/// without holding a thread of the pool. When no such thread can be had, the work runs where the
/// caller is.
func onLargeStack<Result: Sendable>(
  bytes: Int, _ work: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { continuation in
    let job = Job { continuation.resume(returning: work()) }
    // Not `pthread_attr_t()`: which module owns that initializer depends on the C libraries that
    // the rooms below import, and this one does not see them.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, bytes)
    pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(job)
    let status = pthread_create(&thread, attributes, runJob, argument.toOpaque())
    if status != 0 {
      argument.release()
      job.work()
    }
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
