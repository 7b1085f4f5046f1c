import Foundation
import Model
import Testing

@testable import Commands

@Suite("The history of the sources") struct SourceHistoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(page("A"), to: "App/A.swift")
    try folder.write(page("B"), to: "App/Täglich/B.swift")
    try folder.write(
      "final class Store { static let shared = Store(); var n = 0 }", to: "App/S.swift")
    try git("init", "-q", in: folder)
    try commit("first", in: folder)
    for number in 1...20 {
      try folder.write(page("B") + "// \(number)", to: "App/Täglich/B.swift")
      try commit("change \(number)", in: folder)
    }
  }

  @Test("What changed most often comes first, in a folder of the repository, too")
  func ordered() async throws {
    let whole = try await plan(folder["."])
    let part = try await plan(folder["App"])
    for text in [whole, part] {
      #expect(text.contains("B (its file changed in 21 of 21 commits) reaches Store.shared."))
      #expect(text.contains("A reaches Store.shared."))
      #expect(
        text.firstRange(of: "Let B ask")?.lowerBound ?? text.endIndex
          < text.firstRange(of: "Let A ask")?.lowerBound ?? text.startIndex)
    }
  }

  @Test("It is not asked when it shall not count")
  func ignored() async throws {
    let text = try await plan(folder["App"], "--no-history")
    #expect(!text.contains("commits"))
    #expect(text.contains("Let A ask"))
  }

  @Test("A repository that a hook names is not the one of the sources")
  func foreign() async throws {
    let text = try await plan(
      folder["App"], environment: ["GIT_DIR": "/nonexistent", "GIT_WORK_TREE": "/nonexistent"])
    #expect(text.contains("21 of 21 commits"))
  }

  @Test("A short history says nothing")
  func short() async throws {
    let folder = try TemporaryFolder()
    try folder.write(page("A"), to: "A.swift")
    try git("init", "-q", in: folder)
    try commit("first", in: folder)
    #expect(try await !plan(folder["."]).contains("commits"))
  }

  @Test("Without Git, and outside of any repository, there is none")
  func missing() async throws {
    let without = try await plan(folder["App"], environment: ["PATH": folder["nowhere"]])
    #expect(!without.contains("commits"))
    let other = try TemporaryFolder()
    try other.write(page("A"), to: "A.swift")
    #expect(try await !plan(other["."]).contains("commits"))
  }

  private func plan(_ words: String..., environment: [String: String] = [:]) async throws -> String
  {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try await runCommandLine(
      ["plan"] + words, environment: ["PATH": path].merging(environment) { $1 },
      pipeline: .standard)
    #expect(run.code == .clean)
    return run.output
  }

  private func page(_ name: String) -> String {
    """
    final class \(name) {
      func a() { Store.shared.n = 1 ; Store.shared.n = 2 ; Store.shared.n = 3 ; Store.shared.n = 4 }
    }

    """
  }

  private func commit(_ message: String, in folder: TemporaryFolder) throws {
    try git("add", "-A", in: folder)
    try git(
      "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgSign=false", "commit",
      "-q", "-m", message, in: folder)
  }

  private func git(_ words: String..., in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + words
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
