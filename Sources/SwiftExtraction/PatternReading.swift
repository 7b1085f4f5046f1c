import Model
import SwiftSyntax

/// The variables that a plain pattern binds to a value: one for a name, one for each part of a
/// tuple. Parts of a tuple that is not written out have no value of their own; then the first
/// carries the whole, as something that is evaluated.
func bind(
  _ pattern: Node<PatternSyntax>, _ type: TypeReference?, _ value: Expression?,
  _ strength: Strength,
  _ context: ExtractionContext
) -> [LocalVariable] {
  switch pattern.kind {
  case .identifierPattern:
    let name = plainName(Node<IdentifierPatternSyntax>(pattern).identifier)
    return [
      LocalVariable(
        name: name, type: type, value: value, strength: strength, span: context.span(of: pattern))
    ]
  case .valueBindingPattern:
    return bind(Node<ValueBindingPatternSyntax>(pattern).pattern, type, value, strength, context)
  case .expressionPattern:
    // `if let self` spells the name as an expression.
    let expression = Node<ExpressionPatternSyntax>(pattern).expression
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName else { return [] }
    return [
      LocalVariable(
        name: plainName(name), type: type, value: value, strength: strength,
        span: context.span(of: name))
    ]
  case .tuplePattern:
    return bindParts(of: Node<TuplePatternSyntax>(pattern), type, value, strength, context)
  default:
    // A discarded value is still evaluated.
    guard let value else { return [] }
    return [
      LocalVariable(
        name: "_", type: type, value: value, strength: strength, span: context.span(of: pattern))
    ]
  }
}

private func bindParts(
  of pattern: Node<TuplePatternSyntax>, _ type: TypeReference?, _ value: Expression?,
  _ strength: Strength, _ context: ExtractionContext
) -> [LocalVariable] {
  let count = pattern.elements.count
  var types: [TypeReference?] = Array(repeating: nil, count: count)
  if case .tuple(_, let parts) = type, parts.count == count { types = parts }
  var values: [Expression?] = Array(repeating: nil, count: count)
  var whole: Expression?
  if case .group(let parts) = value, parts.count == count {
    values = parts
  } else {
    whole = value.map { .group([$0]) }
  }
  var variables: [LocalVariable] = []
  for (index, element) in pattern.elements.enumerated() {
    let part = values[index] ?? (variables.isEmpty ? whole : nil)
    if element.pattern.kind == .wildcardPattern, part == nil || values[index] == nil {
      continue
    }
    variables += bind(element.pattern, types[index], part, strength, context)
  }
  return variables
}

/// What the patterns of a `case` are matched with.
struct MatchSubject {
  /// The value of a variable that is bound to all of it; `nil` when it has none.
  var whole: Expression?
  /// What parts are taken from; `nil` when nothing is known of it.
  var source: Expression?
  /// The subjects of a tuple's parts; none for everything else.
  var parts: [MatchSubject] = []

  /// The subject of one of so many parts.
  func part(_ index: Int, of count: Int) -> MatchSubject {
    parts.count == count ? parts[index] : .unknown
  }

  /// Nothing is known of the subject.
  static let unknown = MatchSubject()
}

/// The name of the variable that holds a subject while its parts are taken; no source can spell it.
let subjectName = "$subject"

/// True for a variable that is a part of the subject.
func takesPart(_ statement: Statement) -> Bool {
  guard case .local(let variable) = statement, case .payload = variable.value else { return false }
  return true
}

/// The variable that holds the subject, so that it is evaluated once.
func holdSubject(_ value: Expression, _ span: Span) -> Statement {
  .local(
    LocalVariable(name: subjectName, type: nil, value: value, strength: .strong, span: span))
}

/// The variable that holds one part of a tuple that is matched.
func holdSubject(_ value: Expression, _ span: Span, part: Int) -> Statement {
  .local(
    LocalVariable(
      name: subjectName(ofPart: part), type: nil, value: value, strength: .strong, span: span))
}

func subjectName(ofPart part: Int) -> String { "\(subjectName)\(part)" }

/// What a pattern of a `case` gives: variables, and values that it is compared with. A variable
/// gets the subject as its value where it is bound to all of it, and what the case carries where it
/// is a part.
func readMatch(
  _ pattern: Node<PatternSyntax>, of subject: MatchSubject, _ context: inout ExtractionContext
) -> [Statement] {
  switch pattern.kind {
  case .expressionPattern:
    return readMatch(Node<ExpressionPatternSyntax>(pattern).expression, of: subject, &context)
  case .valueBindingPattern:
    return readMatch(Node<ValueBindingPatternSyntax>(pattern).pattern, of: subject, &context)
  case .tuplePattern:
    let elements = Node<TuplePatternSyntax>(pattern).elements
    let count = elements.count
    return elements.enumerated().flatMap {
      readMatch($1.pattern, of: subject.part($0, of: count), &context)
    }
  case .identifierPattern:
    return bind(pattern, nil, subject.whole, .strong, context).map { .local($0) }
  default:
    return []
  }
}

private func readMatch(
  _ expression: Node<ExprSyntax>, of subject: MatchSubject, _ context: inout ExtractionContext
) -> [Statement] {
  switch expression.kind {
  case .patternExpr:
    return readMatch(Node<PatternExprSyntax>(expression).pattern, of: subject, &context)
  case .optionalChainingExpr:
    return readMatch(Node<OptionalChainingExprSyntax>(expression).expression, of: subject, &context)
  case .functionCallExpr:
    return readCaseMatch(Node<FunctionCallExprSyntax>(expression), of: subject, &context)
  case .tupleExpr:
    let elements = Node<TupleExprSyntax>(expression).elements
    let count = elements.count
    return elements.enumerated().flatMap {
      readMatch($1.expression, of: count == 1 ? subject : subject.part($0, of: count), &context)
    }
  case .sequenceExpr:
    return readTypeMatch(Node<SequenceExprSyntax>(expression), of: subject.whole, &context)
  case .memberAccessExpr where Node<MemberAccessExprSyntax>(expression).base == nil:
    // The case of an enum, not a value that is reached.
    return []
  case .discardAssignmentExpr:
    return []
  default:
    return [.expression(readExpression(expression, &context))]
  }
}

/// `.loggedIn(let session)`: each argument is matched with what the case carries there.
private func readCaseMatch(
  _ node: Node<FunctionCallExprSyntax>, of subject: MatchSubject, _ context: inout ExtractionContext
) -> [Statement] {
  let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
  var statements: [Statement] = []
  for (position, argument) in node.arguments.enumerated() {
    var part = MatchSubject.unknown
    if let name, let source = subject.source {
      let payload = Expression.payload(
        Payload(
          subject: source, caseName: plainName(name), position: position,
          count: node.arguments.count, span: context.span(of: argument.expression)))
      part = MatchSubject(whole: payload, source: payload)
    }
    statements += readMatch(argument.expression, of: part, &context)
  }
  return statements
}

/// `let name as Type`; other operators compare values.
private func readTypeMatch(
  _ sequence: Node<SequenceExprSyntax>, of subject: Expression?, _ context: inout ExtractionContext
) -> [Statement] {
  let elements = Array(sequence.elements)
  guard elements.count == 3, elements[1].kind == .unresolvedAsExpr,
    let type = elements[2].as(TypeExprSyntax.self).map({ readType($0.type, &context) }),
    let pattern = elements[0].as(PatternExprSyntax.self)?.pattern
  else { return [.expression(readExpression(Node<ExprSyntax>(sequence), &context))] }
  return bind(pattern, type, subject, .strong, context).map { .local($0) }
}
