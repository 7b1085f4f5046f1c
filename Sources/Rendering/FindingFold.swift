import Model

/// A finding, and those of the same rule that reach the same component from elsewhere.
struct FindingFold {
  let finding: Violation
  /// In the order of their places; empty for a finding that stands alone.
  var others: [Violation] = []
}

/// `findings`, of which many that reach one component become one; their order stays.
func folded(_ findings: [Violation]) -> [FindingFold] {
  let targets = findings.map(ReachedTarget.init)
  let counts = Dictionary(targets.compactMap { $0.map { ($0, 1) } }, uniquingKeysWith: +)
  var positions: [ReachedTarget: Int] = [:]
  var folds: [FindingFold] = []
  for (finding, target) in zip(findings, targets) {
    guard let target, counts[target, default: 0] > mostInFull else {
      folds.append(FindingFold(finding: finding))
      continue
    }
    if let position = positions[target] {
      folds[position].others.append(finding)
    } else {
      positions[target] = folds.count
      folds.append(FindingFold(finding: finding))
    }
  }
  return folds
}

/// Up to so many findings are easier to read one by one.
let mostInFull = 5

/// What findings have in common that say of several components the same about one other.
private struct ReachedTarget: Hashable {
  let rule: String
  let severity: Severity
  let confidence: Confidence
  let component: ComponentID

  /// `nil` for a finding that is not about reaching a component straight away.
  init?(_ finding: Violation) {
    guard finding.path.count == 2, let reached = finding.path.last, reached.relation == .reaches
    else { return nil }
    rule = finding.rule
    severity = finding.severity
    confidence = finding.confidence
    component = reached.component
  }
}
