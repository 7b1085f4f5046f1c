/// What an extractor keeps of a statement.
package indirect enum Statement: Sendable, Hashable {
  /// A local variable.
  case local(LocalVariable)
  case expression(Expression)
  /// `return value`, and the value of a body that is a single expression.
  case result(Expression)
  /// Statements in braces of their own: names declared inside end with it. `condition` says, in
  /// the words of the source, when they run; `nil` when they always do.
  case block([Statement], condition: String?)
  /// After `guard` or an early `return`: what follows in the same braces runs only under this
  /// condition, in the words of the source.
  case rest(condition: String)
  /// What follows in the same braces is compiled only under this condition of an `#if`, in the words
  /// of the source.
  case compiled(condition: String)
  /// Bodies of which only one runs or is compiled: branches of `if`, `switch`, `#if`.
  case branches([[Statement]], condition: String?)
  /// A loop that no statement in it leaves: `while true`, `for await`. It goes on until it is
  /// cancelled, or until the sequence that it goes over ends.
  case endless([Statement], over: Expression?)
}

/// A local variable, also one bound by `if let`, `guard let`, a pattern or a loop.
package struct LocalVariable: Sendable, Hashable {
  package let name: String
  package let type: TypeReference?
  package let value: Expression?
  package let strength: Strength
  package let span: Span

  package init(
    name: String, type: TypeReference?, value: Expression?, strength: Strength, span: Span
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.strength = strength
    self.span = span
  }
}
