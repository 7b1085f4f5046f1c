/// What is different from one report to a later one. Lines, places and their numbers do not count;
/// neither do tests, previews, samples, generated and system code, nor hints. Components that are
/// on both sides bear the identity of the new one.
package struct ReportDifference: Sendable, Hashable, Codable {
  /// One of the two reports.
  package struct Side: Sendable, Hashable, Codable {
    package let name: String
    package let tool: Report.Tool
    package let filesWhole: Int
    package let filesPartial: Int
    package let filesSkipped: Int
    package let bytes: Int
    package let understoodBytes: Int
    /// Components that are compared.
    package let components: Int
    /// Findings that are compared.
    package let findings: Int

    package init(_ report: Report, components: Int, findings: Int) {
      name = report.name
      tool = report.tool
      filesWhole = report.coverage.filesWhole
      filesPartial = report.coverage.partial.count
      filesSkipped = report.coverage.skipped.count
      bytes = report.coverage.bytes
      understoodBytes = report.coverage.understoodBytes
      self.components = components
      self.findings = findings
    }
  }

  /// Why a part of the difference may come from how the reports were made.
  package struct Reservation: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Codable, CaseIterable {
      case versions, coverage, index, rules, inputs
    }

    package let kind: Kind
    /// One sentence.
    package let text: String

    package init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  package let old: Side
  package let new: Side
  /// Components that are on both sides.
  package let commonComponents: Int
  package let reservations: [Reservation]
  /// Sorted by name.
  package let scopes: [ScopeChange]
  /// Sorted by identity.
  package let components: [ComponentChange]
  /// Sorted by source, then by target.
  package let relations: [RelationChange]
  /// Sorted by component, then by spelling.
  package let accessPoints: [AccessPointChange]
  /// The gravest first.
  package let findings: FindingChanges
  /// Sorted by component, then by key.
  package let verdicts: [VerdictChange]
  /// Those that differ, in the order of the inventory.
  package let numbers: [NumberChange]

  package init(
    old: Side, new: Side, commonComponents: Int, reservations: [Reservation],
    scopes: [ScopeChange], components: [ComponentChange], relations: [RelationChange],
    accessPoints: [AccessPointChange], findings: FindingChanges, verdicts: [VerdictChange],
    numbers: [NumberChange]
  ) {
    self.old = old
    self.new = new
    self.commonComponents = commonComponents
    self.reservations = reservations
    self.scopes = scopes
    self.components = components
    self.relations = relations
    self.accessPoints = accessPoints
    self.findings = findings
    self.verdicts = verdicts
    self.numbers = numbers
  }

  /// True when neither the graph nor what was found in it differs; numbers alone, such as one more
  /// place of an access that was there, are no difference.
  package var isEmpty: Bool {
    scopes.isEmpty && components.isEmpty && relations.isEmpty && accessPoints.isEmpty
      && findings.isEmpty && verdicts.isEmpty
  }
}

/// Two reports with what is different between them.
package struct ReportComparison: Sendable {
  package let old: Report
  package let new: Report
  package let difference: ReportDifference

  package init(old: Report, new: Report, difference: ReportDifference) {
    self.old = old
    self.new = new
    self.difference = difference
  }
}
