import Foundation
import Model
import TestSupport
import Testing

@testable import Rendering

struct PageDataTests {
  private let data: [String: Any]

  init() throws { data = try read(dataText(of: exampleReport())) }

  private func rows(_ key: String) -> [[Any]] { data[key] as? [[Any]] ?? [] }

  private func text(_ position: Any?) -> String? {
    guard let position = position as? Int, position >= 0 else { return nil }
    return (data["texts"] as? [String])?[position]
  }

  @Test func everyComponentIsThereWithItsAnchorItsLaneAndWhyItLivesThere() throws {
    let components = rows("components")
    #expect(components.count == exampleReport().components.count)
    let manager = try #require(components.first { text($0[1]) == "SessionManager" })
    #expect(
      componentAnchor(ComponentID(module: "App", name: "SessionManager"))
        == "c-" + (manager[0] as? String ?? ""))
    let lane = rows("lanes")[manager[6] as? Int ?? -1]
    #expect(lane[0] as? String == "app")
    #expect(text(manager[4]) == "class")
    #expect(text(manager[14]) == "SessionManager.shared")
    let reasons = manager[17] as? [[Int]] ?? []
    #expect(reasons.map { text($0[2]) } == ["stored in `static let shared`"])
  }

  @Test func relationsOfAPairAreOneRowWithThePlacesOfEach() throws {
    let names = rows("components").map { text($0[1]) }
    let relations = rows("relations")
    let row = try #require(
      relations.first { relation in
        names[relation[0] as? Int ?? 0] == "CheckoutViewModel"
          && names[relation[1] as? Int ?? 0] == "SessionManager"
      })
    let styles = rows("styles")
    let parts = row.dropFirst(3).compactMap { $0 as? [Int] }
    #expect(parts.map { text($0[1]) } == ["reaches", "subscribes"])
    #expect(parts.map { styles[$0[0]][0] as? String } == ["hidden", "subscribes"])
    #expect(styles[row[2] as? Int ?? 0][0] as? String == "hidden")
    let files = data["files"] as? [String] ?? []
    #expect(files[parts[0][5]] == "App/CheckoutViewModel.swift")
    #expect(parts[0][6] == 12)
    #expect(text(parts[0][7]) == "let token = SessionManager.shared.authToken")
    #expect(text(parts[0][4]) == "a singleton")
  }

  @Test func findingsHaveTheAnchorsOfTheirCards() throws {
    let html = htmlPage(of: exampleReport(), drawings: [:])
    let findings = rows("findings")
    #expect(!findings.isEmpty)
    for finding in findings {
      let anchor = try #require(finding[0] as? String)
      #expect(html.contains("id=\"f-\(anchor)\""))
      #expect(rows("rules").indices.contains(finding[1] as? Int ?? -1))
    }
  }

  @Test func drawingsAreFoundInThePageAndSayWhatTheyShow() throws {
    let laidOut = allDrawings(of: exampleReport()).map { drawing in
      LaidOutDrawing(
        id: drawing.id, title: drawing.title, svg: drawing.fallbackSVG, notes: [], isLaidOut: false)
    }
    let pictures = Dictionary(uniqueKeysWithValues: laidOut.map { ($0.id, $0) })
    let html = htmlPage(of: exampleReport(), drawings: pictures)
    let data = try read(dataText(of: exampleReport(), drawings: pictures))
    let drawings = data["drawings"] as? [[Any]] ?? []
    #expect(drawings.first?[0] as? String == "overview")
    #expect(drawings.contains { !($0[3] as? [Int] ?? []).isEmpty })
    for drawing in drawings { #expect(html.contains("id=\"\(drawing[2] as? String ?? "?")\"")) }
  }

  @Test func whatIsNotDrawnByItselfIsMarkedAndNotLeftOut() throws {
    var report = exampleReport()
    report.components[1].role = .test
    let data = try read(dataText(of: report))
    let texts = data["texts"] as? [String] ?? []
    let components = data["components"] as? [[Any]] ?? []
    let hidden = components.compactMap { $0[13] as? Int }.filter { $0 >= 0 }.map { texts[$0] }
    #expect(hidden == ["test"])
  }

  @Test func theLooksAreThoseOfTheDrawings() {
    let styles = rows("styles")
    #expect(styles.compactMap { $0[0] as? String } == EdgeStyle.allCases.map(\.name))
    #expect(styles.compactMap { $0[3] as? String } == EdgeStyle.allCases.map(\.looks.color))
    #expect(rows("shapes").compactMap { $0[0] as? String } == NodeShape.allCases.map(\.rawValue))
    #expect(rows("lanes").last?[0] is NSNull)
  }

  @Test(arguments: hostileTexts)
  func hostileNamesStayStringsAndEndNoElement(_ payload: String) throws {
    let written = dataText(of: exampleReport { $0 + payload })
    for mark in ["<", ">", "&", "\u{2028}", "\u{2029}", "\u{202E}", "\u{1B}"] {
      #expect(!written.contains(mark))
    }
    let data = try read(written)
    let plain = try read(dataText(of: exampleReport()))
    #expect((data["components"] as? [[Any]])?.count == (plain["components"] as? [[Any]])?.count)
    #expect((data["relations"] as? [[Any]])?.count == (plain["relations"] as? [[Any]])?.count)
  }

  @Test func theOrderOfTheRelationsDecidesNothing() {
    var report = exampleReport()
    report.relations.reverse()
    #expect(dataText(of: report) == dataText(of: exampleReport()))
  }

  @Test func tenThousandComponentsAndThirtyThousandRelationsStayASmallFile() throws {
    var report = largeReport(components: 10_000, findings: 2_500)
    report.relations = (0..<30_000).map { number in
      let from = report.components[number % 10_000].id
      let to = report.components[(number * 7919 + 13) % 10_000].id
      let places = (0..<6).map { place in
        Evidence(
          location: Location(
            file: "App/File\(number % 3_000).swift", line: place * 9 + 1, column: 1, endLine: 1,
            endColumn: 9), excerpt: "let value\(number) = Shared\(number).instance.value\(place)")
      }
      return Relation(
        from: from, to: to, kind: Relation.Kind.allCases[number % 9], evidence: places)
    }
    let written = dataText(of: report)
    #expect(written.utf8.count < 6_000_000)
    let relations = try read(written)["relations"] as? [[Any]] ?? []
    let places = relations.flatMap { $0.dropFirst(3).compactMap { ($0 as? [Int])?[2] } }
    #expect(places.reduce(0, +) == 6 * report.relations.count { $0.from != $0.to })
  }
}

private func dataText(
  of report: Report, drawings: [String: LaidOutDrawing] = [:]
) -> String {
  let embedded = embeddedDrawings(drawings)
  return pageData(
    of: PageIndex(ReportIndex(report), drawings: embedded), drawings: embedded
  ).written
}

private func read(_ text: String) throws -> [String: Any] {
  let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  return try #require(value as? [String: Any])
}
