package import Model
import SourceReading

/// Facts of one Kotlin file. Cannot fail: what the parser does not understand becomes a problem.
package func extractKotlin(_ source: SourceText) -> FileFacts {
  let text = SourceBuffer(source.text)
  let tree = parseTree(text.bytes)
  var facts = FileFacts(path: source.path, language: .kotlin)
  facts.byteCount = text.bytes.count
  facts.understoodByteCount = tree.hasError ? 0 : text.bytes.count
  return facts
}
