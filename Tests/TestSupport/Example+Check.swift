import Analysis
import Model
package import Rules

extension Example {
  /// What is wrong when the rule alone looks at the example; `nil` when it says exactly the marks.
  package func fault(under rule: Rule) async -> String? {
    let files = projectFiles(text)
    let expected = files.flatMap(marks).sorted()
    if files.isEmpty { return "no file: a file starts with '//- path' or '#- path'" }
    switch expectation {
    case .flagged where expected.isEmpty: return "a flagged example without a mark"
    case .accepted where !expected.isEmpty: return "an accepted example with a mark"
    case .flagged, .accepted: break
    }
    let report = await analyze(
      AnalysisInput(files: files, name: "Example"), settings: .with(only: rule))
    let found = report.findings.map(spelling).sorted()
    guard found != expected.map(\.description).sorted() else { return nil }
    return """
      expected:
      \(list(expected.map(\.description)))
      found:
      \(list(found))
      problems:
      \(list(report.problems.map(\.message)))
      """
  }
}

/// A finding in the words of a mark; one that no mark can show is unlike every mark.
private func spelling(of violation: Violation) -> String {
  guard let place = violation.location else { return "without a place: \(violation.message)" }
  guard place.line == place.endLine else {
    return "over lines \(place.file):\(place.line)-\(place.endLine): \(violation.message)"
  }
  return Mark(
    file: place.file, line: place.line, column: place.column, endColumn: place.endColumn,
    message: violation.message
  ).description
}

private func list(_ lines: [String]) -> String {
  lines.isEmpty ? "  nothing" : lines.map { "  \($0)" }.joined(separator: "\n")
}
