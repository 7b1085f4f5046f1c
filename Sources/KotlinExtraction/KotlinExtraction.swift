package import Model
import SourceReading

/// Facts of one Kotlin file. Cannot fail: what the parser does not understand becomes a problem.
package func extractKotlin(_ source: SourceText) -> FileFacts {
  let text = SourceBuffer(source.text)
  let tree = parseTree(text.bytes)
  var context = ExtractionContext(text: text, directives: DirectiveTable())
  var facts = FileFacts(path: source.path, language: .kotlin)
  withExtendedLifetime(tree) { readFile(tree.root, into: &facts, &context) }
  facts.types = context.types
  facts.byteCount = text.bytes.count
  facts.understoodByteCount = text.bytes.count - context.cutByteCount
  return facts
}
