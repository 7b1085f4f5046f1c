import Model

/// What a confidence of a rule rests on.
struct FindingBasis: Hashable {
  let rule: String
  let confidence: Confidence
  let clause: String
}

/// What the findings rest on, each once: by rule, the surest first.
func findingBases(_ findings: [Violation]) -> [FindingBasis] {
  let bases = Set(
    findings.compactMap { finding in
      finding.basis.map {
        FindingBasis(rule: finding.rule, confidence: finding.confidence, clause: $0)
      }
    })
  return bases.sorted {
    ($0.rule, $1.confidence, $0.clause) < ($1.rule, $0.confidence, $1.clause)
  }
}
