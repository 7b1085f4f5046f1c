import Model
import SwiftSyntax

/// How much of a file did not become facts, and where that starts.
struct Coverage {
  var lostByteCount = 0
  /// Offset of the first place; `nil` when everything was understood.
  var firstLoss: Int?
  /// Why it was lost.
  var cause = Cause.syntax

  enum Cause {
    case syntax, brackets, depth
  }
}

/// Adds up what the parser and the readers left out.
func measureCoverage(of tree: SourceFileSyntax, _ context: ExtractionContext) -> Coverage {
  var coverage = Coverage()
  if tree.hasError { addUnexpected(in: Syntax(tree), to: &coverage) }
  if let start = coverage.firstLoss, bracketDepth(in: tree, before: start) >= bracketAlarm {
    coverage.cause = .brackets
  }
  if let cut = context.firstCut {
    coverage.lostByteCount += context.cutByteCount
    if coverage.cause != .brackets, cut < coverage.firstLoss ?? .max {
      (coverage.firstLoss, coverage.cause) = (cut, .depth)
    }
  }
  coverage.lostByteCount = min(coverage.lostByteCount, context.text.bytes.count)
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
    case .brackets:
      return Problem(
        .warning,
        "Line \(line) has more than \(maximumBracketNesting) brackets inside each other, "
          + "so the rest of the file was not read",
        advice: "Leave the file out or take the expression apart", at: location)
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
      coverage.lostByteCount += max(0, endOffset(of: node) - startOffset(of: node))
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
  coverage.firstLoss = min(coverage.firstLoss ?? .max, startOffset(of: node))
}

/// Brackets open at an offset.
private func bracketDepth(in tree: SourceFileSyntax, before offset: Int) -> Int {
  var depth = 0
  for token in tree.tokens(viewMode: .sourceAccurate) {
    if startOffset(of: token) >= offset { break }
    switch token.tokenKind {
    case .leftParen, .leftBrace, .leftSquare: depth += 1
    case .rightParen, .rightBrace, .rightSquare: depth -= 1
    default: break
    }
  }
  return depth
}

/// The parser counts some constructs without brackets too.
private let bracketAlarm = maximumBracketNesting - 64
