import Model

extension SourceGraph {
  /// True for a constant that tells whoever listens that something happened, and keeps nothing of it
  /// for those who come later: it holds no data.
  func isSignal(_ property: Int) -> Bool {
    let facts = program.properties[property].facts
    guard facts.isConstant,
      case .external(let name, _) = reader.type(ofProperty: property).unwrapped
    else { return false }
    if name == "MutableSharedFlow" { return facts.value.map(keepsNothing) ?? false }
    return signals.contains(name)
  }
}

/// True for `MutableSharedFlow(…)` that repeats nothing to a new collector.
private func keepsNothing(_ value: Expression) -> Bool {
  if case .cast(let inner, _, _) = value { return keepsNothing(inner) }
  guard case .call(let call) = value, case .name("MutableSharedFlow", _) = call.callee else {
    return false
  }
  let replay =
    call.arguments.first { $0.label == "replay" } ?? call.arguments.first { $0.label == nil }
  switch replay?.value {
  case nil, .literal(.absent, _)?: return true
  default: return false
  }
}

/// Those of Combine, RxSwift, RxJava and RxRelay, and the channels of Kotlin's coroutines.
private let signals: Set<String> = [
  "PassthroughSubject", "PassthroughRelay", "PublishSubject", "PublishRelay", "PublishProcessor",
  "Channel",
]
