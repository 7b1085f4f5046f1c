import Model
import SourceReading

/// Reads what the branches of an `if` or `when` do.
typealias BranchReader = (Node, inout ExtractionContext) -> [Statement]

/// `nil` for everything but `if`, `when` and `try`.
func readBranching(
  _ node: Node, _ context: inout ExtractionContext, _ read: BranchReader
) -> [Statement]? {
  switch node.kind {
  case .ifExpression: readIf(node, &context, read)
  case .whenExpression: readWhen(node, &context, read)
  case .tryExpression: readTry(node, &context, read)
  case .parenthesizedExpression:
    node.firstNamed.flatMap { $0.kind.isBranching ? readBranching($0, &context, read) : nil }
  default: nil
  }
}

extension NodeKind {
  /// True for expressions with statements inside.
  var isBranching: Bool {
    self == .ifExpression || self == .whenExpression || self == .tryExpression
  }
}

/// An `if` with all its `else if`s: branches where there is an `else`, a block otherwise.
private func readIf(
  _ node: Node, _ context: inout ExtractionContext, _ read: BranchReader
) -> [Statement] {
  // From the last to the first, without recursion: generated chains are very long.
  var chain = [IfParts(node)]
  while let next = chain.last?.otherwise, next.kind == .ifExpression, chain.count < longestChain {
    chain.append(IfParts(next))
  }
  var otherwise = chain.last?.otherwise.map { read($0, &context) }
  while let part = chain.popLast() {
    otherwise = readIf(part, otherwise, &context, read)
  }
  return otherwise ?? []
}

/// More than this many `else if`s are left out.
private let longestChain = 500

/// The parts of one `if`.
private struct IfParts {
  var condition: Node?
  var body: Node?
  var otherwise: Node?

  init(_ node: Node) {
    var isElse = false
    for child in node.children {
      if child.field == .condition {
        condition = child
      } else if child.kind == .elseToken {
        isElse = true
      } else if child.isNamed, condition != nil {
        if isElse { otherwise = child } else { body = child }
      }
    }
  }
}

private func readIf(
  _ part: IfParts, _ otherwise: [Statement]?, _ context: inout ExtractionContext,
  _ read: BranchReader
) -> [Statement] {
  guard let condition = part.condition else { return otherwise ?? [] }
  let evaluated = Statement.expression(readExpression(condition, &context))
  let body = part.body.map { smartCasts(in: condition, for: $0, &context) + read($0, &context) }
  let text = context.shortText(of: condition)
  guard let otherwise else {
    let rest: [Statement] =
      part.body.map(leaves) == true ? [.rest(condition: shortened("!(\(text))"))] : []
    return [evaluated, .block(body ?? [], condition: text)] + rest
  }
  return [evaluated, .branches([body ?? [], otherwise], condition: text)]
}

/// True for a body whose last statement leaves what stands around.
private func leaves(_ body: Node) -> Bool {
  let last = body.kind == .block ? body.children.reversed().first(where: \.isNamed) : body
  return last.map { $0.kind.isExit } ?? false
}

/// A `when`: its subject, then a branch for each entry.
private func readWhen(
  _ node: Node, _ context: inout ExtractionContext, _ read: BranchReader
) -> [Statement] {
  var evaluated: [Statement] = []
  var subject: Node?
  if let head = node.first(.whenSubject) {
    let value = head.children.reversed().first { $0.isNamed && $0.kind != .variableDeclaration }
    let expression = value.map { readExpression($0, &context) }
    if let name = head.first(.variableDeclaration)?.first(.identifier) {
      subject = name
      evaluated.append(
        .local(
          LocalVariable(
            name: context.name(of: name), type: nil, value: expression, strength: .strong,
            span: context.span(of: name))))
    } else {
      subject = value
      evaluated += expression.map { [.expression($0)] } ?? []
    }
  }
  var branches: [[Statement]] = []
  for entry in node.children where entry.kind == .whenEntry {
    branches.append(readEntry(entry, of: subject, &context, read))
  }
  return evaluated + [.branches(branches, condition: nil)]
}

private func readEntry(
  _ entry: Node, of subject: Node?, _ context: inout ExtractionContext, _ read: BranchReader
) -> [Statement] {
  let conditions = entry.children.filter { $0.field == .condition }
  guard let body = entry.children.reversed().first(where: { $0.isNamed && $0.field != .condition })
  else { return [] }
  let label =
    conditions.isEmpty
    ? "else" : conditions.map { context.shortText(of: $0) }.joined(separator: ", ")
  var statements: [Statement] = [.rest(condition: shortened(label))]
  for condition in conditions {
    switch condition.kind {
    case .typeTest:
      guard conditions.count == 1, let subject, let type = readType(in: condition, &context) else {
        continue
      }
      statements += smartCast(subject, to: type, for: body, context)
    case .rangeTest:
      if let range = condition.children.reversed().first(where: \.isNamed) {
        statements.append(.expression(readExpression(range, &context)))
      }
    default:
      statements.append(.expression(readExpression(condition, &context)))
      if subject == nil { statements += smartCasts(in: condition, for: body, &context) }
    }
  }
  return statements + read(body, &context)
}

/// `if (x is T)`, also as one of several conditions: inside, `x` is a `T`.
private func smartCasts(
  in condition: Node, for body: Node, _ context: inout ExtractionContext
) -> [Statement] {
  var pending = [condition]
  var casts: [Statement] = []
  while let part = pending.popLast() {
    switch part.kind {
    case .parenthesizedExpression:
      pending += part.named
    case .binaryExpression:
      if let sign = part.first(NodeField.operator), context.text(of: sign) == "&&" {
        pending += part.named.filter { $0.field == .left || $0.field == .right }
      }
    case .isExpression:
      guard let subject = part.first(NodeField.left), let type = part.first(NodeField.right),
        type.kind.isType, !context.text(of: part).contains("!is")
      else { continue }
      casts += smartCast(subject, to: readType(type, &context), for: body, context)
    default:
      continue
    }
  }
  return casts
}

/// A variable of the same name with the type that is known. Where the body gives the variable another
/// value, it has to stay the one it is.
private func smartCast(
  _ subject: Node, to type: TypeReference, for body: Node, _ context: ExtractionContext
) -> [Statement] {
  guard subject.kind == .identifier else { return [] }
  let name = context.name(of: subject)
  if assigns(body, name, context) { return [] }
  let span = context.span(of: subject)
  return [
    .local(
      LocalVariable(
        name: name, type: type, value: .name(name, span), strength: .strong, span: span))
  ]
}

private func assigns(_ body: Node, _ name: String, _ context: ExtractionContext) -> Bool {
  body.subtree.contains { node in
    guard node.kind == .assignment, let left = node.first(NodeField.left) else { return false }
    return left.kind == .identifier && context.name(of: left) == name
  }
}

/// A `try` with its `catch`es; without an error those do not run.
private func readTry(
  _ node: Node, _ context: inout ExtractionContext, _ read: BranchReader
) -> [Statement] {
  var statements: [Statement] = []
  for child in node.children {
    switch child.kind {
    case .block:
      statements.append(.block(read(child, &context), condition: nil))
    case .catchBlock:
      guard let block = child.first(.block) else { continue }
      let text = context.text.shortText(from: child.start, to: block.start)
      statements.append(.block(read(block, &context), condition: text))
    case .finallyBlock:
      guard let block = child.first(.block) else { continue }
      statements.append(.block(readStatements(block, &context), condition: nil))
    default:
      continue
    }
  }
  return statements
}
