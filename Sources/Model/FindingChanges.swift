/// Findings that came, went, or weigh more or less than before.
package struct FindingChanges: Sendable, Hashable, Codable {
  /// A finding on both sides.
  package struct Reweighed: Sendable, Hashable, Codable {
    package let oldSeverity: Severity
    package let oldConfidence: Confidence
    /// As it is now.
    package let finding: Violation

    package init(old: Violation, new: Violation) {
      oldSeverity = old.severity
      oldConfidence = old.confidence
      finding = new
    }

    /// True when it weighs more than before, or as much and is surer.
    package var isGraver: Bool {
      (finding.severity, finding.confidence) > (oldSeverity, oldConfidence)
    }
  }

  package let new: [Violation]
  package let fixed: [Violation]
  package let reweighed: [Reweighed]

  package init(new: [Violation], fixed: [Violation], reweighed: [Reweighed]) {
    self.new = new
    self.fixed = fixed
    self.reweighed = reweighed
  }

  package var isEmpty: Bool { new.isEmpty && fixed.isEmpty && reweighed.isEmpty }
}
