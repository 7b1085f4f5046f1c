package import Model
import SwiftParser
import SwiftSyntax

/// Stack that `extractSwift` needs for hostile input, in bytes: the parser recurses once for every
/// bracket, prefix operator and `else if`. Only pages that are touched take memory, so a thread
/// may ask for all of it; ordinary files do with 8 MB.
package let requiredStackBytes = 512 * 1024 * 1024

/// Facts of one Swift file. Cannot fail: what the parser does not understand becomes a problem.
package func extractSwift(_ source: SourceText) -> FileFacts {
  let text = SourceBuffer(source.text)
  let tree = text.bytes.withUnsafeBufferPointer {
    Parser.parse(source: $0, maximumNestingLevel: maximumBracketNesting)
  }
  var context = ExtractionContext(text: text, directives: readDirectives(in: tree, text))
  var facts = FileFacts(path: source.path, language: .swift)
  facts.isGenerated = isMarkedAsGenerated(tree, text)
  readFile(tree, into: &facts, &context)
  facts.types = context.types
  let coverage = measureCoverage(of: tree, context)
  facts.byteCount = text.bytes.count
  facts.understoodByteCount = text.bytes.count - coverage.lostByteCount
  let lost = coverage.problem(in: source.path, text)
  facts.problems =
    (lost.map { [$0] } ?? []) + context.directives.problems(in: source.path, text)
  return facts
}

/// Brackets inside each other that are still read; real code stays below 40.
let maximumBracketNesting = 1024
