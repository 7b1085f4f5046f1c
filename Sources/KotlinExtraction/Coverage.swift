import Model
import SourceReading

/// How much of a file did not become facts, and where that starts.
struct Coverage {
  let lostByteCount: Int
  /// Offset of the first place; `nil` when everything was understood.
  private let firstLoss: Int?
  private let cause: Cause

  private enum Cause { case syntax, depth }

  /// Adds up what the parser did not know and what the readers left out.
  init(of tree: SyntaxTree, _ context: ExtractionContext) {
    let firstUnknown = tree.loss.ranges.first?.lowerBound
    lostByteCount = min(tree.loss.byteCount + context.cutByteCount, context.text.bytes.count)
    if let cut = context.firstCut, cut < firstUnknown ?? .max {
      (firstLoss, cause) = (cut, .depth)
    } else {
      (firstLoss, cause) = (firstUnknown, .syntax)
    }
  }

  /// One problem for the file, at the first place; `nil` when everything was understood.
  func problem(in path: String, _ text: SourceBuffer) -> Problem? {
    guard let firstLoss else { return nil }
    let end = max(firstLoss, min(firstLoss + 1, text.bytes.count))
    let location = Location(file: path, span: text.span(from: firstLoss, to: end))
    let line = location.line
    switch cause {
    case .syntax:
      return Problem(
        .warning,
        "Line \(line) is not understood as Kotlin, so facts around it are missing",
        advice: "Build the file with a compiler to see whether it is valid, and report it if it is",
        at: location)
    case .depth:
      return Problem(
        .warning, "Line \(line) holds code nested too deep to follow, so parts of it are missing",
        advice: "Leave the file out or take the expression apart", at: location)
    }
  }
}
