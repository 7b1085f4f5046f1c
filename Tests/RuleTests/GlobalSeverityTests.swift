import Analysis
import Model
import Testing

@Suite struct GlobalSeverityTests {
  @Test(arguments: [
    ("DDLogLevel", Severity.note), ("OSLogType", .note), ("Logger.Level", .note),
    ("AccessLevel", .warning), ("Int", .warning),
  ])
  func `How much is written to the log is worth a note`(type: String, expected: Severity) async {
    let source = """
      var level: \(type) = first()
      func first() -> \(type) { fatalError() }
      func change() { level = first() }
      func read() -> \(type) { level }

      """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    #expect(
      report.findings.filter { $0.rule == "global-mutable-state" }.map(\.severity) == [expected])
  }

  @Test(arguments: [("private", Severity.note), ("", .warning)])
  func `One of the top level that only its own file writes surprises nobody else`(
    visibility: String, expected: Severity
  ) async {
    let source =
      "\(visibility) var height = 4\nclass Row { func show() { height += 1 ; print(height) } }\n"
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    #expect(
      report.findings.filter { $0.rule == "global-mutable-state" }.map(\.severity) == [expected])
  }

  @Test(arguments: [
    ("final class Other {}", Severity.note),
    ("final class Other { func read() -> Int { Folder.last } }", .warning),
    ("final class Other { func reset() { Folder.last = 0 } }", .warning),
  ])
  func `What no other type looks at surprises nobody else, whatever its keyword`(
    other: String, expected: Severity
  ) async {
    let source =
      "final class Folder { static var last = 0 ; let id: Int ; var name = \"\"\n"
      + "  init() { Self.last += 1 ; id = Self.last } }\n\(other)\n"
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    #expect(
      report.findings.filter { $0.rule == "global-mutable-state" }.map(\.severity) == [expected])
  }
}
