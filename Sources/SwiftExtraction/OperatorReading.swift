import Model
import SourceReading
import SwiftSyntax

/// Reads operands and operators in the order of the source, splitting at the operators that bind
/// least: assignment, `?:`, comparison and logic, `??`, casts, then all others.
func readSequence(
  _ elements: Node<ExprListSyntax>, _ context: inout ExtractionContext
) -> Expression {
  readSequence(elements.map(Element.init)[...], &context)
}

/// An operand or an operator.
private struct Element {
  enum Role {
    case operand, assignment, compoundAssignment, choice, loose, coalescing, cast, arrow
    case otherOperator
  }

  let node: Node<ExprSyntax>
  let role: Role

  init(_ node: Node<ExprSyntax>) {
    self.node = node
    role =
      switch node.kind {
      case .binaryOperatorExpr:
        Role(ofOperator: Node<BinaryOperatorExprSyntax>(node).operator.text)
      case .assignmentExpr: .assignment
      case .unresolvedTernaryExpr: .choice
      case .unresolvedAsExpr, .unresolvedIsExpr: .cast
      case .arrowExpr: .arrow
      default: .operand
      }
  }

  var isAssignment: Bool { role == .assignment || role == .compoundAssignment }
}

extension Element.Role {
  fileprivate init(ofOperator text: String) {
    if text == "??" {
      self = .coalescing
    } else if comparisons.contains(text) || looseOperators.contains(text) {
      self = .loose
    } else {
      let assigns = text.utf8.last == UInt8(ascii: "=") && text.utf8.first != UInt8(ascii: ".")
      self = assigns ? .compoundAssignment : .otherOperator
    }
  }
}

private func readSequence(
  _ elements: ArraySlice<Element>, _ context: inout ExtractionContext
) -> Expression {
  readNested(elements, &context, readOperators)
}

private func readNested(
  _ elements: ArraySlice<Element>, _ context: inout ExtractionContext,
  _ read: (ArraySlice<Element>, inout ExtractionContext) -> Expression
) -> Expression {
  guard elements.count > 1 else {
    return elements.first.map { readExpression($0.node, &context) } ?? .group([])
  }
  guard context.remainingDepth > 0 else {
    if let first = elements.first, let last = elements.last {
      context.leaveOut(from: first.node.start, to: last.node.end)
    }
    return .group([])
  }
  return context.nested { read(elements, &$0) }
}

private func readOperators(
  _ elements: ArraySlice<Element>, _ context: inout ExtractionContext
) -> Expression {
  if let position = elements.firstIndex(where: \.isAssignment) {
    return readAssignment(elements, at: position, &context)
  }
  return readChoice(elements, &context)
}

/// Reads what stands beside an assignment; a chain of `?:` is not searched for assignments again.
private func readChoice(
  _ elements: ArraySlice<Element>, _ context: inout ExtractionContext
) -> Expression {
  if let position = elements.firstIndex(where: { $0.role == .choice }) {
    return readTernary(elements, at: position, &context)
  }
  let operands = split(elements, at: .loose)
  if operands.count > 1 {
    return .group(operands.map { readCoalescing($0, &context) })
  }
  return readCoalescing(elements, &context)
}

private func readAssignment(
  _ elements: ArraySlice<Element>, at position: Int, _ context: inout ExtractionContext
) -> Expression {
  let target = readSequence(elements[..<position], &context)
  let value = readSequence(elements[(position + 1)...], &context)
  // `_ = value` keeps nothing.
  if case .name("_", _) = target { return .group([value]) }
  let start = elements.first.map(\.node.start) ?? 0
  let end = elements.last.map(\.node.end) ?? start
  return .assignment(
    Assignment(
      target: target, value: value,
      isCompound: elements[position].role == .compoundAssignment,
      span: context.text.span(from: start, to: end)))
}

/// The condition is evaluated and never the value; so it stands among the alternatives as a group.
private func readTernary(
  _ elements: ArraySlice<Element>, at position: Int, _ context: inout ExtractionContext
) -> Expression {
  let condition = readSequence(elements[..<position], &context)
  let choice = Node<UnresolvedTernaryExprSyntax>(elements[position].node)
  let first = readExpression(choice.thenExpression, &context)
  let second = readNested(elements[(position + 1)...], &context, readChoice)
  return .alternatives([.group([condition]), first, second])
}

private func readCoalescing(
  _ elements: ArraySlice<Element>, _ context: inout ExtractionContext
) -> Expression {
  let choices = split(elements, at: .coalescing)
  if choices.count == 1 { return readCasts(elements, &context) }
  return .alternatives(choices.map { readCasts($0, &context) })
}

private func readCasts(
  _ elements: ArraySlice<Element>, _ context: inout ExtractionContext
) -> Expression {
  guard let position = elements.firstIndex(where: { $0.role == .cast }) else {
    return readOperands(elements, &context)
  }
  var result = readOperands(elements[..<position], &context)
  let start = elements.first.map(\.node.start) ?? 0
  var rest = elements[position...]
  while rest.count > 1, let cast = rest.popFirst()?.node, let type = rest.popFirst()?.node {
    guard cast.kind == .unresolvedAsExpr, let type = type.as(TypeExprSyntax.self) else {
      // `is` asks for the type and gives a Boolean.
      result = .group([result])
      continue
    }
    let span = context.text.span(from: start, to: type.end)
    result = .cast(result, readType(type.type, &context), span)
  }
  return result
}

private func readOperands(
  _ elements: ArraySlice<Element>, _ context: inout ExtractionContext
) -> Expression {
  if elements.count == 1, let only = elements.first { return readExpression(only.node, &context) }
  // An arrow makes the sequence a function type, which evaluates nothing.
  if elements.contains(where: { $0.role == .arrow }) { return .group([]) }
  return .group(
    elements.compactMap { element in
      isOperator(element) ? nil : readExpression(element.node, &context)
    })
}

private func isOperator(_ element: Element) -> Bool {
  element.node.kind == .binaryOperatorExpr
}

private func split(
  _ elements: ArraySlice<Element>, at separator: Element.Role
) -> [ArraySlice<Element>] {
  elements.split(omittingEmptySubsequences: true) { $0.role == separator }
}

private let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]
private let looseOperators: Set<String> = ["<", ">", "&&", "||"]
