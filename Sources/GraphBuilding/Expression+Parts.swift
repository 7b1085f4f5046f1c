import Model

extension Expression {
  /// The expressions directly inside, in the order of the source; those of closures and statements
  /// are not among them.
  var parts: [Expression] {
    switch self {
    case .name, .literal, .closure, .block, .member(nil, _, _): []
    case .member(let base?, _, _): [base]
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    case .element(let base, let arguments, _): [base] + arguments.map(\.value)
    case .collection(let elements, _): elements
    case .cast(let inner, _, _): [inner]
    case .payload(let payload): [payload.subject]
    case .assignment(let assignment): [assignment.target, assignment.value]
    case .alternatives(let parts), .group(let parts): parts
    }
  }

  /// The statements directly inside.
  var statements: [Statement] {
    switch self {
    case .closure(let closure): closure.body
    case .block(let statements): statements
    case .name, .literal, .member, .call, .element, .collection, .cast, .payload, .assignment,
      .alternatives, .group:
      []
    }
  }
}

extension Statement {
  /// The expressions directly inside, in the order of the source.
  var expressions: [Expression] {
    switch self {
    case .local(let variable): variable.value.map { [$0] } ?? []
    case .expression(let expression), .result(let expression): [expression]
    case .block, .branches, .endless, .rest, .compiled: []
    }
  }

  /// The statements directly inside.
  var statements: [Statement] {
    switch self {
    case .block(let inner, _), .endless(let inner, _): inner
    case .branches(let alternatives, _): alternatives.flatMap { $0 }
    case .local, .expression, .result, .rest, .compiled: []
    }
  }
}

/// Visits every expression of a body, also inside closures, those outside first.
func visitExpressions(in statements: [Statement], _ visit: (Expression) -> Void) {
  for statement in statements {
    switch statement {
    case .local(let variable):
      if let value = variable.value { visitExpressions(in: value, visit) }
    case .expression(let expression), .result(let expression):
      visitExpressions(in: expression, visit)
    case .block(let inner, _), .endless(let inner, _):
      visitExpressions(in: inner, visit)
    case .branches(let alternatives, _):
      for alternative in alternatives { visitExpressions(in: alternative, visit) }
    case .rest, .compiled: break
    }
  }
}

/// Visits an expression and every one inside it, those outside first. Goes through all code of a
/// program, so that it makes no lists of parts on the way.
func visitExpressions(in expression: Expression, _ visit: (Expression) -> Void) {
  visit(expression)
  switch expression {
  case .name, .literal, .member(nil, _, _): break
  case .member(let base?, _, _): visitExpressions(in: base, visit)
  case .call(let call):
    visitExpressions(in: call.callee, visit)
    for argument in call.arguments { visitExpressions(in: argument.value, visit) }
  case .element(let base, let arguments, _):
    visitExpressions(in: base, visit)
    for argument in arguments { visitExpressions(in: argument.value, visit) }
  case .collection(let parts, _), .alternatives(let parts), .group(let parts):
    for part in parts { visitExpressions(in: part, visit) }
  case .cast(let inner, _, _): visitExpressions(in: inner, visit)
  case .payload(let payload): visitExpressions(in: payload.subject, visit)
  case .assignment(let assignment):
    visitExpressions(in: assignment.target, visit)
    visitExpressions(in: assignment.value, visit)
  case .closure(let closure): visitExpressions(in: closure.body, visit)
  case .block(let statements): visitExpressions(in: statements, visit)
  }
}
