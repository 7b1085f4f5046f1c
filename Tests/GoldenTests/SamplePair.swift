import Model
import Rendering
import ReportComparing
import Testing

/// Two samples that are an app before and after its repair.
struct SamplePair: Sendable, CustomTestStringConvertible {
  static let travel = SamplePair(
    name: "travel-difference", before: "travel-before", after: "travel-after")
  static let all = [
    travel,
    SamplePair(
      name: "travel-manifest-difference", before: "travel-before-manifest",
      after: "travel-after-manifest"),
  ]

  let name: String
  let before: String
  let after: String

  var testDescription: String { name }

  /// What the tool says of the two.
  func comparison() async throws -> ReportComparison {
    compare(
      try await Sample(name: before).report(), with: try await Sample(name: after).report())
  }

  func expectedPath(_ format: DifferenceFormat) -> String {
    "\(Sample.expectedFolder)/\(name)/\(format.name).\(format.fileExtension)"
  }
}
