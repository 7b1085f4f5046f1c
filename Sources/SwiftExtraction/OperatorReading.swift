import Model
import SwiftSyntax

/// Reads operands and operators in the order of the source, splitting at the operators that bind
/// least: assignment, `?:`, comparison and logic, `??`, casts, then all others.
func readSequence(
  _ elements: ArraySlice<ExprSyntax>, _ context: inout ExtractionContext
) -> Expression {
  readNested(elements, &context, readOperators)
}

private func readNested(
  _ elements: ArraySlice<ExprSyntax>, _ context: inout ExtractionContext,
  _ read: (ArraySlice<ExprSyntax>, inout ExtractionContext) -> Expression
) -> Expression {
  guard elements.count > 1 else {
    return elements.first.map { readExpression($0, &context) } ?? .group([])
  }
  guard context.remainingDepth > 0 else {
    if let first = elements.first, let last = elements.last {
      context.leaveOut(from: startOffset(of: first), to: endOffset(of: last))
    }
    return .group([])
  }
  return context.nested { read(elements, &$0) }
}

private func readOperators(
  _ elements: ArraySlice<ExprSyntax>, _ context: inout ExtractionContext
) -> Expression {
  if let position = elements.firstIndex(where: { assignmentKind(of: $0) != nil }) {
    return readAssignment(elements, at: position, &context)
  }
  return readChoice(elements, &context)
}

/// Reads what stands beside an assignment; a chain of `?:` is not searched for assignments again.
private func readChoice(
  _ elements: ArraySlice<ExprSyntax>, _ context: inout ExtractionContext
) -> Expression {
  if let position = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
    return readTernary(elements, at: position, &context)
  }
  let operands = split(elements, at: bindsLooserThanCoalescing)
  if operands.count > 1 {
    return .group(operands.map { readCoalescing($0, &context) })
  }
  return readCoalescing(elements, &context)
}

private func readAssignment(
  _ elements: ArraySlice<ExprSyntax>, at position: Int, _ context: inout ExtractionContext
) -> Expression {
  let target = readSequence(elements[..<position], &context)
  let value = readSequence(elements[(position + 1)...], &context)
  // `_ = value` keeps nothing.
  if case .name("_", _) = target { return .group([value]) }
  let start = elements.first.map { startOffset(of: $0) } ?? 0
  let end = elements.last.map { endOffset(of: $0) } ?? start
  return .assignment(
    Assignment(
      target: target, value: value,
      isCompound: assignmentKind(of: elements[position]) == .compound,
      span: context.text.span(from: start, to: end)))
}

/// The condition is evaluated and never the value; so it stands among the alternatives as a group.
private func readTernary(
  _ elements: ArraySlice<ExprSyntax>, at position: Int, _ context: inout ExtractionContext
) -> Expression {
  let condition = readSequence(elements[..<position], &context)
  let first = elements[position].as(UnresolvedTernaryExprSyntax.self).map {
    readExpression($0.thenExpression, &context)
  }
  let second = readNested(elements[(position + 1)...], &context, readChoice)
  return .alternatives([.group([condition])] + (first.map { [$0] } ?? []) + [second])
}

private func readCoalescing(
  _ elements: ArraySlice<ExprSyntax>, _ context: inout ExtractionContext
) -> Expression {
  let choices = split(elements) { operatorText($0) == "??" }
  if choices.count == 1 { return readCasts(elements, &context) }
  return .alternatives(choices.map { readCasts($0, &context) })
}

private func readCasts(
  _ elements: ArraySlice<ExprSyntax>, _ context: inout ExtractionContext
) -> Expression {
  guard let position = elements.firstIndex(where: isCast) else {
    return readOperands(elements, &context)
  }
  var result = readOperands(elements[..<position], &context)
  let start = elements.first.map { startOffset(of: $0) } ?? 0
  var rest = elements[position...]
  while rest.count > 1, let cast = rest.popFirst(), let type = rest.popFirst() {
    guard cast.is(UnresolvedAsExprSyntax.self), let type = type.as(TypeExprSyntax.self) else {
      // `is` asks for the type and gives a Boolean.
      result = .group([result])
      continue
    }
    let span = context.text.span(from: start, to: endOffset(of: type))
    result = .cast(result, readType(type.type, &context), span)
  }
  return result
}

private func readOperands(
  _ elements: ArraySlice<ExprSyntax>, _ context: inout ExtractionContext
) -> Expression {
  if elements.count == 1, let only = elements.first { return readExpression(only, &context) }
  // An arrow makes the sequence a function type, which evaluates nothing.
  if elements.contains(where: { $0.is(ArrowExprSyntax.self) }) { return .group([]) }
  return .group(
    elements.compactMap { element in
      element.is(BinaryOperatorExprSyntax.self) ? nil : readExpression(element, &context)
    })
}

private enum AssignmentKind {
  case plain, compound
}

private func assignmentKind(of node: ExprSyntax) -> AssignmentKind? {
  if node.is(AssignmentExprSyntax.self) { return .plain }
  guard let text = operatorText(node), text.utf8.last == UInt8(ascii: "="),
    text.utf8.first != UInt8(ascii: "."), !comparisons.contains(text)
  else { return nil }
  return .compound
}

private func operatorText(_ node: ExprSyntax) -> String? {
  node.as(BinaryOperatorExprSyntax.self)?.operator.text
}

private func isCast(_ node: ExprSyntax) -> Bool {
  node.is(UnresolvedAsExprSyntax.self) || node.is(UnresolvedIsExprSyntax.self)
}

private func bindsLooserThanCoalescing(_ node: ExprSyntax) -> Bool {
  operatorText(node).map { comparisons.contains($0) || looseOperators.contains($0) } ?? false
}

private func split(
  _ elements: ArraySlice<ExprSyntax>, at isSeparator: (ExprSyntax) -> Bool
) -> [ArraySlice<ExprSyntax>] {
  elements.split(omittingEmptySubsequences: true, whereSeparator: isSeparator)
}

private let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]
private let looseOperators: Set<String> = ["<", ">", "&&", "||"]
