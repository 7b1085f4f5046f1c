import SwiftSyntax

/// True for `true`, and for the question whether the task is cancelled: what such conditions guard
/// goes on until something from outside ends it.
func isAlwaysTrue(_ conditions: ConditionElementListSyntax) -> Bool {
  conditions.count == 1 && conditions.first.map(isAlwaysTrue) == true
}

private func isAlwaysTrue(_ element: ConditionElementSyntax) -> Bool {
  guard case .expression(let expression) = element.condition else { return false }
  return ["true", "!Task.isCancelled"].contains(expression.trimmedDescription)
}

/// True when some statement in the body of a loop may leave the loop. Leaving because the object is
/// gone, as in `guard let self else { return }`, does not count: as long as it is there, it goes on.
func canLeave(_ body: CodeBlockSyntax) -> Bool {
  let search = LoopExitSearch(viewMode: .sourceAccurate)
  search.walk(body)
  return search.isFound
}

private final class LoopExitSearch: SyntaxVisitor {
  private(set) var isFound = false
  /// Loops and switches inside the body, of which a `break` leaves only the innermost.
  private var innerDepth = 0
  /// `do`s around with a `catch`, which takes errors before they leave the loop.
  private var catchDepth = 0

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { leave() }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { leave() }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    innerDepth == 0 || node.label != nil ? leave() : .skipChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    if !node.catchClauses.isEmpty { catchDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: DoStmtSyntax) {
    if !node.catchClauses.isEmpty { catchDepth -= 1 }
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark != nil || catchDepth > 0 { return .visitChildren }
    // These throw only when the task is cancelled.
    let text = node.expression.trimmedDescription
    return text.contains("sleep(") || text.contains("checkCancellation(")
      ? .visitChildren : leave()
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    asksForSelf(node.conditions) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: SwitchExprSyntax) { innerDepth -= 1 }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ForStmtSyntax) { innerDepth -= 1 }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: WhileStmtSyntax) { innerDepth -= 1 }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: RepeatStmtSyntax) { innerDepth -= 1 }

  // What stands in these leaves only them.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func leave() -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  private func enter() -> SyntaxVisitorContinueKind {
    innerDepth += 1
    return .visitChildren
  }

  private func asksForSelf(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.count == 1
      && [
        "let self", "let self = self", "self != nil", "let strongSelf = self", "let `self` = self",
      ]
      .contains(conditions.first?.condition.trimmedDescription ?? "")
  }
}
