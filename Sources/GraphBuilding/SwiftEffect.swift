import Model

// Calls that set something going which then runs by itself (documentation of Foundation, Dispatch,
// Network, Combine, CoreLocation, CoreMotion and StoreKit).

/// What a call in Swift sets going, for people; `nil` for every other call.
func swiftEffect(of call: Call) -> String? {
  let labels = call.arguments.compactMap(\.label)
  let takesClosure = call.arguments.contains { if case .closure = $0.value { true } else { false } }
  switch call.callee {
  case .name("Task", _): return takesClosure ? "starts a task" : nil
  case .name("Timer", _): return labels.contains("repeats") ? "makes a timer" : nil
  case .member(let base, let name, _):
    switch name {
    case "detached" where isNamed(base, "Task"): return "starts a task"
    case "scheduledTimer": return isNamed(base, "Timer") ? "starts a timer" : nil
    case "autoconnect": return "starts a timer"
    case "addObserver": return "adds an observer"
    case "sink", "assign":
      return takesClosure || labels.contains("to") ? "subscribes to a publisher" : nil
    case "observe":
      return takesClosure && labels.contains("options") ? "adds an observer" : nil
    case "async", "asyncAfter":
      return takesClosure ? "starts work on a queue" : nil
    case "start":
      return labels == ["queue"] ? "starts a monitor" : nil
    case "resume":
      return base.map(startsRequest) == true ? "starts a request" : nil
    case "startUpdatingLocation", "startMonitoringSignificantLocationChanges",
      "startUpdatingHeading", "startAccelerometerUpdates", "startDeviceMotionUpdates":
      return "starts a sensor"
    case "add":
      return base.map(isPaymentQueue) == true ? "adds an observer" : nil
    default: return nil
    }
  default: return nil
  }
}

private func isNamed(_ base: Expression?, _ name: String) -> Bool {
  if case .name(name, _)? = base { return true }
  return false
}

/// `session.dataTask(with: url)` and its like.
private func startsRequest(_ base: Expression) -> Bool {
  guard case .call(let call) = base, case .member(_, let name, _) = call.callee else {
    return false
  }
  return name.hasSuffix("Task")
}

/// `SKPaymentQueue.default()`.
private func isPaymentQueue(_ base: Expression) -> Bool {
  guard case .call(let call) = base, case .member(let type, "default", _) = call.callee else {
    return false
  }
  return isNamed(type, "SKPaymentQueue")
}
