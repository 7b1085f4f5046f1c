import Model

/// A finding, and those of the same rule that reach the same component from elsewhere, or note the
/// same of other variables of its component.
struct FindingFold {
  let finding: Violation
  /// In the order of their places; empty for a finding that stands alone.
  var others: [Violation] = []
}

/// `findings`, of which many that are about one component become one; their order stays.
func folded(_ findings: [Violation]) -> [FindingFold] {
  let targets = findings.map(CommonTarget.init)
  let counts = Dictionary(targets.compactMap { $0.map { ($0, 1) } }, uniquingKeysWith: +)
  var positions: [CommonTarget: Int] = [:]
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

/// What findings have in common that say the same of one component.
private struct CommonTarget: Hashable {
  let rule: String
  let severity: Severity
  let confidence: Confidence
  let component: ComponentID

  /// `nil` for a finding that has a way of its own, or that weighs too much to be one of many.
  init?(_ finding: Violation) {
    if finding.path.count == 2, let reached = finding.path.last, reached.relation == .reaches {
      component = reached.component
    } else if finding.path.isEmpty, finding.severity == .note, finding.location != nil {
      component = finding.component
    } else {
      return nil
    }
    rule = finding.rule
    severity = finding.severity
    confidence = finding.confidence
  }
}
