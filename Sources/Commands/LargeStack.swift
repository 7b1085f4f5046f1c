import Foundation

/// Runs work, also that of actors that it calls, on threads whose stack is large enough for
/// Graphviz, which calls itself once for each node of a chain.
func onLargeStack<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
  if #available(macOS 15, *) {
    return await withTaskExecutorPreference(LargeStackExecutor()) { await work() }
  }
  return await work()
}

@available(macOS 15, *)
private final class LargeStackExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    let thread = Thread { job.runSynchronously(on: executor) }
    thread.stackSize = 512 << 20
    thread.start()
  }
}
