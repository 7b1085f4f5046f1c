import Model

/// True for a Kotlin variable that only shows to others what another one of the same object holds:
/// `val user: StateFlow<User?> = _user.asStateFlow()`. The other one is the slot.
func isSlotView(_ facts: PropertyFacts) -> Bool {
  guard facts.isConstant, !facts.isComputed, let value = facts.value else { return false }
  switch value {
  case .call(let call):
    guard call.arguments.isEmpty, case .member(let base?, let name, _) = call.callee,
      viewFunctions.contains(name)
    else { return false }
    return isHiddenName(base)
  case .name: return isHiddenName(value)
  default: return false
  }
}

/// A leading underscore is how Kotlin code names what stands behind a public variable.
private func isHiddenName(_ expression: Expression) -> Bool {
  switch expression {
  case .name(let name, _), .member(.name("self", _)?, let name, _): name.hasPrefix("_")
  default: false
  }
}

/// Functions of coroutines, LiveData and RxJava that give the same thing without the means to change
/// it.
private let viewFunctions: NameSet = [
  "asStateFlow", "asSharedFlow", "asFlow", "receiveAsFlow", "consumeAsFlow", "asLiveData", "hide",
]
