import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("Commands and their exit codes")
struct ExitCodeTests {
  private func app(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "App/\(name)") }
    return folder
  }

  @Test("The gate: severity and confidence decide")
  func gate() async throws {
    let folder = try app(["a.swift": "fault", "b.swift": "maybe fault note"])
    for (flags, code) in [
      ([], ExitCode.findings), (["--fail-on", "error"], .clean), (["--fail-on", "none"], .clean),
      (["--fail-on", "note"], .findings), (["--confidence", "proven"], .clean),
      (["--confidence", "likely"], .findings),
    ] {
      let run = try await runCommandLine(["check", folder["App"]] + flags)
      #expect(run.code == code, "\(flags)")
      #expect(run.output == "fault in a.swift\nfault in b.swift\n")
    }
    let other = try app(["b.swift": "maybe fault note"])
    for (flags, code) in [
      (["--fail-on", "note"], ExitCode.clean), (["--confidence", "likely"], .clean),
      (["--fail-on", "note", "--confidence", "likely"], .findings),
    ] {
      #expect(try await runCommandLine(["check", other["App"]] + flags).code == code, "\(flags)")
    }
  }

  @Test("Settings choose the confidence that counts, and the flag wins")
  func confidence() async throws {
    let folder = try app(["a.swift": "maybe fault", ".lifegraph.yml": "confidence likely"])
    let command = ["check", folder["App"]]
    #expect(try await runCommandLine(command).code == .findings)
    #expect(try await runCommandLine(command + ["--confidence", "strong"]).code == .clean)
    try folder.write("", to: "App/.lifegraph.yml")
    #expect(try await runCommandLine(command).code == .clean)
    #expect(try await runCommandLine(command + ["--confidence", "hint"]).code == .findings)
  }

  @Test("Too little understood: 3 before 1, unless that is allowed")
  func incomplete() async throws {
    let folder = try app(["a.swift": "fault", "b.swift": "nonsense"])
    let run = try await runCommandLine(["check", folder["App"]])
    #expect(run.code == .incomplete)
    #expect(
      run.errors.contains(
        "error: incomplete: only 38.4 % of the sources were understood, and --min-coverage asks "
          + "for 98 %; --allow-incomplete accepts that\n"))
    let quiet = try await runCommandLine(["check", "-q", folder["App"]])
    #expect(quiet.errors.split(separator: "\n").count == 1)
    #expect(
      try await runCommandLine(["check", folder["App"], "--allow-incomplete"]).code == .findings)
    #expect(
      try await runCommandLine(["check", folder["App"], "--min-coverage", "38.4"]).code
        == .findings)
  }

  @Test("A named input that is not readable makes the run incomplete")
  func unreadable() async throws {
    let folder = try app(["a.swift": "fine", "b.swift": "\0"])
    let both = ["check", folder["App/a.swift"], folder["App/b.swift"], "--min-coverage", "0"]
    let run = try await runCommandLine(both)
    #expect(run.code == .incomplete)
    #expect(run.errors.contains("b.swift: it is binary"))
    #expect(try await runCommandLine(both + ["--allow-incomplete"]).code == .clean)
    #expect(try await runCommandLine(["check", folder["App/b.swift"]]).code == .incomplete)
  }

  @Test("Mistakes of a manifest are all told, and nothing is written")
  func manifest() async throws {
    let folder = try app(["lifegraph.yml": "mistake", "a.swift": "fault nonsense"])
    let run = try await runCommandLine(["report", folder["App"], "--out", folder["out"]])
    #expect(run.code == .usage)
    #expect(
      run.errors == """
        lifegraph: error: lifegraph.yml:1:1: first mistake; mend it
        lifegraph: error: lifegraph.yml:1:1: second mistake; mend it

        """)
    #expect(try folder.names() == ["App"])
  }

  @Test("Wrong use of each command")
  func usage() async throws {
    let folder = try app(["a.swift": ""])
    for arguments in [
      ["nothing"], ["check"], ["report"], ["graph"], ["render"], ["check", "--wrong"],
      ["explain", "hiden-access"], ["explain", "hidden-access", "x"],
      ["render", folder["App/a.swift"]], ["render", "a", "b"], ["check", folder["gone"]],
      ["__layout"], ["__layout", "gif", "3"],
    ] {
      let run = try await runCommandLine(arguments)
      #expect(run.code == .usage, "\(arguments)")
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("lifegraph: error: "))
      #expect(run.errors.hasSuffix("\n"))
    }
  }

  @Test("Explain prints one rule, or the list")
  func explain() async throws {
    #expect(try await runCommandLine(["explain", "hidden-access"]).output == "hidden-access\n")
    #expect(
      try await runCommandLine(["explain"]).output == """
        Warnings

            hidden-access   It reaches it
            never-released  It stays

        Off by default

            hidden-clock    It takes the time

        'lifegraph explain RULE' tells more; settings choose other severities.

        """)
    for (typed, meant) in [("hiden-access", "hidden-access"), ("secret-acess", "secret-access")] {
      let wrong = try await runCommandLine(["explain", typed])
      #expect(wrong.errors.contains("did you mean '\(meant)'?"))
    }
  }

  @Test("A report is written with its drawings, and one line says what to open")
  func report() async throws {
    let folder = try app(["a.swift": "fault"])
    let child = try builtProgram()
    let run = try await runCommandLine(
      ["report", folder["App"], "--out", folder["out"]], executable: child)
    #expect(run.code == .clean)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "lifegraph: open \(folder["out/index.html"]) "
        + "(1 file read whole, 0 in part, 0 not at all)\n")
    #expect(try folder.names(in: "out") == ["graph.svg", "index.html", "report.json"])
    #expect(try folder.text(of: "out/index.html") == "index.html of App: overview")
    let quiet = try await runCommandLine(
      ["report", "-q", folder["App"], "--out", folder["out"]], executable: child)
    #expect(quiet.errors.isEmpty)
  }

  @Test("A layout that fails never loses the report, and ends with 3")
  func failedLayout() async throws {
    let folder = try app(["a.swift": ""])
    let arguments = ["report", folder["App"], "--out", folder["out"]]
    let run = try await runCommandLine(arguments)
    #expect(run.code == .incomplete)
    #expect(run.errors.contains("has no layout. A layout failed: it could not be started."))
    #expect(try folder.names(in: "out") == ["graph.svg", "index.html", "report.json"])
    #expect(try await runCommandLine(arguments + ["--allow-incomplete"]).code == .clean)
    let graph = try await runCommandLine(["graph", folder["App"]])
    #expect(graph.code == .incomplete)
    #expect(graph.output.contains("</svg>"))
    let png = try await runCommandLine(["graph", folder["App"], "-f", "png"])
    #expect(png.code == .usage)
    #expect(png.errors.contains("'--format svg' always gives one"))
  }

  @Test("A report that cannot be written ends with 2 and names the file")
  func unwritable() async throws {
    let folder = try app(["a.swift": "fault"])
    try folder.write("", to: "out/index.html/x")
    let report = try await runCommandLine(
      ["report", folder["App"], "--out", folder["out"]], executable: try builtProgram())
    #expect(report.code == .usage)
    #expect(report.errors.contains("\(folder["out/index.html"]): not written: a folder"))
    let check = try await runCommandLine(["check", folder["App"], "-o", folder["App"]])
    #expect(check.code == .usage)
  }

  @Test("A saved report gives the same as its sources, and stands alone")
  func savedReport() async throws {
    let folder = try app(["a.swift": "fault"])
    let file = folder["saved.json"]
    let saved = try await runCommandLine(["check", folder["App"], "-f", "json", "-o", file])
    #expect(saved.code == .findings)
    #expect(try await runCommandLine(["check", file]).output == "fault in a.swift\n")
    #expect(try await runCommandLine(["check", file]).code == .findings)
    let rendered = try await runCommandLine(["render", file, "--format", "text"])
    #expect(rendered.code == .clean)
    #expect(rendered.output == "fault in a.swift\n")
    let picture = try await runCommandLine(["render", "-q", file, "--format", "svg"])
    #expect(picture.code == .incomplete)
    #expect(
      picture.errors == "lifegraph: error: incomplete: a drawing has no layout; "
        + "--allow-incomplete accepts that\n")
    let json = try await runCommandLine(
      ["render", "-", "-f", "json"], input: try folder.text(of: "saved.json"))
    #expect(json.output == (try folder.text(of: "saved.json")))
    let mixed = try await runCommandLine(["check", file, folder["App"]])
    #expect(mixed.code == .usage)
    #expect(mixed.errors.contains("a saved report stands alone"))
  }

  @Test("Skipped and repaired sources count in the coverage")
  func coverage() async throws {
    let folder = try app(["a.swift": String(repeating: "x", count: 99)])
    try folder.write([0], to: "App/b.swift")
    try folder.write([0x61, 0xE9], to: "App/c.swift")
    let run = try await runCommandLine(["check", folder["App"], "-f", "json"])
    #expect(run.code == .clean)
    #expect(run.errors.contains("1 file read whole, 1 in part, 1 not at all"))
    #expect(run.output.contains("\"bytes\":104,"))
  }
}
