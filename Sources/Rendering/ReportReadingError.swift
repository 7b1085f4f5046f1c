import Model

/// Why a text is no saved report that can be used.
package enum ReportReadingError: Error, Hashable {
  /// Nothing but blanks.
  case empty
  /// No JSON; `detail` says where it stops being JSON.
  case notJSON(detail: String)
  /// JSON that ends too early.
  case cutOff
  /// JSON of another kind; `missing` names the first key that a report would have.
  case notAReport(missing: String)
  /// A report of a later version of the program.
  case newerSchema(version: Int)
  /// A report with a value that it cannot hold; `path` is like `findings[3].severity`.
  case damaged(path: String, detail: String)

  /// What is wrong and what to do, as one sentence without a period.
  package var message: String {
    switch self {
    case .empty:
      "the file is empty; write it again with `lifegraph report`"
    case .notJSON(let detail):
      "this is not JSON (\(detail)); a saved report is the file report.json of `lifegraph report`"
    case .cutOff:
      "the JSON ends too early, the file was probably cut off; write it again with "
        + "`lifegraph report`"
    case .notAReport(let missing):
      "this JSON is not a saved report: `\(missing)` is missing; a saved report is the file "
        + "report.json of `lifegraph report`"
    case .newerSchema(let version):
      "the report has schema version \(version) and this program reads up to "
        + "\(Report.currentSchemaVersion); use a newer lifegraph or write the report again"
    case .damaged(let path, let detail):
      "the report is damaged at `\(path)`: \(detail); write it again with `lifegraph report`"
    }
  }
}
