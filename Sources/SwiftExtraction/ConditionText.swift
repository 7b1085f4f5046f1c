import Model
import SwiftSyntax

/// Reads every alternative of an `#if` under its condition; all are kept.
func readConditions<Result>(
  _ node: Node<IfConfigDeclSyntax>, _ context: inout ExtractionContext,
  _ read: (Node<IfConfigClauseSyntax.Elements>, inout ExtractionContext) -> Result
) -> [Result] {
  guard context.remainingDepth > 0 else {
    context.leaveOut(node)
    return []
  }
  var results: [Result] = []
  var excluded: String?
  for clause in node.clauses {
    let own = clause.condition.map { context.text.shortText(of: $0) }
    let condition = joinConditions(excluded, own)
    if let own { excluded = joinConditions(excluded, "!(\(own))") }
    guard let elements = clause.elements else { continue }
    let result = context.nested { context in
      context.under(condition) { read(elements, &$0) }
    }
    results.append(result)
  }
  return results
}

/// Reads the statements of every alternative, each behind the condition that compiles it; none when
/// all are empty.
func readCompiled(
  _ node: Node<IfConfigDeclSyntax>, _ context: inout ExtractionContext,
  _ read: (Node<CodeBlockItemListSyntax>, inout ExtractionContext) -> [Statement]
) -> [Statement] {
  let branches = readConditions(node, &context) { elements, context -> [Statement] in
    guard let items = elements.as(CodeBlockItemListSyntax.self) else { return [] }
    let statements = read(items, &context)
    let mark = context.condition.map { [Statement.compiled(condition: $0)] } ?? []
    return statements.isEmpty ? [] : mark + statements
  }
  if branches.allSatisfy(\.isEmpty) { return [] }
  return [.branches(branches, condition: conditionText(of: node, context))]
}

/// The condition after the first `#if`.
private func conditionText(of node: Node<IfConfigDeclSyntax>, _ context: ExtractionContext)
  -> String?
{
  node.clauses.first?.condition.map { context.text.shortText(of: $0) }
}

/// Both conditions, as far as one can still read them.
func joinConditions(_ first: String?, _ second: String?) -> String? {
  guard let first, let second else { return first ?? second }
  if first.utf8.count > 400 { return first.hasSuffix("…") ? first : first + " && …" }
  return "\(first) && \(second)"
}
