import Model
import SwiftSyntax

/// Reads every alternative of an `#if` under its condition; all are kept.
func readConditions<Result>(
  _ node: IfConfigDeclSyntax, _ context: inout ExtractionContext,
  _ read: (IfConfigClauseSyntax.Elements, inout ExtractionContext) -> Result
) -> [Result] {
  var results: [Result] = []
  var excluded: [String] = []
  for clause in node.clauses {
    let own = clause.condition.map { context.text.shortText(of: $0) }
    let condition = (excluded + (own.map { [$0] } ?? [])).joined(separator: " && ")
    if let own { excluded.append("!(\(own))") }
    guard let elements = clause.elements else { continue }
    results.append(context.under(condition) { read(elements, &$0) })
  }
  return results
}

/// The condition after the first `#if`.
func conditionText(of node: IfConfigDeclSyntax, _ context: ExtractionContext) -> String? {
  node.clauses.first?.condition.map { context.text.shortText(of: $0) }
}
