import SourceReading
import SwiftSyntax

/// True for `true`, and for the question whether the task is cancelled: what such conditions guard
/// goes on until something from outside ends it.
func isAlwaysTrue(_ conditions: Node<ConditionElementListSyntax>, _ text: SourceBuffer) -> Bool {
  guard conditions.count == 1, let condition = conditions.first?.condition else { return false }
  return condition.raw.isExpression
    && ["true", "!Task.isCancelled"].contains(text.text(of: condition))
}

/// True when some statement in the body of a loop may leave the loop. Leaving because the object is
/// gone, as in `guard let self else { return }`, does not count: as long as it is there, it goes on.
func canLeave(_ body: Node<CodeBlockSyntax>, _ text: SourceBuffer) -> Bool {
  LoopExitSearch(text: text).isExit(body.raw, LoopExitSearch.Surroundings())
}

private struct LoopExitSearch {
  let text: SourceBuffer

  /// What stands around a statement, inside the body.
  struct Surroundings {
    /// True in an inner loop or switch, which a `break` leaves.
    var isInsideInner = false
    /// True in a `do` with a `catch`, which takes errors before they leave the loop.
    var catchesErrors = false
  }

  /// True when the node, or one inside it, may leave the loop.
  func isExit(_ node: RawNode, _ surroundings: Surroundings) -> Bool {
    var inside = surroundings
    switch node.kind {
    case .returnStmt, .throwStmt:
      return true
    case .breakStmt:
      return !surroundings.isInsideInner || Node<BreakStmtSyntax>(node).label != nil
    case .tryExpr where !surroundings.catchesErrors:
      if throwsOut(Node<TryExprSyntax>(node)) { return true }
    case .guardStmt where asksForSelf(Node<GuardStmtSyntax>(node).conditions):
      return false
    case .doStmt:
      if !Node<DoStmtSyntax>(node).catchClauses.isEmpty { inside.catchesErrors = true }
    case .switchExpr, .forStmt, .whileStmt, .repeatStmt:
      inside.isInsideInner = true
    case .closureExpr, .functionDecl:
      // What stands in these leaves only them.
      return false
    default:
      break
    }
    return node.presentChildren.contains { isExit($0, inside) }
  }

  private func throwsOut(_ node: Node<TryExprSyntax>) -> Bool {
    if node.questionOrExclamationMark != nil { return false }
    // These throw only when the task is cancelled.
    let text = text.text(of: node.expression)
    return !text.contains("sleep(") && !text.contains("checkCancellation(")
  }

  private func asksForSelf(_ conditions: Node<ConditionElementListSyntax>) -> Bool {
    guard conditions.count == 1, let condition = conditions.first?.condition else { return false }
    return askingForSelf.contains(text.text(of: condition))
  }
}

private let askingForSelf: Set<String> = [
  "let self", "let self = self", "self != nil", "let strongSelf = self", "let `self` = self",
]
