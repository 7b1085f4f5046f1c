import Foundation
import Model
import Rendering
import TestSupport
import Testing

struct SARIFTextTests {
  private func run(_ report: Report) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(sarifText(of: report).utf8))
    let log = try #require(value as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ report: Report) throws -> [[String: Any]] {
    try #require(try run(report)["results"] as? [[String: Any]])
  }

  private func places(_ result: [String: Any], _ key: String = "locations") -> [[String: Any]] {
    (result[key] as? [[String: Any]] ?? []).compactMap { $0["physicalLocation"] as? [String: Any] }
  }

  private func uri(_ place: [String: Any]) -> String {
    (place["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
  }

  /// What GitHub refuses or silently drops.
  private func faults(_ report: Report) throws -> [String] {
    var faults: [String] = []
    let run = try run(report)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any] ?? [:]
    let rules = driver["rules"] as? [[String: Any]] ?? []
    for rule in rules {
      let id = rule["id"] as? String ?? ""
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = (rule[key] as? [String: Any])?["text"] as? String ?? ""
        if text.isEmpty { faults.append("\(id) has no \(key)") }
        if key != "help", text.count > 1024 { faults.append("\(id) has a long \(key)") }
      }
      if (rule["name"] as? String ?? "").count > 255 { faults.append("\(id) has a long name") }
    }
    let results = run["results"] as? [[String: Any]] ?? []
    if results.count > 5000 { faults.append("too many results") }
    for result in results {
      let index = result["ruleIndex"] as? Int ?? -1
      if !rules.indices.contains(index)
        || rules[index]["id"] as? String != result["ruleId"] as? String
      {
        faults.append("a result has no rule")
      }
      if ((result["message"] as? [String: Any])?["text"] as? String ?? "").isEmpty {
        faults.append("a result has no message")
      }
      if places(result).count != 1 { faults.append("a result has no location") }
      let flows = (result["codeFlows"] as? [[String: Any]] ?? [])
        .flatMap { $0["threadFlows"] as? [[String: Any]] ?? [] }
        .flatMap { $0["locations"] as? [[String: Any]] ?? [] }
        .compactMap { ($0["location"] as? [String: Any])?["physicalLocation"] as? [String: Any] }
      for place in places(result) + places(result, "relatedLocations") + flows {
        faults += regionFaults(place)
      }
    }
    return faults
  }

  private func regionFaults(_ place: [String: Any]) -> [String] {
    var faults: [String] = []
    let region = place["region"] as? [String: Int] ?? [:]
    let line = region["startLine"] ?? 0
    // Without columns a region is the whole line.
    let column = region["startColumn"] ?? 1
    if line < 1 || column < 1 { faults.append("a region starts before the file") }
    let end = (region["endLine"] ?? 0, region["endColumn"] ?? .max)
    if end <= (line, column) { faults.append("a region ends before it starts") }
    let uri = uri(place)
    let isPlain = uri.utf8.allSatisfy { byte in
      Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        || "-._~/%".utf8.contains(byte)
    }
    if uri.isEmpty || uri.hasPrefix("/") || !isPlain { faults.append("\(uri) is not relative") }
    return faults
  }

  @Test func gitHubTakesTheExample() throws {
    #expect(try faults(exampleReport()) == [])
    #expect(try results(exampleReport()).count == 4)
    #expect(try faults(emptyReport()) == [])
    #expect(try results(emptyReport()).isEmpty)
  }

  @Test func aFindingWithoutAPlaceStandsAtItsComponent() throws {
    let result = try #require(
      try results(exampleReport()).first { $0["ruleId"] as? String == "forgotten-on-logout" })
    #expect(places(result).map(uri) == ["App/SessionManager.swift"])
  }

  @Test func elseAtTheManifestElseAtTheFirstFile() throws {
    var report = exampleReport()
    report.findings = [report.findings[1]]
    for index in report.components.indices where report.components[index].name != "Cart" {
      report.components[index].location = nil
    }
    #expect(try places(results(report)[0]).map(uri) == ["lifegraph.yml"])
    report.inputs = []
    #expect(try places(results(report)[0]).map(uri) == ["App/Cart.swift"])
    report.components = []
    #expect(try places(results(report)[0]).map(uri) == ["lifegraph.yml"])
    #expect(try faults(report) == [])
  }

  @Test func pathsBecomeRelativeReferences() throws {
    var report = exampleReport()
    let names = [
      "/etc/a b.swift": "etc/a%20b.swift", "./A#1[%].swift": "A%231%5B%25%5D.swift",
      "http://e.example/x": "http%3A/e.example/x", "Ü/\u{202E}.swift": "%C3%9C/%E2%80%AE.swift",
      "//e.example/x": "e.example/x", "": ".",
    ]
    for (name, expected) in names.sorted(by: { $0.key < $1.key }) {
      let finding = Finding(
        message: "m", confidence: .strong, component: report.components[0].id,
        location: .start(of: name))
      report.findings = [
        Violation(rule: "hidden-access", severity: .note, finding: finding, fingerprint: "1")
      ]
      #expect(try places(results(report)[0]).map(uri) == [expected])
      #expect(try faults(report) == [])
    }
  }

  @Test func fingerprintsPathAndRelatedPlacesAreWritten() throws {
    let result = try results(exampleReport())[0]
    #expect(
      result["partialFingerprints"] as? [String: String] == ["lifegraph/v1": "00112233445566aa"])
    #expect(places(result, "relatedLocations").map(uri) == ["App/CheckoutView.swift"])
    let flow = (result["codeFlows"] as? [[String: Any]])?.first?["threadFlows"] as? [[String: Any]]
    let steps = flow?.first?["locations"] as? [[String: Any]] ?? []
    let messages = steps.compactMap {
      (($0["location"] as? [String: Any])?["message"] as? [String: Any])?["text"] as? String
    }
    #expect(messages == ["owns (manager) SessionManager", "keeps (delegate) CheckoutViewModel"])
  }

  @Test func suppressedAndKnownFindingsSaySo() throws {
    let results = try results(exampleReport())
    #expect(results.filter { $0["suppressions"] != nil }.count == 1)
    #expect(results.compactMap { $0["baselineState"] as? String }.sorted() == ["new", "unchanged"])
  }

  @Test func findingsOfOneRuleOnOneLineAreOneResult() throws {
    var report = exampleReport()
    var other = report.findings[2]
    other.message = "CheckoutViewModel reaches Cart"
    other.fingerprint = "00112233445566ee"
    report.findings.append(other)
    let results = try results(report)
    #expect(results.count == 4)
    let messages = results.compactMap { ($0["message"] as? [String: Any])?["text"] as? String }
    #expect(
      messages.contains(
        "CheckoutViewModel reaches SessionManager in 3 places (likely)\n"
          + "CheckoutViewModel reaches Cart (likely)"))
  }

  @Test func confidenceIsARankAndDoubtStandsInTheMessage() throws {
    var report = exampleReport()
    report.findings[3].suppressed = nil
    report.findings[3].basis = "nothing shows it"
    let results = try results(report)
    #expect(results.compactMap { $0["rank"] as? Double } == [100, 90, 50, 10])
    let bases = results.compactMap { ($0["properties"] as? [String: Any])?["basis"] as? String }
    #expect(bases == ["the manifest declares it", "nothing shows it"])
    let hint = try #require(results.last)
    #expect(hint["level"] as? String == "note")
    #expect(
      (hint["message"] as? [String: String])?["text"]
        == "Cart reaches Log (hint, since nothing shows it)")
    #expect(try faults(report) == [])
  }

  @Test func fiveThousandResultsAreTheMostAndTheRestIsCounted() throws {
    var report = largeReport(components: 50, findings: 5100)
    report.findings[5099].severity = .error
    report.findings[5099].message = "the last is grave"
    let run = try run(report)
    let results = run["results"] as? [[String: Any]] ?? []
    #expect(results.count == 5000)
    #expect(try faults(report) == [])
    #expect(
      results.contains {
        ($0["message"] as? [String: String])?["text"]?.hasPrefix("the last is grave") == true
      })
    let notes =
      (run["invocations"] as? [[String: Any]])?
      .flatMap { $0["toolExecutionNotifications"] as? [[String: Any]] ?? [] } ?? []
    let texts = notes.compactMap { ($0["message"] as? [String: String])?["text"] }
    #expect(texts.contains { $0.hasPrefix("100 further results left out") })
    #expect(texts.contains { $0.hasPrefix("Read 41 files whole") })
  }

  @Test func damagedPlacesAndBareRulesAreStillTaken() throws {
    var report = exampleReport()
    let place = Location(file: "A.swift", line: 0, column: -4, endLine: -1, endColumn: 0)
    let finding = Finding(
      message: "", confidence: .hint, component: report.components[0].id, location: place)
    report.findings = [
      Violation(rule: "unknown-rule", severity: .note, finding: finding, fingerprint: "")
    ]
    report.rules = [
      RuleDescription(id: "empty", title: "", rationale: "", severity: .note),
      RuleDescription(
        id: String(repeating: "long-", count: 80), title: String(repeating: "t", count: 3000),
        rationale: String(repeating: "r", count: 3000), severity: .note),
    ]
    #expect(try faults(report) == [])
  }

  @Test func columnsCountCodePointsAlsoBehindOtherLetters() throws {
    var report = exampleReport()
    let place = Location(file: "A.swift", line: 3, column: 21, endLine: 3, endColumn: 33)
    let finding = Finding(
      message: "m", confidence: .strong, component: report.components[0].id, location: place,
      related: [RelatedPlace(message: "r", location: place)])
    report.findings = [
      Violation(rule: "hidden-access", severity: .note, finding: finding, fingerprint: "1")
    ]
    let columns = { (report: Report) throws -> [Int?] in
      let result = try results(report)[0]
      let regions = (places(result) + places(result, "relatedLocations")).compactMap {
        $0["region"] as? [String: Int]
      }
      return regions.flatMap { [$0["startColumn"], $0["endColumn"]] }
    }
    report.findings[0].excerpt = Excerpt(text: "let größe😀 = Store.shared", column: 3)
    #expect(try columns(report) == [16, 28, 21, 33])
    #expect(try faults(report) == [])
    // Cut before the place, so that nobody knows what stands before it.
    report.findings[0].excerpt = Excerpt(text: "let größe…", column: 3)
    #expect(try columns(report) == [nil, nil, 21, 33])
    report.findings[0].excerpt = Excerpt(text: "let a = b + Store.shared", column: 9)
    report.relations[0].evidence = [Evidence(location: place, excerpt: "größe = Store.shared")]
    #expect(try columns(report) == [21, 33, nil, nil])
    #expect(try faults(report) == [])
  }

  @Test func columnsUriBaseAndCategoryAreDeclared() throws {
    let run = try run(exampleReport())
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    #expect((run["originalUriBaseIds"] as? [String: Any])?["%SRCROOT%"] != nil)
    #expect((run["automationDetails"] as? [String: String])?["id"] == "lifegraph/Travel booking/")
  }
}
