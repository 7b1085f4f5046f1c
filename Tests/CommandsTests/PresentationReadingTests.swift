import TestSupport
import Testing

@testable import Commands

struct PresentationReadingTests {
  private func input() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/A.swift")
    return folder
  }

  private func report(_ folder: TemporaryFolder, _ flags: [String]) async throws -> CommandLineRun {
    try await runCommandLine(
      ["report", folder["App"], "--out", folder["out"], "--quiet"] + flags,
      executable: try builtProgram())
  }

  @Test func aPageThatIsAFolderGetsItsFiles() async throws {
    let folder = try input()
    let run = try await report(folder, ["--page", "folder"])
    #expect(run.code == .clean)
    #expect(try folder.text(of: "out/page.css").hasPrefix("page.css of"))
  }

  @Test func aMistakeOfATemplateEndsTheRunWithItsPlace() async throws {
    let folder = try input()
    try folder.write("{{policy}}{{style}}{{script}}\n{{section}}", to: "mine/page.html")
    let run = try await report(folder, ["--templates", folder["mine"]])
    #expect(run.code == .usage)
    #expect(
      run.errors.contains(
        "page.html:2:1: there is no field `{{section}}`; did you mean `{{sections}}`?\n"))
  }

  @Test func aFileOfAnotherNameIsToldAndNotPassedOver() async throws {
    let folder = try input()
    try folder.write("p {}", to: "mine/pages.css")
    let run = try await report(folder, ["--templates", folder["mine"]])
    #expect(run.code == .usage)
    #expect(
      run.errors
        == "lifegraph: error: pages.css:1:1: there is no template of that name; did you mean "
        + "'page.css'?\n")
  }

  @Test func aFolderThatIsMissingOrEmptyIsTold() async throws {
    let folder = try input()
    let missing = try await report(folder, ["--templates", folder["none"]])
    #expect(missing.code == .usage)
    #expect(missing.errors.contains("none: the templates are not readable: "))
    try folder.write("", to: "mine/notes.txt")
    let empty = try await report(folder, ["--templates", folder["mine"]])
    #expect(empty.errors.contains("it holds none of page.html, page.css, extra.css, page.js"))
  }

  @Test func filesBesideTheTemplatesAreNobodysBusiness() async throws {
    let folder = try input()
    try folder.write("p {}", to: "mine/extra.css")
    try folder.write("", to: "mine/README.md")
    #expect(try await report(folder, ["--templates", folder["mine"]]).code == .clean)
  }
}
