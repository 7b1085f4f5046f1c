import Analysis
import Model
import Rules
import TestSupport
import Testing

@Suite struct WorkerTests {
  /// Sources with far more declarations than one reader takes in one go.
  private func report(of sources: [SourceText], workers: Int) async throws -> String {
    var input = AnalysisInput(files: sources, name: "Project")
    input.workers = workers
    return try encodedReport(await analyze(input, settings: .standard))
  }

  @Test func `How many threads share the work does not change a byte`() async throws {
    let sources = try RepositoryFiles.sourceTexts(
      below: "Sources/GraphBuilding", extensions: ["swift"])
    let expected = try await report(of: sources, workers: 1)
    #expect(expected.utf8.count > 100_000)
    for workers in [2, 3] {
      #expect(try await report(of: sources, workers: workers) == expected)
    }
  }

  @Test func `Values that need one another are told alike, wherever one begins`() async throws {
    // More declarations in between than one reader takes, so that others begin at the other end.
    let others = (0..<300).map { "var other\($0) = Store()" }.joined(separator: "\n")
    let source = """
      final class Store { func clear() {} }
      let first = second
      \(others)
      let second = first
      final class User { let own = first ; let more = second ; let sure = other7 }
      """
    let sources = [SourceText(path: "App/App.swift", text: source)]
    let expected = try await report(of: sources, workers: 1)
    #expect(expected.contains("other7"))
    #expect(try await report(of: sources, workers: 4) == expected)
  }
}
