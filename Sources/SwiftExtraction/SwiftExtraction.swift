package import Model
import SourceReading
import SwiftParser
import SwiftSyntax

/// Stack that `extractSwift` needs for hostile input, in bytes: the parser recurses once for every
/// bracket, prefix operator and `else if`. Only pages that are touched take memory, so a thread
/// may ask for all of it; ordinary files do with 8 MB.
package let requiredStackBytes = 512 * 1024 * 1024

/// Facts of one Swift file. Cannot fail: what the parser does not understand becomes a problem.
package func extractSwift(_ source: SourceText) -> FileFacts {
  let text = SourceBuffer(source.text)
  let readable = text.bytes.withUnsafeBufferPointer(readableEnd)
  let tree = parse(text, upTo: readable?.offset ?? text.bytes.count)
  var context = ExtractionContext(text: text, directives: readDirectives(in: tree, text))
  var facts = FileFacts(path: source.path, language: .swift)
  facts.isGenerated = isMarkedAsGenerated(tree, text)
  withExtendedLifetime(tree) {
    readFile(Node<SourceFileSyntax>(RawNode(root: tree)), into: &facts, &context)
  }
  facts.types = context.types
  facts.localSilencers = context.localSilencers
  let coverage = measureCoverage(of: tree, until: readable, context)
  facts.byteCount = text.bytes.count
  facts.understoodByteCount = text.bytes.count - coverage.lostByteCount
  let lost = coverage.problem(in: source.path, text)
  facts.problems =
    (lost.map { [$0] } ?? []) + context.directives.problems(in: source.path, text)
  return facts
}

/// Parses a file and keeps nothing of it: what reading it is measured against.
package func parseSwift(_ source: SourceText) {
  let text = SourceBuffer(source.text)
  _ = parse(text, upTo: text.bytes.count)
}

private func parse(_ text: SourceBuffer, upTo end: Int) -> SourceFileSyntax {
  text.bytes.withUnsafeBufferPointer {
    Parser.parse(
      source: UnsafeBufferPointer(rebasing: $0[..<end]), maximumNestingLevel: bracketLimit)
  }
}
