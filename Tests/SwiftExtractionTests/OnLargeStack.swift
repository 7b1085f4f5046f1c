import Foundation
import SwiftExtraction

/// Runs the work as the pipeline does, on a thread with the stack that the room asks for.
func onLargeStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let outcome = Outcome<Result>()
  let thread = Thread { outcome.finish(work()) }
  thread.stackSize = requiredStackBytes
  thread.start()
  return outcome.wait()
}

/// Hands the result of a thread over.
private final class Outcome<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var result: Result?

  func finish(_ result: Result) {
    condition.lock()
    self.result = result
    condition.signal()
    condition.unlock()
  }

  func wait() -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result { return result }
      condition.wait()
    }
  }
}
