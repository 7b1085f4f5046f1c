import Model

/// Which closures and functions do not come to an end by themselves.
struct EndlessCode {
  private let endings: [Int: Subscription.Ending]
  /// How deep calls are followed from a closure.
  private static let maximumDepth = 3

  init(_ source: SourceGraph) {
    var endings = source.events.endlessFunctions
    for _ in 1..<Self.maximumDepth {
      var deeper = endings
      for invocation in source.events.invocations
      where !invocation.isInClosure && !invocation.site.isDeferred {
        guard let caller = invocation.site.function, let ending = endings[invocation.callee],
          deeper[caller] != .never
        else { continue }
        deeper[caller] = ending
      }
      if deeper == endings { break }
      endings = deeper
    }
    self.endings = endings
  }

  /// How a task ends that runs a closure.
  func ending(of closure: ClosureFacts) -> Subscription.Ending {
    let loops = ([closure.loop] + closure.calls.map { endings[$0.function] }).compactMap { $0 }
    if loops.contains(.never) { return .never }
    return loops.contains(.unknown) ? .unknown : .byItself
  }

  /// How a closure captures `self` while it runs: an endless method that is called on a weak `self`
  /// holds it strongly all the time.
  func selfCapture(of closure: ClosureFacts) -> Subscription.Capture {
    guard closure.selfCapture == .weakly || closure.selfCapture == .unowned else {
      return closure.selfCapture
    }
    let isHeld =
      closure.holdsSelfInLoop
      || closure.calls.contains { $0.isOnSelf && endings[$0.function] != nil }
    return isHeld ? .strongly : closure.selfCapture
  }
}
