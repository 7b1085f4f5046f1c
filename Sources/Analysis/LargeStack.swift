import SwiftExtraction

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs work on a thread of its own with a stack that deeply nested sources need, and waits, without
/// holding a thread of the pool, until the work delivers its result. When no such thread can be had,
/// the work runs where the caller is.
func onLargeStack<Result: Sendable>(
  _ work: @escaping @Sendable (_ deliver: (Result) -> Void) -> Void
) async -> Result {
  await withCheckedContinuation { continuation in
    startOnLargeStack { work { continuation.resume(returning: $0) } }
  }
}

/// Starts work on such a thread and does not wait for it.
func startOnLargeStack(_ work: @escaping @Sendable () -> Void) {
  if !startThread(work) { work() }
}

/// False when no such thread can be had. Allocates instead of initializing: which C module the
/// initializers of these types belong to depends on what else is imported.
func startThread(_ work: @escaping @Sendable () -> Void) -> Bool {
  withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
    guard let attribute = attributes.baseAddress, pthread_attr_init(attribute) == 0 else {
      return false
    }
    defer { pthread_attr_destroy(attribute) }
    pthread_attr_setstacksize(attribute, requiredStackBytes)
    pthread_attr_setdetachstate(attribute, CInt(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread: pthread_t = 0
    #endif
    let argument = Unmanaged.passRetained(Job(work))
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
