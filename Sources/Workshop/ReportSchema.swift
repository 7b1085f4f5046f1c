import Foundation
import Model

/// `Documentation/report.schema.json`: what every `report.json` of this schema version holds.
///
/// It is read off the decoding of `Report`, so a key that is added there is in the schema.
@Sendable func reportSchema() -> String {
  do {
    var (schema, definitions) = try jsonSchema(of: Report.self)
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["$defs"] = definitions
    schema["title"] = "lifegraph report"
    schema["description"] =
      "The one value behind every output of lifegraph; readers have to ignore keys they do not know."
    var properties = schema["properties"] as? [String: Any] ?? [:]
    properties["schemaVersion"] = ["const": Report.currentSchemaVersion]
    schema["properties"] = properties
    let data = try JSONSerialization.data(
      withJSONObject: schema, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  } catch {
    preconditionFailure("every value in a report can be decoded from dummies: \(error)")
  }
}
