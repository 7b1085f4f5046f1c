import Foundation
package import Model

/// The report as JSON with sorted keys, to compare two reports byte for byte.
package func encodedReport(_ report: Report) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(report), as: UTF8.self)
}
