import Model
import SourceReading
import SwiftSyntax

/// How much of a file did not become facts, and where that starts.
struct Coverage {
  var lostByteCount = 0
  /// Offset of the first place; `nil` when everything was understood.
  var firstLoss: Int?
  /// Why it was lost.
  var cause = Cause.syntax

  enum Cause {
    /// More nesting than the parser takes; the rest of the file was kept from it.
    case excess(NestingMeter.Excess)
    case syntax, depth
  }
}

/// Adds up what was kept from the parser, and what it and the readers left out.
func measureCoverage(
  of tree: SourceFileSyntax, until end: ReadableEnd?, _ context: ExtractionContext
) -> Coverage {
  var coverage = Coverage()
  if tree.hasError { addUnexpected(in: Syntax(tree), to: &coverage) }
  if let cut = context.firstCut {
    coverage.lostByteCount += context.cutByteCount
    if cut < coverage.firstLoss ?? .max { (coverage.firstLoss, coverage.cause) = (cut, .depth) }
  }
  let size = context.text.bytes.count
  if let end {
    coverage.lostByteCount += size - end.offset
    (coverage.firstLoss, coverage.cause) = (end.offset, .excess(end.excess))
  }
  coverage.lostByteCount = min(coverage.lostByteCount, size)
  return coverage
}

extension Coverage {
  /// One problem for the file, at the first place; `nil` when everything was understood.
  func problem(in path: String, _ text: SourceBuffer) -> Problem? {
    guard let firstLoss else { return nil }
    let end = max(firstLoss, min(firstLoss + 1, text.bytes.count))
    let location = Location(file: path, span: text.span(from: firstLoss, to: end))
    let line = location.line
    switch cause {
    case .syntax:
      return Problem(
        .warning, "Line \(line) is not valid Swift, so facts around it are missing",
        advice: "Build the file with a compiler to see what is wrong", at: location)
    case .excess(let excess):
      return Problem(
        .warning,
        "Line \(line) has \(excess.description), so the rest of the file was not read",
        advice: "Leave the file out or take the code apart", at: location)
    case .depth:
      return Problem(
        .warning, "Line \(line) holds code nested too deep to follow, so parts of it are missing",
        advice: "Leave the file out or take the expression apart", at: location)
    }
  }
}

/// Goes only where the parser noted an error, in a list of its own instead of recursion.
private func addUnexpected(in root: Syntax, to coverage: inout Coverage) {
  var pending = [root]
  while let node = pending.popLast() {
    if node.is(UnexpectedNodesSyntax.self) {
      coverage.lostByteCount += node.trimmedLength.utf8Length
      note(node, in: &coverage)
    } else if let token = node.as(TokenSyntax.self) {
      if token.presence == .missing || token.tokenDiagnostic?.severity == .error {
        note(node, in: &coverage)
      }
    } else if node.hasError {
      pending += node.children(viewMode: .all)
    }
  }
}

private func note(_ node: Syntax, in coverage: inout Coverage) {
  coverage.firstLoss = min(
    coverage.firstLoss ?? .max, node.positionAfterSkippingLeadingTrivia.utf8Offset)
}
