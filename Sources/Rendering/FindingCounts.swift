import Model

/// How many findings there are of each sort.
struct FindingCounts {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var notes = 0
  /// Known from a baseline.
  private(set) var known = 0
  private(set) var suppressed = 0
  /// Guesses: they are shown, and no other number holds them.
  private(set) var hints = 0

  init(_ report: Report) {
    for finding in report.findings {
      if finding.suppressed != nil {
        suppressed += 1
      } else if finding.baselineState == .unchanged {
        known += 1
      } else if finding.confidence == .hint {
        hints += 1
      } else {
        switch finding.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
      }
    }
  }

  var shown: Int { errors + warnings + notes }

  /// `12 findings: 3 errors, 9 warnings`.
  var shownText: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    return counted(shown, "finding") + ": " + parts.joined(separator: ", ")
  }

  /// ` (2 hints, 4 known from the baseline, 1 suppressed)`; empty when there are none.
  var setAside: String {
    var parts: [String] = []
    if hints > 0 { parts.append(counted(hints, "hint")) }
    if known > 0 { parts.append("\(grouped(known)) known from the baseline") }
    if suppressed > 0 { parts.append("\(grouped(suppressed)) suppressed") }
    return parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")"
  }
}
