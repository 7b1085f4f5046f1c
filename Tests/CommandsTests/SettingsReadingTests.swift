import Testing

@testable import Commands

@Suite("Settings")
struct SettingsReadingTests {
  private func tree() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "repository/App/A.swift")
    try folder.write("fault", to: "repository/App/Gen/B.swift")
    return folder
  }

  @Test("The nearest settings from the first input upwards hold")
  func nearest() async throws {
    let folder = try tree()
    try folder.write("Gen", to: "repository/.lifegraph.yml")
    let above = try await runCommandLine(["check", folder["repository/App"]])
    #expect(above.code == .clean)
    try folder.write("", to: "repository/App/.lifegraph.yml")
    let nearer = try await runCommandLine(["check", folder["repository/App"]])
    #expect(nearer.code == .findings)
    let named = try await runCommandLine([
      "check", folder["repository/App"], "--settings", folder["repository/.lifegraph.yml"],
    ])
    #expect(named.code == .clean)
  }

  @Test("The search ends at the folder that holds .git")
  func repositoryBorder() async throws {
    let folder = try tree()
    try folder.write("Gen", to: ".lifegraph.yml")
    try folder.write("", to: "repository/.git/HEAD")
    #expect(try await runCommandLine(["check", folder["repository/App"]]).code == .findings)
    try folder.write("Gen", to: "repository/.lifegraph.yml")
    #expect(try await runCommandLine(["check", folder["repository/App"]]).code == .clean)
  }

  @Test("Mistakes are told with their place, and end the run")
  func mistakes() async throws {
    let folder = try tree()
    try folder.write("mistake", to: "repository/.lifegraph.yml")
    let run = try await runCommandLine(["check", folder["repository/App"]])
    #expect(run.code == .usage)
    #expect(
      run.errors == "lifegraph: error: ../.lifegraph.yml:1:1: unknown key 'mistake'\n")
  }

  @Test("Settings that are named and missing are an error")
  func missing() async throws {
    let folder = try tree()
    let run = try await runCommandLine([
      "check", folder["repository"], "--settings", folder["no.yml"],
    ])
    #expect(run.code == .usage)
    #expect(run.errors.contains("no.yml: the settings are not readable: it is gone"))
  }
}
