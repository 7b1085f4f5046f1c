import Model

/// Locks and serial queues: what they are held around.
extension BodyReader {
  /// Reads a call such as `lock.withLock { … }` with the lock held in its closure; `lock()` and
  /// `unlock()` hold one from here to the end of the braces, or let go of it.
  func guarding(_ name: String, _ base: Expression, _ call: Call, _ read: () -> Value) -> Value {
    if isQuiet { return read() }
    let takes = takingMethods.contains(name)
    let lets = lettingMethods.contains(name)
    guard takes || lets || runningMethods.contains(name), let slot = slot(of: base),
      isGuard(slot, for: call)
    else { return read() }
    if takes || lets {
      let value = read()
      site.guardedBy = takes ? slot.property : nil
      return value
    }
    let outer = closureGuard
    closureGuard = slot.property
    defer { closureGuard = outer }
    return read()
  }

  /// `os_unfair_lock_lock(&lock)` and its like; `dispatchPrecondition(condition: .onQueue(queue))`.
  func noteGuard(ofFunction name: String, _ call: Call) {
    if isQuiet { return }
    if name == "dispatchPrecondition",
      case .call(let condition)? = call.arguments.first?.value,
      case .member(nil, "onQueue", _) = condition.callee
    {
      site.guardedBy = condition.arguments.first.flatMap { slot(of: $0.value)?.property }
    } else if takingFunctions.contains(name) {
      site.guardedBy = call.arguments.first.flatMap { slot(of: $0.value)?.property }
    } else if lettingFunctions.contains(name) {
      site.guardedBy = nil
    }
  }

  /// What holds in a closure: the lock that runs it; none in one that runs later by itself.
  func enterGuard() {
    if let closureGuard {
      site.guardedBy = closureGuard
      self.closureGuard = nil
    } else if site.isDeferred || calleeName.map(leavingFunctions.contains) == true {
      site.guardedBy = nil
    }
  }

  /// A closure that is put into a variable runs when nothing is held any more.
  func readLater<Result>(_ value: Expression, _ read: () -> Result) -> Result {
    guard case .closure = value else { return read() }
    let outer = site.guardedBy
    site.guardedBy = nil
    defer { site.guardedBy = outer }
    return read()
  }

  private func isGuard(_ slot: Slot, for call: Call) -> Bool {
    switch type(of: slot).unwrapped {
    case .external(let name, _):
      if locks.contains(name) { return true }
      // Of a concurrent queue only a barrier keeps others out.
      return name == "DispatchQueue"
        && (!isConcurrentQueue(slot.property) || call.arguments.contains { $0.label == "flags" })
    case .project(let type):
      return holdsLock(type)
    case .unknown, .optional, .collection, .function, .metatype, .externalMetatype, .module, .bound,
      .parameter:
      return false
    }
  }

  /// True for a lock of the project: a type in which a lock of the system is stored.
  func holdsLock(_ type: Int) -> Bool {
    program.types[type].properties.contains {
      let entry = program.properties[$0]
      guard entry.isStored else { return false }
      if case .external(let name, _) = self.type(ofProperty: $0).unwrapped {
        return locks.contains(name)
      }
      return entry.facts.type == nil && entry.facts.value.map(isLockOfC) == true
    }
  }

  private func isConcurrentQueue(_ property: Int) -> Bool {
    guard case .call(let call)? = program.properties[property].facts.value else { return false }
    return call.arguments.contains { $0.label == "attributes" }
  }
}

/// `os_unfair_lock()` and `pthread_mutex_t()`.
private func isLockOfC(_ value: Expression) -> Bool {
  guard case .call(let call) = value, case .name(let name, _) = call.callee else { return false }
  return locks.contains(name)
}

/// Functions whose closure runs after the lock around the call is gone.
private let leavingFunctions: NameSet = [
  "Task", "detached", "async", "asyncAfter", "addTask", "addOperation",
]
