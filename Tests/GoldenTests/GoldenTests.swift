import Analysis
import Foundation
import Model
import Rendering
import Templates
import TestSupport
import Testing

@Suite struct GoldenTests {
  /// Style and script have tests of their own, and would make every output change with them.
  private let parted = Presentation(page: .folder, template: .standard)

  @Test("A sample gives the expected output in every format", arguments: try Sample.all())
  func outputs(_ sample: Sample) async throws {
    let report = try await sample.report()
    for format in textFormats {
      try compare(format.render(report, [:], parted), with: sample.expectedPath(format))
    }
  }

  @Test(
    "The difference of two samples gives the expected output in every format",
    arguments: SamplePair.all)
  func differences(_ pair: SamplePair) async throws {
    let comparison = try await pair.comparison()
    for format in differenceFormats {
      try compare(
        format.render(ShownDifference(comparison, presentation: parted)),
        with: pair.expectedPath(format))
    }
  }

  @Test("The order of a sample's files changes nothing", arguments: try Sample.all())
  func shuffled(_ sample: Sample) async throws {
    var input = try sample.input()
    let settings = try sample.settings()
    let forwards = await analyze(input, settings: settings)
    input.sources.reverse()
    input.manifests.reverse()
    let backwards = await analyze(input, settings: settings)
    #expect(try encodedReport(forwards) == encodedReport(backwards))
  }

  @Test("No expected output is left over from a sample or a format that is gone")
  func leftovers() throws {
    let samples = try Sample.all()
    let expected =
      samples.flatMap { sample in textFormats.map(sample.expectedPath) }
      + SamplePair.all.flatMap { pair in differenceFormats.map(pair.expectedPath) }
    let present = try RepositoryFiles.paths(below: Sample.expectedFolder)
    let readme = "\(Sample.expectedFolder)/README.md"
    #expect(Set(present).subtracting(expected) == [readme])
  }
}

/// Formats whose bytes do not depend on the version of Graphviz; pictures are tested by their DOT.
private let textFormats = OutputFormat.all.filter { format in
  !["svg", "png", "pdf"].contains(format.fileExtension)
}

private let differenceFormats = DifferenceFormat.all.filter { $0.fileExtension != "svg" }

private func compare(_ text: String, with path: String) throws {
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try RepositoryFiles.write(text, to: path)
    return
  }
  let advice = "UPDATE_GOLDEN=1 swift test --filter GoldenTests"
  guard RepositoryFiles.exists(path) else {
    Issue.record("\(path) is missing; write it with: \(advice)")
    return
  }
  let expected = try RepositoryFiles.text(path)
  guard text != expected else { return }
  let found = text.split(separator: "\n", omittingEmptySubsequences: false)
  let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(found, wanted).prefix { $0 == $1 }.count
  Issue.record(
    """
    \(path) differs from line \(line + 1):
      expected: \(line < wanted.count ? wanted[line] : "the end")
      found:    \(line < found.count ? found[line] : "the end")
    When the change is meant: \(advice)
    """)
}
