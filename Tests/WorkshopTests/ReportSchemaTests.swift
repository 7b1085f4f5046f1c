import Analysis
import Model
import TestSupport
import Testing
import Workshop

@Suite struct ReportSchemaTests {
  @Test("A report with everything in it keeps to the schema")
  func full() async throws {
    let found = try faults(in: encodedReport(fullReport()), schema: await schema())
    #expect(found == [])
  }

  @Test("Reports of the samples keep to the schema")
  func samples() async throws {
    let files = try RepositoryFiles.sourceTexts(below: "samples", extensions: ["swift"])
    let report = await analyze(
      AnalysisInput(files: files, name: "samples"), settings: .standard)
    #expect(try faults(in: encodedReport(report), schema: await schema()) == [])
  }

  @Test("The schema refuses what a report cannot be")
  func wrong() async throws {
    let text = try encodedReport(fullReport())
    for (right, wrong, fault) in [
      ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2", "$.schemaVersion: is not 1"),
      ("\"verdicts\"", "\"verdict\"", "$: lacks verdicts"),
      (
        "\"isConstructible\" : true", "\"isConstructible\" : \"yes\"",
        "$.accessPoints[0].isConstructible: is no boolean"
      ),
      (
        "\"action\" : \"inject\"", "\"action\" : \"hide\"",
        "$.verdicts[0].action: 'hide' is none of"
      ),
    ] {
      let pieces = text.split(separator: right, maxSplits: 1)
      try #require(pieces.count == 2, "\(right)")
      let found = try faults(in: pieces.joined(separator: wrong), schema: await schema())
      #expect(found.contains { $0.hasPrefix(fault) }, "\(fault): \(found)")
    }
  }
}

private func schema() async throws -> String {
  let document = GeneratedDocument.all.first { $0.path == "Documentation/report.schema.json" }
  return await (try #require(document)).text()
}
