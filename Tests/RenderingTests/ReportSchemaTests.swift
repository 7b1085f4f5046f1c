import Foundation
import Model
import Rendering
import TestSupport
import Testing

struct ReportSchemaTests {
  private func schema() throws -> [String: Any] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/report.schema.json")
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require(value as? [String: Any])
  }

  private func faults(in json: String) throws -> [String] {
    var validator = SchemaValidator(schema: try schema())
    validator.validate(try JSONSerialization.jsonObject(with: Data(json.utf8)))
    return validator.faults
  }

  @Test func aReportThatUsesEveryFieldIsValid() throws {
    let faultsOfExample = try faults(in: jsonText(of: exampleReport()))
    #expect(faultsOfExample == [])
    let faultsOfEmpty = try faults(in: jsonText(of: emptyReport()))
    #expect(faultsOfEmpty == [])
  }

  @Test func theExampleUsesEveryKeyOfTheSchema() throws {
    let schema = try schema()
    var validator = SchemaValidator(schema: schema)
    validator.validate(
      try JSONSerialization.jsonObject(with: Data(jsonText(of: exampleReport()).utf8)))
    var places: Set<String> = []
    let definitions = try #require(schema["$defs"] as? [String: Any])
    for (name, definition) in [("report", schema as Any)] + definitions.map({ ($0.key, $0.value) })
    {
      if name != "report" { places.insert(name) }
      let properties = (definition as? [String: Any])?["properties"] as? [String: Any] ?? [:]
      places.formUnion(properties.keys.map { "\(name).\($0)" })
    }
    let missing = places.subtracting(validator.visited).sorted()
    #expect(missing == [])
    #expect(places.count > 150)
  }

  @Test func everyPlaceIsDescribed() throws {
    let definitions = try #require(try schema()["$defs"] as? [String: [String: Any]])
    for (name, definition) in definitions {
      #expect((definition["description"] as? String)?.hasSuffix(".") == true, "\(name)")
      for (key, value) in definition["properties"] as? [String: [String: Any]] ?? [:] {
        #expect(value["description"] != nil || value["$ref"] != nil, "\(name).\(key)")
      }
    }
  }

  @Test func theWordsAreThoseOfTheModel() throws {
    let words = try schemaWords()
    func check<Word: CaseIterable & RawRepresentable>(_ place: String, _ type: Word.Type)
    where Word.RawValue == String {
      #expect(words[place] == Set(type.allCases.map(\.rawValue)), "\(place)")
    }
    check("severity", Severity.self)
    check("confidence", Confidence.self)
    check("relationKind", Relation.Kind.self)
    check("place", Relation.Place.self)
    check("relation.via", Relation.Via.self)
    check("input.kind", Report.Input.Kind.self)
    check("scope.origin", Scope.Origin.self)
    check("binding.form", Binding.Form.self)
    check("scopeEvidence.source", ScopeEvidence.Source.self)
    check("field.storage", Field.Storage.self)
    check("field.isolation", Component.Isolation.self)
    check("silencer.word", Silencer.Word.self)
    check("strength", Strength.self)
    check("component.kind", Component.Kind.self)
    check("component.language", Language.self)
    check("component.role", Component.Role.self)
    check("component.state", Component.State.self)
    check("component.isolation", Component.Isolation.self)
    check("finding.baselineState", Violation.BaselineState.self)
    check("verdict.action", Verdict.Action.self)
    check("verdict.kind", Verdict.Kind.self)
    check("layer", Layer.self)
    check("process.kind", BuildTarget.Kind.self)
    check("processRoot.kind", ProcessRoot.Kind.self)
    check("checklistItem.answer", ChecklistItem.Answer.self)
    check("problem.weight", Problem.Weight.self)
    check("subscription.form", Subscription.Form.self)
    check("subscription.captures", Subscription.Capture.self)
    check("subscription.holder", Subscription.Holder.self)
    check("subscription.ending", Subscription.Ending.self)
    check("difference.aspect", Twin.Difference.Aspect.self)
    check("planPhase", PlanStep.Phase.self)
    #expect(words.count == 32)
  }

  private func schemaWords() throws -> [String: Set<String>] {
    var words: [String: Set<String>] = [:]
    for (name, value) in try #require(try schema()["$defs"] as? [String: [String: Any]]) {
      if let list = value["enum"] as? [String] { words[name] = Set(list) }
      for (key, property) in value["properties"] as? [String: [String: Any]] ?? [:] {
        if let list = property["enum"] as? [String] { words["\(name).\(key)"] = Set(list) }
      }
    }
    return words
  }

  @Test(arguments: [
    ("\"severity\" : \"error\"", "\"severity\" : \"fatal\"", "fatal is not in"),
    ("\"filesWhole\" : 41", "\"filesWhole\" : \"41\"", "41 is no integer"),
    ("\"isStatic\" : true", "\"isStatic\" : 1", "1 is no boolean"),
    ("\"filesWhole\" : 41", "\"filesWhole\" : 41, \"more\" : 1", "the schema has no more"),
    ("\"filesWhole\" : 41,", "", "filesWhole is missing"),
    ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2", "2 is not 1"),
    ("\"line\" : 7", "\"line\" : 0", "0 is too small"),
  ])
  func aWrongReportIsNotValid(_ right: String, _ wrong: String, _ fault: String) throws {
    let json = jsonText(of: exampleReport())
    #expect(json.contains(right))
    let found = try faults(in: json.replacing(right, with: wrong))
    #expect(found.contains { $0.contains(fault) }, "\(found.prefix(3))")
  }
}
