import Model
import SwiftSyntax

/// Reads an `if` with all its `else if`s: branches where there is an `else`, a block otherwise.
func readIf(
  _ node: Node<IfExprSyntax>, _ context: inout ExtractionContext, _ read: BodyReader
) -> [Statement] {
  var (chain, lastBody) = unwind(node)
  if chain.count > context.remainingDepth {
    context.leaveOut(chain[context.remainingDepth])
    chain.removeSubrange(context.remainingDepth...)
    lastBody = nil
  }
  // From the last to the first, without recursion: generated chains are very long.
  var otherwise = lastBody.map { body in
    context.nested(by: chain.count) { read(body.statements, &$0) }
  }
  while let part = chain.popLast() {
    otherwise = context.nested(by: chain.count) { readIf(part, otherwise, &$0, read) }
  }
  return otherwise ?? []
}

/// Reads a `switch`: its subject, then a branch for each case.
func readSwitch(
  _ node: Node<SwitchExprSyntax>, _ context: inout ExtractionContext, _ read: BodyReader
) -> [Statement] {
  let subject = readExpression(node.subject, &context)
  let span = context.span(of: node.subject)
  if case .group(let parts) = subject, parts.count > 1, node.subject.kind == .tupleExpr {
    // Each part has a variable of its own.
    let held = parts.enumerated().map { holdSubject($1, span, part: $0) }
    let matched = MatchSubject(
      parts: parts.indices.map { part in
        let name = Expression.name(subjectName(ofPart: part), span)
        return MatchSubject(whole: name, source: name)
      })
    let branches = readCases(node.cases, of: matched, &context, read)
    return held + [.branches(branches, condition: nil)]
  }
  let branches = readCases(
    node.cases, of: MatchSubject(source: .name(subjectName, span)), &context, read)
  let isTakenApart = branches.contains { $0.contains(where: takesPart) }
  let evaluated = isTakenApart ? holdSubject(subject, span) : .expression(subject)
  return [evaluated, .branches(branches, condition: nil)]
}

private func unwind(_ node: Node<IfExprSyntax>) -> (
  chain: [Node<IfExprSyntax>], lastBody: Node<CodeBlockSyntax>?
) {
  var chain = [node]
  var current = node.elseBody
  while let next = current?.as(IfExprSyntax.self) {
    chain.append(next)
    current = next.elseBody
  }
  return (chain, current?.as(CodeBlockSyntax.self))
}

private func readIf(
  _ node: Node<IfExprSyntax>, _ otherwise: [Statement]?, _ context: inout ExtractionContext,
  _ read: BodyReader
) -> [Statement] {
  let conditions = readConditions(node.conditions, &context)
  let body = conditions.bound + read(node.body.statements, &context)
  let text = context.text.shortText(of: node.conditions)
  guard let otherwise else {
    return conditions.evaluated + [.block(body, condition: text)] + readRest(after: node, text)
  }
  return conditions.evaluated + [.branches([body, otherwise], condition: text)]
}

private func readCases(
  _ cases: Node<SwitchCaseListSyntax>, of subject: MatchSubject, _ context: inout ExtractionContext,
  _ read: BodyReader
) -> [[Statement]] {
  var branches: [[Statement]] = []
  for element in cases {
    switch element.kind {
    case .switchCase:
      let node = Node<SwitchCaseSyntax>(element)
      let matched = readLabel(node.label, of: subject, &context)
      let label = Statement.rest(condition: labelText(node.label, context))
      branches.append([label] + matched + read(node.statements, &context))
    case .ifConfigDecl:
      branches += readConditions(Node<IfConfigDeclSyntax>(element), &context) { elements, context in
        guard let inner = elements.as(SwitchCaseListSyntax.self) else { return [[Statement]]() }
        return readCases(inner, of: subject, &context, read)
      }.flatMap { $0 }
    default:
      break
    }
  }
  return branches
}

/// `case .loggedIn(let session)`, which is when the branch runs.
private func labelText(_ label: Node<SwitchCaseSyntax.Label>, _ context: ExtractionContext)
  -> String
{
  guard let node = label.as(SwitchCaseLabelSyntax.self) else { return "default" }
  return "case \(context.text.shortText(of: node.caseItems))"
}

private func readLabel(
  _ label: Node<SwitchCaseSyntax.Label>, of subject: MatchSubject,
  _ context: inout ExtractionContext
) -> [Statement] {
  guard let node = label.as(SwitchCaseLabelSyntax.self) else { return [] }
  return node.caseItems.flatMap { item in
    readMatch(item.pattern, of: subject, &context)
      + (item.whereClause.map { [.expression(readExpression($0.condition, &context))] } ?? [])
  }
}
