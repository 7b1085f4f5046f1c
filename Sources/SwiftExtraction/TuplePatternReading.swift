import Model
import SwiftSyntax

/// The local variables that a pattern binds to a value. A tuple that is not written out is held in
/// a variable that no source can spell, so that it is evaluated once, and each part is a member of
/// it.
func bindLocals(
  _ pattern: Node<PatternSyntax>, _ type: TypeReference?, _ value: Expression?,
  _ strength: Strength,
  _ context: ExtractionContext
) -> [LocalVariable] {
  var pattern = pattern
  while let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
  guard let tuple = pattern.as(TuplePatternSyntax.self), let value, type == nil,
    !isWrittenOut(value, tuple)
  else { return bind(pattern, type, value, strength, context) }
  let span = context.span(of: tuple)
  let holder = "$\(span.line):\(span.column)"
  let whole = LocalVariable(
    name: holder, type: nil, value: value, strength: strength, span: span)
  return [whole]
    + tuple.elements.enumerated().flatMap { number, element in
      if element.pattern.kind == .wildcardPattern { return [LocalVariable]() }
      let part = element.label.map(plainName) ?? String(number)
      return bindLocals(
        element.pattern, nil, .member(.name(holder, span), part, span), strength, context)
    }
}

private func isWrittenOut(_ value: Expression, _ pattern: Node<TuplePatternSyntax>) -> Bool {
  if case .group(let parts) = value { return parts.count == pattern.elements.count }
  return false
}
