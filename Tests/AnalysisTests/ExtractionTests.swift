import Foundation
import Model
import Testing

@testable import Analysis

@Suite struct ExtractionTests {
  @Test func `Facts come sorted by path, whoever read them`() async {
    let sources = (0..<50).map { number in
      SourceText(path: "F\(number).swift", text: String(repeating: "class A {}\n", count: number))
    }
    let facts = await extractAll(
      sources.shuffled(), workers: 3, patience: nil, languages: SourceLanguage.all)
    #expect(facts.map(\.path) == sources.map(\.path).sorted())
    #expect(facts.allSatisfy { $0.understoodByteCount == $0.byteCount })
  }

  @Test func `What no language reads is left alone`() async {
    let sources = [SourceText(path: "A.txt", text: "class A {}")]
    let facts = await extractAll(
      sources, workers: 2, patience: nil, languages: SourceLanguage.all)
    #expect(facts.isEmpty)
  }

  @Test func `Files that take too long are given up, and the others are read`() async throws {
    let reader = StuckReader()
    let sources = (0..<7).map { number in
      SourceText(path: number < 2 ? "Stuck\(number).swift" : "Quick\(number).swift", text: "class")
    }
    let facts = await extractAll(
      sources, workers: 1, patience: reader.patience, languages: [reader.language])
    reader.release()
    #expect(facts.map(\.path) == sources.map(\.path).sorted())
    let given = facts.filter { $0.understoodByteCount == 0 }
    #expect(given.map(\.path) == ["Stuck0.swift", "Stuck1.swift"])
    #expect(given.allSatisfy { $0.byteCount == 5 })
    let problem = try #require(given.first?.problems.first)
    #expect(problem.weight == .warning)
    #expect(
      problem.message == "The file was not read, since reading it took longer than a moment")
    #expect(problem.location == .start(of: "Stuck0.swift"))

    let coverage = coverage(of: facts, manifests: [], skipped: [], index: nil)
    #expect(coverage.filesWhole == 5)
    #expect(coverage.partial.isEmpty)
    #expect(coverage.skipped.map(\.path) == ["Stuck0.swift", "Stuck1.swift"])
    #expect(coverage.skipped.map(\.reason) == [problem.message, problem.message])
    #expect(coverage.understoodBytes == 25)
    #expect(coverage.bytes == 35)
  }
}

/// Reads files named after quickness at once and the others never, until it is released.
private final class StuckReader: @unchecked Sendable {
  private let condition = NSCondition()
  private var isReleased = false

  var language: SourceLanguage {
    SourceLanguage(language: .swift, fileExtensions: ["swift"], extract: extract)
  }

  /// Much longer than a quick file waits for its turn, also on a busy machine.
  var patience: Patience {
    Patience(parts: 40, text: "a moment") {
      do {
        try await Task.sleep(for: .milliseconds(50))
      } catch {
        // Cancelled: all files are read.
      }
    }
  }

  func release() {
    condition.withLock {
      isReleased = true
      condition.broadcast()
    }
  }

  private func extract(_ source: SourceText) -> FileFacts {
    var facts = FileFacts(path: source.path, language: .swift)
    facts.byteCount = source.text.utf8.count
    facts.understoodByteCount = facts.byteCount
    if source.path.hasPrefix("Stuck") {
      condition.withLock { while !isReleased { condition.wait() } }
    }
    return facts
  }
}
