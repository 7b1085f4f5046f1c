package import Model
import SourceReading

/// Facts of one Kotlin file. Cannot fail: what the parser does not understand becomes a problem.
package func extractKotlin(_ source: SourceText) -> FileFacts {
  let text = SourceBuffer(source.text)
  let tree = parseTree(text.bytes)
  var context = ExtractionContext(text: text, directives: readDirectives(in: tree, text))
  var facts = FileFacts(path: source.path, language: .kotlin)
  facts.isGenerated = isMarkedAsGenerated(tree, text)
  withExtendedLifetime(tree) {
    readFile(tree.root, into: &facts, &context)
    facts.types = context.types
    facts.makeLazy(lazilyFilled(in: tree.root, context))
  }
  let coverage = Coverage(of: tree, context)
  facts.byteCount = text.bytes.count
  facts.understoodByteCount = text.bytes.count - coverage.lostByteCount
  let lost = coverage.problem(in: source.path, text)
  facts.problems =
    (lost.map { [$0] } ?? []) + context.directives.problems(in: source.path, text)
  return facts
}

/// Parses a file and keeps nothing of it: what reading it is measured against.
package func parseKotlin(_ source: SourceText) {
  _ = parseTree(SourceBuffer(source.text).bytes)
}
