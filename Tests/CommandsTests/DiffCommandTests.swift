import Foundation
import Model
import Testing

@testable import Commands

@Suite("The difference of two inputs")
struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      final class Session { static let shared = Session(); var user = "" }
      struct Screen {}
      """, to: "old/App/App.swift")
    try folder.write(
      """
      // A line more.
      final class Session { static let shared = Session(); var user = "" }
      struct Screen { func show() { Session.shared.user = "" } }
      """, to: "new/App/App.swift")
  }

  private func diff(_ words: String...) async throws -> CommandLineRun {
    try await runCommandLine(["diff"] + words, pipeline: .standard)
  }

  private func report(_ side: String) async throws -> String {
    let path = folder["\(side).json"]
    _ = try await runCommandLine(
      ["graph", folder["\(side)/App"], "-f", "json", "-o", path], pipeline: .standard)
    return path
  }

  @Test("New findings do not fail, and are told with their place")
  func findings() async throws {
    let run = try await diff(folder["old/App"], folder["new/App"])
    #expect(run.code == .clean)
    #expect(run.output.hasPrefix("App\n"))
    #expect(run.output.contains("warning App.swift:3:31 Screen reaches Session.shared"))
    #expect(run.output.contains("+  Screen → Session  reaches (singleton)  App.swift:3\n"))
  }

  @Test("A saved report and a folder give the same as two folders")
  func saved() async throws {
    let (old, new) = (try await report("old"), try await report("new"))
    let folders = try await diff(folder["old/App"], folder["new/App"])
    #expect(try await diff(old, folder["new/App"]).output == folders.output)
    #expect(try await diff(old, new).output == folders.output)
  }

  @Test("Where nothing changed there is no output, and a note")
  func nothing() async throws {
    let run = try await diff(folder["old/App"], folder["old/App"])
    #expect(run.code == .clean)
    #expect(run.output == "")
    #expect(run.errors == "lifegraph: nothing changed in the graph and the findings\n")
    let quiet = try await diff(folder["old/App"], folder["old/App"], "--quiet")
    #expect(quiet.errors == "")
    try folder.write("what was there before", to: "comment.txt")
    _ = try await diff(folder["old/App"], folder["old/App"], "-o", folder["comment.txt"])
    #expect(try folder.text(of: "comment.txt") == "")
    let json = try await diff(folder["old/App"], folder["old/App"], "-f", "json")
    #expect(json.output.contains("\"commonComponents\" : 1"))
  }

  @Test("A side that is missing or broken is said, with what to do, and nothing is written")
  func broken() async throws {
    try folder.write("{\"schemaVersion\": 1, \"tool\"", to: "cut.json")
    try folder.write("{\"schemaVersion\": 1, \"tool\": {}, \"components\": []}", to: "other.json")
    for old in ["missing.json", "cut.json", "other.json", "old"] {
      if old == "old" { try FileManager.default.removeItem(atPath: folder["old/App/App.swift"]) }
      let run = try await diff(folder[old], folder["new/App"])
      #expect(run.code == .usage, "\(old)")
      #expect(run.output == "")
      #expect(run.errors.contains("OLD cannot be used: "), "\(old)")
      #expect(run.errors.contains("'lifegraph report . --out base'"), "\(old)")
    }
    let new = try await diff(folder["new/App"], folder["missing"])
    #expect(new.code == .usage)
    #expect(new.errors.contains("NEW cannot be used: "))
  }

  @Test("An empty side, or another app, is not drawn as all added or all removed")
  func nothingInCommon() async throws {
    try folder.write("// Nothing here yet.\n", to: "empty/App/App.swift")
    let added = try await diff(folder["empty/App"], folder["new/App"])
    #expect(added.code == .usage)
    #expect(added.errors.contains("OLD shows no component at all"))
    let removed = try await diff(folder["new/App"], folder["empty/App"])
    #expect(removed.code == .usage)
    #expect(removed.errors.contains("NEW shows no component at all"))
    try folder.write("final class Radio {}\n", to: "other/Radio/Radio.swift")
    let foreign = try await diff(folder["other/Radio"], folder["new/App"])
    #expect(foreign.code == .usage)
    #expect(foreign.errors.contains("have no component in common"))
    #expect([added, removed, foreign].allSatisfy { $0.output == "" })
  }

  @Test("A folder gets every format, and a picture without a layout is plain and ends with 3")
  func everything() async throws {
    let run = try await diff(
      folder["old/App"], folder["new/App"], "--out", folder["difference"])
    #expect(run.code == .incomplete)
    #expect(run.output == "")
    #expect(run.errors.contains("open "))
    for ending in ["d2", "dot", "html", "json", "md", "mmd", "svg", "txt"] {
      #expect(try !folder.text(of: "difference/diff.\(ending)").isEmpty, "\(ending)")
    }
    #expect(try folder.text(of: "difference/diff.svg").contains("data-change=\"added\""))
  }

  @Test("Where nothing changed, what only tells of changes is empty, and the page says so")
  func unchangedFolder() async throws {
    let run = try await diff(
      folder["old/App"], folder["old/App"], "--out", folder["same"])
    #expect(run.code == .clean)
    for ending in ["d2", "md", "mmd", "txt"] {
      #expect(try folder.text(of: "same/diff.\(ending)").isEmpty, "\(ending)")
    }
    #expect(try folder.text(of: "same/diff.html").contains("Nothing changed."))
  }

  @Test("The page as a folder has its style and script beside it, and needs a folder")
  func pageFolder() async throws {
    _ = try await diff(
      folder["old/App"], folder["new/App"], "--page", "folder", "--out", folder["parted"])
    #expect(try folder.text(of: "parted/diff.html").contains("href=\"diff.css\""))
    #expect(try folder.text(of: "parted/diff.css").contains(".label.added"))
    #expect(try !folder.text(of: "parted/diff.js").isEmpty)
    let alone = try await diff(
      folder["old/App"], folder["new/App"], "--page", "folder", "-f", "html")
    #expect(alone.code == .usage)
    #expect(alone.errors.contains("'diff' needs --out DIR beside --page folder"))
  }

  @Test("Where nothing changed the picture says so, and needs no layout")
  func unchangedPicture() async throws {
    let run = try await diff(folder["old/App"], folder["old/App"], "-f", "svg")
    #expect(run.code == .clean)
    #expect(run.output.contains("Nothing changed."))
  }

  @Test("Two inputs are needed, and no third")
  func usage() async throws {
    #expect(try await diff().errors.contains("'diff' needs OLD and NEW"))
    #expect(try await diff(folder["old/App"]).errors.contains("'diff' needs NEW"))
    let three = try await diff(folder["old/App"], folder["new/App"], folder["new/App"])
    #expect(three.code == .usage)
  }

  @Test("Too little understood on either side ends with 3")
  func incomplete() async throws {
    try folder.write(
      "final class Session {}\n" + String(repeating: "}}}} ((( class {{{ \n", count: 40),
      to: "half/App/App.swift")
    let run = try await diff(folder["half/App"], folder["new/App"])
    #expect(run.code == .incomplete)
    let accepted = try await diff(folder["half/App"], folder["new/App"], "--allow-incomplete")
    #expect(accepted.code == .clean)
  }
}
