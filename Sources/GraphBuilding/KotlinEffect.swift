import Model

// Calls that set something going which then runs by itself (documentation of kotlinx.coroutines, the
// JDK, Android, OkHttp and WorkManager).

/// What a call in Kotlin sets going, for people; `nil` for every other call.
func kotlinEffect(of call: Call) -> String? {
  let takesClosure = call.arguments.contains { if case .closure = $0.value { true } else { false } }
  switch call.callee {
  case .name("thread", _): return takesClosure ? "starts a thread" : nil
  case .name("fixedRateTimer", _), .name("timer", _): return takesClosure ? "starts a timer" : nil
  case .member(_, let name, _):
    switch name {
    case "launch", "async": return takesClosure ? "starts a coroutine" : nil
    case "launchIn", "shareIn", "stateIn": return "starts a coroutine"
    case "registerReceiver", "registerNetworkCallback", "registerDefaultNetworkCallback",
      "registerContentObserver", "registerOnSharedPreferenceChangeListener",
      "registerActivityLifecycleCallbacks", "addObserver", "observeForever":
      return "adds an observer"
    case "scheduleAtFixedRate", "scheduleWithFixedDelay": return "starts a timer"
    // OkHttp takes what to do with the answer, WorkManager the work.
    case "enqueue": return call.arguments.isEmpty ? nil : "starts a request"
    case "requestLocationUpdates": return "starts a sensor"
    default: return nil
    }
  default: return nil
  }
}
