import Analysis
import Model
import Testing

@Suite struct UnguardedWriteTests {
  @Test(
    arguments: [
      "func clear() { size = 0 }", "func clear() { if size > 0 { size += 1 } }",
      // A lock around some of the writes is none around the others.
      "func fill() { lock.withLock { size = 1 } } ; func clear() { size = 0 }",
    ])
  func `A write with nothing around is told`(member: String) async {
    #expect(await findings(with: member).count == 1)
  }

  @Test(
    arguments: [
      "func fill(_ n: Int) {}", "func clear() { lock.withLock { size = 0 } }",
      "func clear() { lock.lock() ; size = 0 ; lock.unlock() }",
      // The main actor runs these.
      "@MainActor func clear() { size = 0 }",
      "func clear() async { await MainActor.run { self.size = 0 } }",
      "func clear() { DispatchQueue.main.async { self.size = 0 } }",
    ])
  func `A write behind a lock or on an actor is not`(member: String) async {
    #expect(await findings(with: member) == [])
  }

  @Test func `A static variable of a type that the compiler checks is told as written`() async {
    let rules = await findings(
      of: """
        final class Cache {
          static var size = 0
          func clear() { if Self.size > 0 { Self.size = 0 } }
        }
        """)
    #expect(rules == ["global-mutable-state"])
  }

  @Test func `A static variable with the word is told once`() async {
    let rules = await findings(
      of: """
        final class Cache {
          nonisolated(unsafe) static var size = 0
          func clear() { if Self.size > 0 { Self.size = 0 } }
        }
        """)
    #expect(rules == ["isolation-silenced"])
  }

  private func findings(with member: String) async -> [String] {
    await findings(
      of: """
        final class Cache: @unchecked Sendable {
          static let shared = Cache()
          private let lock = NSLock()
          private var size = 0
          private init() { size = 1 }
          func read() -> Int { size }
          \(member)
        }
        """)
  }

  private func findings(of source: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    return report.findings.map(\.rule).filter {
      $0 == "isolation-silenced" || $0 == "global-mutable-state"
    }
  }
}
