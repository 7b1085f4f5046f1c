import Model

/// Variables that others may change for a while.
extension BodyReader {
  /// What a method such as `withLock` lends to its closure: the content of a wrapper.
  func content(lentBy method: String, of base: Expression, _ wrapper: ValueType) -> Value? {
    guard lendingMethods.contains(method), case .external(let name, _) = wrapper.unwrapped,
      ValueType.transparentWrappers.contains(name)
    else { return nil }
    guard !isQuiet, let slot = slot(of: base), !slot.isElement else {
      return Value(type: wrapper.content, origin: .unknown)
    }
    return Value(
      type: wrapper.content, origin: .content(of: slot.property, isOwn: slot.isOwn))
  }

  /// The variable with a box of the project one of whose methods gets a closure: `box.update { … }`.
  func boxAround(_ call: Call, of function: Int) -> Slot? {
    guard !isQuiet, let owner = program.functions[function].owner,
      !program.types[owner].genericOrder.isEmpty,
      case .member(let base?, _, _) = call.callee,
      call.arguments.contains(where: { if case .closure = $0.value { true } else { false } }),
      let slot = slot(of: base), !slot.isElement
    else { return nil }
    return slot
  }

  /// What a closure gets of a box: its content, where the box says no more of it than that it is a
  /// generic parameter. Only what is lent to be changed can be written to, so that a write says it.
  func content(of box: Slot, as parameter: TypeReference, in type: Int?) -> ValueOrigin {
    guard case .named(let name, let arguments) = parameter.unwrapped, arguments.isEmpty,
      type.map({ program.types[$0].genericOrder.contains(name) }) == true
    else { return .unknown }
    return .content(of: box.property, isOwn: box.isOwn)
  }

  /// `&value`: the callee may change the variable, also put nothing into it.
  func noteLending(of argument: Argument) {
    if isQuiet || !argument.isInout || argument.label == "context" { return }
    if let calleeName, addressTakers.begin(calleeName) { return }
    guard let slot = slot(of: argument.value), let span = argument.value.span else { return }
    for written in [WrittenValue.change, .lent] {
      write(slot, written, .unknown, span)
    }
  }

  /// A member that is read, also `$model.details`: who gets such a binding may put nothing into it,
  /// as a sheet does when it is closed, but not into `model`.
  func lending(_ value: Value, of whole: Value, through base: Expression, _ span: Span) -> Value {
    guard let property = value.source else { return value }
    if whole.source != property { takeBack(whole.source, lentIn: base) }
    if value.type.isOptional, !value.type.heldTypes.isEmpty, startsWithProjection(base) {
      noteLent(property, span)
    }
    return value
  }

  /// Only a part of the variable is handed out that the projection in front stands for.
  private func takeBack(_ property: Int?, lentIn base: Expression) {
    if isQuiet { return }
    guard let property, let last = events.writes.last, last.value == .lent,
      last.property == property, startsWithProjection(base)
    else { return }
    record { $0.writes.removeLast() }
  }

  /// True for `$model` and `self.$model`.
  func isProjection(_ expression: Expression) -> Bool {
    switch expression {
    case .name(let name, _), .member(_, let name, _): namesProjection(name)
    default: false
    }
  }
}

/// True for what begins with the projection of a variable: `$model.page`. `$0` is none.
private func startsWithProjection(_ expression: Expression) -> Bool {
  var inner = expression
  while true {
    switch inner {
    case .name(let name, _): return namesProjection(name)
    case .member(let base, let name, _):
      if namesProjection(name) { return true }
      guard let base else { return false }
      inner = base
    case .element(let base, _, _): inner = base
    default: return false
    }
  }
}

private func namesProjection(_ name: String) -> Bool {
  startsWithDollar(name) && name.dropFirst().first?.isNumber == false
}

/// Methods of wrappers that give their closure the content, to read or to change.
private let lendingMethods: NameSet = [
  "withLock", "withLockUnchecked", "withLockIfAvailable", "withLockIfAvailableUnchecked",
  "withValue", "withCriticalRegion", "mutate", "modify",
]
/// Functions of C and of the system that take the address of a key or a lock.
private let addressTakers: NameBeginnings = [
  "objc_", "os_unfair_lock", "pthread_", "OSAtomic", "withUnsafe", "dispatch_", "atomic_",
]
