import Foundation
import Model
import Rendering
import TestSupport
import Testing

@Suite("The schema of the answers")
struct AnswerSchemaTests {
  private func schema(_ name: String) throws -> [String: Any] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/\(name).schema.json")
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require(value as? [String: Any])
  }

  private func definitions(_ schema: [String: Any]) throws -> [String: [String: Any]] {
    try #require(schema["$defs"] as? [String: [String: Any]])
  }

  private let answers = everyAnswer().filter { $0.name == "json" }.map(\.text)

  @Test("Every answer is valid, and together they use every key")
  func valid() throws {
    let schema = try schema("answers")
    var validator = SchemaValidator(schema: schema)
    for answer in answers {
      validator.validate(try JSONSerialization.jsonObject(with: Data(answer.utf8)))
    }
    #expect(answers.count == 5)
    #expect(validator.faults == [])
    var places: Set<String> = []
    for (name, definition) in try definitions(schema) {
      places.insert(name)
      let properties = definition["properties"] as? [String: Any] ?? [:]
      places.formUnion(properties.keys.map { "\(name).\($0)" })
    }
    // A suppressed finding is compared nowhere; findings are described as in the report.
    #expect(places.subtracting(validator.visited).sorted() == ["finding.suppressed"])
  }

  @Test("Every place is described")
  func described() throws {
    for (name, definition) in try definitions(try schema("answers")) {
      #expect((definition["description"] as? String)?.hasSuffix(".") == true, "\(name)")
      for (key, value) in definition["properties"] as? [String: [String: Any]] ?? [:] {
        #expect(value["description"] != nil || value["$ref"] != nil, "\(name).\(key)")
      }
    }
  }

  @Test("What the report's schema also defines is the same here")
  func shared() throws {
    let own = try definitions(try schema("answers"))
    let report = try definitions(try schema("report"))
    let names = [
      "componentID", "location", "relationKind", "place", "scopeEvidence", "release",
      "accessCount", "accessPoint", "pathStep", "counts", "moduleCounts",
      "layer", "layerCounts", "trendPoint", "trend",
      "severity", "confidence", "tool", "excerpt", "finding",
      "relatedPlace", "planPhase", "planStep", "ownershipChange", "planLimit",
    ]
    for name in names {
      #expect(
        NSDictionary(dictionary: try #require(own[name]))
          == NSDictionary(dictionary: try #require(report[name])), "\(name)")
    }
  }

  @Test("The words are those of the model")
  func words() throws {
    let own = try definitions(try schema("answers"))
    func words(_ name: String) -> [String]? { own[name]?["enum"] as? [String] }
    #expect(words("via") == Relation.Via.allCases.map(\.rawValue))
    #expect(words("action") == Verdict.Action.allCases.map(\.rawValue))
    #expect(words("change") == Change.allCases.map(\.rawValue))
    let properties = own["propertyChange"]?["properties"] as? [String: [String: Any]]
    #expect(
      properties?["property"]?["enum"] as? [String]
        == PropertyChange.Property.allCases.map(\.rawValue))
    let reservation = own["reservation"]?["properties"] as? [String: [String: Any]]
    #expect(
      reservation?["kind"]?["enum"] as? [String]
        == ReportDifference.Reservation.Kind.allCases.map(\.rawValue))
    #expect(words("strength") == Connection.Strength.allCases.map(\.rawValue))
  }

  @Test("An answer can be read again")
  func readable() throws {
    struct Document: Decodable {
      let connection: Connection?
      let lifetime: LifetimeExplanation?
      let difference: ReportDifference?
    }
    let parts = ExampleParts { $0 }
    let read = try answers.map { try JSONDecoder().decode(Document.self, from: Data($0.utf8)) }
    #expect(read.compactMap(\.connection) == [parts.connection])
    #expect(read.compactMap(\.lifetime) == [parts.lifetime])
    #expect(read.compactMap(\.difference) == [exampleComparison().difference])
  }
}
