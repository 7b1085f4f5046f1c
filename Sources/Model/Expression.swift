/// What an extractor keeps of an expression: names, calls, closures, assignments. It is the same
/// for every language and holds just enough to follow who reaches, creates, keeps and clears what.
/// Operators, control flow and values that concern no lifetime are folded into `group`.
package indirect enum Expression: Sendable, Hashable {
  /// An identifier: a variable, a type, `self`, `Self`, `super`, `$0`.
  case name(String, Span)
  /// `base.name`; without a base it is an implicit member such as `.shared`.
  case member(Expression?, String, Span)
  /// A call, also `Type()` and `.init()`.
  case call(Call)
  /// `base[arguments]`.
  case element(Expression, [Argument], Span)
  /// A closure or lambda written out.
  case closure(Closure)
  /// A literal value.
  case literal(Literal, Span)
  /// An array, set or dictionary literal with its elements; never empty (that is a `Literal`).
  case collection([Expression], Span)
  /// `value as Type`, `as?`, `as!`, Kotlin `as`.
  case cast(Expression, TypeReference, Span)
  /// What a case of an enum carries: `session` in `case .loggedIn(let session)`.
  case payload(Payload)
  /// `target = value`, and the operators that end in `=`.
  case assignment(Assignment)
  /// The value is one of these: `a ?? b`, `c ? a : b`, Kotlin `?:`.
  case alternatives([Expression])
  /// Parts that are evaluated, their common value unknown: operands, conditions, tuples.
  case group([Expression])
  /// Statements inside an expression: `if` and `switch` expressions, Kotlin `when`.
  case block([Statement])
}

/// A literal, as far as lifetimes need it.
package enum Literal: Sendable, Hashable {
  /// `nil`, `null`.
  case absent
  /// `[]`, `[:]`, `""`, `emptyList()`.
  case empty
  case number
  case boolean(Bool)
  /// A string without interpolation; its parts with interpolation are a `group`.
  case text(String)
}

/// One call.
package struct Call: Sendable, Hashable {
  package let callee: Expression
  /// What is written in angle brackets before the arguments of a function.
  package var typeArguments: [TypeReference] = []
  /// Trailing closures are the last arguments.
  package let arguments: [Argument]
  package let span: Span

  package init(callee: Expression, arguments: [Argument], span: Span) {
    self.callee = callee
    self.arguments = arguments
    self.span = span
  }
}

/// One argument of a call or subscript.
package struct Argument: Sendable, Hashable {
  /// `nil` where none is written.
  package let label: String?
  package let value: Expression
  /// True for `&value`, which the callee may change.
  package let isInout: Bool

  package init(label: String?, value: Expression, isInout: Bool = false) {
    self.label = label
    self.value = value
    self.isInout = isInout
  }
}

/// One associated value of the case that an enum is matched with.
package struct Payload: Sendable, Hashable {
  /// The enum value that is matched.
  package let subject: Expression
  package let caseName: String
  /// Which of the values that the pattern lists, and how many it lists.
  package let position: Int
  package let count: Int
  package let span: Span

  package init(
    subject: Expression, caseName: String, position: Int, count: Int, span: Span
  ) {
    self.subject = subject
    self.caseName = caseName
    self.position = position
    self.count = count
    self.span = span
  }
}

/// One assignment.
package struct Assignment: Sendable, Hashable {
  package let target: Expression
  package let value: Expression
  /// True for `+=` and its like, which change a value instead of replacing it.
  package let isCompound: Bool
  package let span: Span

  package init(target: Expression, value: Expression, isCompound: Bool, span: Span) {
    self.target = target
    self.value = value
    self.isCompound = isCompound
    self.span = span
  }
}

/// One closure written out.
package struct Closure: Sendable, Hashable {
  /// What is captured by name, with its strength: `[weak self]`, `[session = self.session]`.
  package let captures: [Capture]
  package let parameters: [Parameter]
  package let body: [Statement]
  package let span: Span

  package init(captures: [Capture], parameters: [Parameter], body: [Statement], span: Span) {
    self.captures = captures
    self.parameters = parameters
    self.body = body
    self.span = span
  }
}

/// One entry of a capture list.
package struct Capture: Sendable, Hashable {
  package let name: String
  package let strength: Strength
  /// The captured value when it is not the variable of that name.
  package let value: Expression?

  package init(name: String, strength: Strength, value: Expression?) {
    self.name = name
    self.strength = strength
    self.value = value
  }
}

/// How a slot holds what is in it.
package enum Strength: String, Sendable, Codable, CaseIterable {
  case strong
  case weak
  case unowned
}

extension Expression {
  /// Where the expression stands; `nil` for pure groupings without parts.
  package var span: Span? {
    switch self {
    case .name(_, let span), .member(_, _, let span), .element(_, _, let span),
      .literal(_, let span), .collection(_, let span), .cast(_, _, let span):
      span
    case .call(let call): call.span
    case .closure(let closure): closure.span
    case .assignment(let assignment): assignment.span
    case .payload(let payload): payload.span
    case .alternatives(let parts), .group(let parts): parts.lazy.compactMap(\.span).first
    case .block: nil
    }
  }
}
