import Model

extension Component {
  /// The variables of each instance that change in memory, without running work and its handles. What
  /// the objects that it is given do is not its own.
  var ownState: [Field] {
    fields.filter { field in
      !field.isStatic && field.storage == .memory && field.strength == .strong
        && !field.writers.isEmpty && !isWork(field.type)
    }
  }
}

private func isWork(_ type: String) -> Bool {
  let plain = type.filter { $0 != "?" && $0 != "!" }
  return ["Job", "Task", "Timer", "CoroutineScope", "Mutex", "AnyCancellable"].contains {
    plain.hasSuffix($0)
  }
}
