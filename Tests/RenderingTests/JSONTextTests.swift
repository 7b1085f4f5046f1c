import Foundation
import Model
import Rendering
import TestSupport
import Testing

struct JSONTextTests {
  private let json = jsonText(of: exampleReport())

  @Test func aReportComesBackEqual() throws {
    #expect(try report(fromJSON: json) == exampleReport())
    #expect(try report(fromJSON: jsonText(of: emptyReport())) == emptyReport())
  }

  @Test func writingAgainGivesTheSameBytes() throws {
    #expect(jsonText(of: try report(fromJSON: json)) == json)
    #expect(json.hasSuffix("}\n"))
  }

  @Test func keysAreSortedAndSlashesStay() {
    #expect(json.hasPrefix("{\n  \"accessPoints\" : ["))
    #expect(json.contains("\"App/SessionManager\""))
  }

  @Test("A report from before there were rows for bindings is read")
  func verdictsWithoutNewKeys() throws {
    let newer = ["kind", "key", "confidence", "declaredScope", "effectiveScope", "facts"]
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    var object = try #require(value as? [String: Any])
    let verdicts = try #require(object["verdicts"] as? [[String: Any]])
    object["verdicts"] = verdicts.map { $0.filter { !newer.contains($0.key) } }
    let older = try JSONSerialization.data(withJSONObject: object)
    let read = try report(fromJSON: String(decoding: older, as: UTF8.self)).verdicts
    #expect(read.map(\.action) == exampleReport().verdicts.map(\.action))
    #expect(read.allSatisfy { $0.kind == .global && $0.facts.isEmpty && $0.key.isEmpty })
  }

  private func error(for text: String) -> ReportReadingError? {
    do {
      _ = try report(fromJSON: text)
      return nil
    } catch {
      return error
    }
  }

  @Test func aTextThatIsNoJSONIsSaidSo() {
    #expect(error(for: " \n") == .empty)
    #expect(error(for: "lifegraph: 1") == .notJSON(detail: "it does not start with `{`"))
    guard case .notJSON = error(for: "{\"schemaVersion\": 1,, }") else {
      Issue.record("a double comma is a syntax error")
      return
    }
  }

  @Test func aFileThatWasCutOffIsSaidSoWhereverItEnds() {
    var end = json.index(json.endIndex, offsetBy: -3)
    var cuts = 0
    while let next = json.index(
      end, offsetBy: -max(1, json.count / 40), limitedBy: json.startIndex),
      next > json.startIndex
    {
      #expect(error(for: String(json[..<next])) == .cutOff)
      end = next
      cuts += 1
    }
    #expect(cuts > 30)
  }

  @Test func anotherFileIsSaidSo() {
    #expect(error(for: "{}") == .notAReport(missing: "schemaVersion"))
    #expect(
      error(for: "{\"version\": \"2.1.0\", \"runs\": []}") == .notAReport(missing: "schemaVersion"))
    #expect(error(for: "{\"schemaVersion\": 1, \"findings\": []}") == .notAReport(missing: "tool"))
  }

  @Test func aLaterVersionIsSaidSoBeforeItsShapeIsRead() {
    let error = error(for: "{\"schemaVersion\": 2}")
    #expect(error == .newerSchema(version: 2))
    #expect(
      error?.message
        == "the report has schema version 2 and this program reads up to 1; use a newer lifegraph "
        + "or write the report again")
  }

  @Test(arguments: [
    ("\"confidence\" : \"proven\"", "\"confidence\" : \"bad\"", "findings[0].confidence", "bad"),
    ("\"filesWhole\" : 41", "\"filesWhole\" : true", "coverage.filesWhole", "no whole number"),
    ("\"understoodBytes\" : 1182300", "\"other\" : 1", "coverage", "`understoodBytes` is missing"),
    ("\"kind\" : \"manifest\"", "\"kind\" : 3", "inputs[0].kind", "no text"),
    ("\"modules\" : [", "\"modules\" : 3, \"more\" : [", "inventory.modules", "no list"),
  ])
  func damageNamesItsPlace(_ right: String, _ wrong: String, _ path: String, _ detail: String) {
    #expect(json.contains(right))
    let error = error(for: json.replacing(right, with: wrong, maxReplacements: 1))
    guard case .damaged(let foundPath, let foundDetail) = error else {
      Issue.record("not damaged: \(String(describing: error))")
      return
    }
    #expect(foundPath == path)
    #expect(foundDetail.contains(detail), "\(foundDetail)")
  }
}
