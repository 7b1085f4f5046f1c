import Model

extension Expression {
  /// The expressions directly inside, in the order of the source; those of closures and statements
  /// are not among them.
  var parts: [Expression] {
    var parts: [Expression] = []
    visitParts { parts.append($0) }
    return parts
  }

  /// Visits the same without a list of them, for those who go through all code of a program.
  func visitParts(_ visit: (Expression) -> Void) {
    switch self {
    case .name, .literal, .closure, .block, .member(nil, _, _): break
    case .member(let base?, _, _): visit(base)
    case .call(let call):
      visit(call.callee)
      // By position: a copy of the argument would hold on to its label, too.
      for position in call.arguments.indices { visit(call.arguments[position].value) }
    case .element(let base, let arguments, _):
      visit(base)
      for argument in arguments { visit(argument.value) }
    case .collection(let parts, _), .alternatives(let parts), .group(let parts):
      for part in parts { visit(part) }
    case .cast(let inner, _, _): visit(inner)
    case .payload(let payload): visit(payload.subject)
    case .assignment(let assignment):
      visit(assignment.target)
      visit(assignment.value)
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

/// Visits an expression and every one inside it, those outside first.
func visitExpressions(in expression: Expression, _ visit: (Expression) -> Void) {
  visit(expression)
  switch expression {
  case .closure(let closure): visitExpressions(in: closure.body, visit)
  case .block(let statements): visitExpressions(in: statements, visit)
  case .name, .literal, .member, .call, .element, .collection, .cast, .payload, .assignment,
    .alternatives, .group:
    expression.visitParts { visitExpressions(in: $0, visit) }
  }
}
