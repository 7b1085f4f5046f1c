import Model

/// A call whose arguments are being read.
struct CallFrame {
  /// What stands before the name of the function.
  var base: Value?
  var arguments: [Value] = []
  /// The parameter of each argument, where the function is one of the project.
  var positions: [Int?] = []
  var callee: Int?
  /// The project type that the call makes an instance of.
  var madeType: Int?
}

/// The calls whose arguments are being read, innermost last. Only `withinCall` adds and removes one,
/// so that no reader of a call can forget to.
struct CallStack {
  private var frames: [CallFrame] = []

  /// Notes something of the innermost call; outside all calls there is nothing to note it of.
  mutating func note(_ change: (inout CallFrame) -> Void) {
    if !frames.isEmpty { change(&frames[frames.count - 1]) }
  }

  fileprivate mutating func begin() { frames.append(CallFrame()) }

  fileprivate mutating func end() -> CallFrame { frames.removeLast() }
}

extension BodyReader {
  /// Reads a call, and gives its value with what was noted of it and of its arguments.
  func withinCall(_ read: () -> Value) -> (value: Value, frame: CallFrame) {
    calls.begin()
    let value = read()
    return (value, calls.end())
  }
}
