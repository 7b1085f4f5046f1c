import Foundation
package import Model

/// The report as `report.json` holds it: keys sorted, two blanks of indentation, one line feed at
/// the end. Its shape is `Documentation/report.schema.json`.
package func jsonText(of report: Report) -> String { prettyJSON(report) }

/// `value` as JSON in the form that every JSON output has.
func prettyJSON(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  } catch {
    preconditionFailure("reports hold strings, whole numbers and truth values only: \(error)")
  }
}
