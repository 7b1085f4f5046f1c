import Foundation
import Model
import Testing

@testable import Commands

@Suite("Questions about one report")
struct WhyCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      final class Session { static let shared = Session(); let token = Token(); var user = "" }
      final class Token {}
      struct Screen {
        func show() { Session.shared.user = "" }
      }
      final class Lonely { weak var token: Token?; init(token: Token) { self.token = token } }
      """, to: "App/App.swift")
  }

  private func ask(_ words: String..., environment: [String: String] = [:]) async throws
    -> CommandLineRun
  {
    try await runCommandLine(words, environment: environment, pipeline: .standard)
  }

  @Test("Two names give the paths between them")
  func connection() async throws {
    let run = try await ask("why", "Screen", "Token", folder["App"])
    #expect(run.code == .clean)
    #expect(run.errors == "lifegraph: 1 file read whole, 0 in part, 0 not at all\n")
    #expect(
      run.output == """
        Screen → Token: 1 path, shortest first

        1. reaches Token
           Screen                          App.swift:3:8
             reaches (shared)  -> Session  App.swift:4:17
             owns (token)      -> Token    App.swift:1:58

        """)
  }

  @Test("No path is an answer and no failure, and --all shows weaker ones")
  func weaker() async throws {
    let none = try await ask("why", "Lonely", "Token", folder["App"], "-q")
    #expect(none.code == .clean)
    #expect(
      none.output == """
        Lonely → Token: no path through owns, keeps, reaches
        There is one through weaker relations; --all shows it.

        """)
    let all = try await ask("why", "--all", "Lonely", "Token", folder["App"])
    #expect(all.output.contains("\n1. weaker: neither keeps nor reaches Token ("))
    #expect(all.output.contains("  refers (token)"))
  }

  @Test("One name gives the reasons for its life")
  func lifetime() async throws {
    let run = try await ask("why", "Token", folder["App"])
    #expect(run.code == .clean)
    #expect(run.output.hasPrefix("Token: lives as long as: app\n"))
    #expect(
      run.output.contains(
        "\n    Session                   App.swift:1:13  stored in Session.shared, which lives as long as the process\n      owns (token)  -> Token  App.swift:1:58\n"
      ))
  }

  @Test("The most paths that are asked for")
  func most() async throws {
    try folder.write(
      "final class A { let b = B(); let c = C() }\nfinal class B { let c = C() }\nfinal class C {}\n",
      to: "Two/Two.swift")
    let one = try await ask("why", "A", "C", folder["Two"], "--most", "1")
    #expect(one.output.hasPrefix("A → C: 1 path, shortest first, and there are more (--most)\n"))
    let two = try await ask("why", "A", "C", folder["Two"], "--most=2")
    #expect(two.output.hasPrefix("A → C: 2 paths, shortest first\n"))
    for wrong in ["0", "-1", "1.5", "10001", "many"] {
      let run = try await ask("why", "A", "C", folder["Two"], "--most=\(wrong)")
      #expect(run.code == .usage)
      #expect(run.errors.contains("expected a whole number from 1 to 10,000"))
    }
  }

  @Test("Colours where they are forced, JSON and files without")
  func formats() async throws {
    let coloured = try await ask(
      "why", "Screen", "Token", folder["App"], environment: ["FORCE_COLOR": "1"])
    #expect(coloured.output.hasPrefix("\u{1B}[1mScreen → Token\u{1B}[0m: "))
    let json = try await ask(
      "why", "Screen", "Token", folder["App"], "-f", "json", "-o", folder["why.json"],
      environment: ["FORCE_COLOR": "1"])
    #expect(json.code == .clean && json.output.isEmpty)
    let value = try JSONSerialization.jsonObject(with: Data(folder.text(of: "why.json").utf8))
    #expect((value as? [String: Any])?["connection"] != nil)
    let wrong = try await ask("why", "Screen", folder["App"], "-f", "markdown")
    #expect(wrong.code == .usage)
  }

  @Test("A saved report answers the same as its sources")
  func savedReport() async throws {
    let saved = folder["report.json"]
    #expect(
      try await ask("graph", folder["App"], "-f", "json", "-o", saved).code == .clean)
    for names in [["Screen", "Token"], ["Token"], ["Session"]] {
      let sources = try await runCommandLine(["why"] + names + [folder["App"]], pipeline: .standard)
      let report = try await runCommandLine(["why"] + names + [saved], pipeline: .standard)
      #expect(sources.output == report.output)
      #expect(!report.output.isEmpty)
    }
    let piped = try await runCommandLine(
      ["why", "Token", "-"], input: try folder.text(of: "report.json"), pipeline: .standard)
    #expect(piped.output.hasPrefix("Token: lives"))
  }

  @Test("Names that fit nothing or several end with 2 and say what would fit")
  func names() async throws {
    let unknown = try await ask("why", "Screan", folder["App"])
    #expect(unknown.code == .usage && unknown.output.isEmpty)
    #expect(unknown.errors.contains("there is no component 'Screan' (did you mean 'Screen'?)"))
    let nothing = try await ask("why", folder["App"])
    #expect(nothing.code == .usage)
    for module in ["Shop", "Search"] {
      try folder.write("final class Row {}\n", to: "Two/Sources/\(module)/Row.swift")
    }
    let several = try await ask("why", "Row", folder["Two"])
    #expect(several.code == .usage)
    #expect(
      several.errors.contains(
        "'Row' fits 2 components; write one of them: 'Search/Row', 'Shop/Row'\n"))
  }

  @Test("Less understood than asked for ends with 3 after the answer")
  func incomplete() async throws {
    try folder.write([0], to: "App/binary.swift")
    try folder.write("final class Half {", to: "App/half.swift")
    let run = try await ask("why", "Token", folder["App"], "--min-coverage", "100")
    #expect(run.code == .incomplete)
    #expect(run.output.hasPrefix("Token: lives"))
  }

  @Test("The inventory tells the trend against earlier reports, oldest first")
  func trend() async throws {
    try folder.write(earlier(accesses: 9, more: ""), to: "march/report.json")
    try folder.write(earlier(accesses: 4, more: ", \"accessPoints\": 3"), to: "june/report.json")
    let reports = ["march", "june"].map { folder["\($0)/report.json"] }
    let separate = try await ask(
      "inventory", folder["App"], "--since", reports[0], "--since", reports[1])
    #expect(separate.code == .clean)
    #expect(
      separate.output.contains(
        """
        Trend, oldest first

                            march/report.json  june/report.json  today  Change
        """))
    #expect(
      separate.output.contains(
        "Access points                       –                 3      1      -2\n"))
    #expect(
      separate.output.contains(
        "Accesses in bodies                  9                 4      1      -8\n"))
    let joined = try await ask(
      "inventory", folder["App"], "--since", reports.joined(separator: ","))
    #expect(joined.output == separate.output)
    let json = try await ask("inventory", folder["App"], "-f", "json", "--since", reports[0])
    #expect(json.output.contains("\"label\" : \"report.json\""))
    let page = try await ask(
      "report", folder["App"], "--out", folder["out"], "--since", reports[0])
    #expect(page.code == .clean || page.code == .incomplete)
    #expect(
      try folder.text(of: "out/index.html").contains("aria-label=\"Access points: not counted, 1\"")
    )
    #expect(try folder.text(of: "out/report.json").contains("\"uncounted\""))
    let again = try await ask("inventory", folder["out/report.json"], "--since", reports[1])
    #expect(again.output.contains("report.json  today  Change"))
  }

  @Test("A file that is no earlier report is said so, with what to do")
  func noReport() async throws {
    try folder.write("{}", to: "empty.json")
    try folder.write("lifegraph: 1", to: "lifegraph.yml")
    try folder.write(
      earlier(accesses: 1, more: "").replacing(
        "\"schemaVersion\": 1", with: "\"schemaVersion\": 9"),
      to: "newer.json")
    try folder.write(
      earlier(accesses: 1, more: "").replacing("inventory", with: "numbers"), to: "old.json")
    let cases = [
      ("missing.json", "there is no such file or folder"),
      ("empty.json", "this JSON is not a saved report: `schemaVersion` is missing"),
      ("lifegraph.yml", "this is not JSON"),
      ("newer.json", "the report has schema version 9 and this program reads up to 1"),
      ("old.json", "the report is damaged at ``: the key `inventory` is missing"),
      ("App", "it is a folder; name the report.json in it"),
    ]
    for (name, message) in cases {
      let run = try await ask("inventory", folder["App"], "--since", folder[name])
      #expect(run.code == .usage, "\(name)")
      #expect(run.errors.contains(message), "\(name): \(run.errors)")
      #expect(run.output.isEmpty)
    }
  }

  /// A report of an earlier version: it holds few keys.
  private func earlier(accesses: Int, more: String) -> String {
    """
    { "schemaVersion": 1, "tool": {}, "components": [], "relations": [], "findings": [],
      "inventory": { "total": { "accessesInBodies": \(accesses)\(more) } } }
    """
  }

  @Test("The inventory in each of its formats")
  func inventory() async throws {
    let text = try await ask("inventory", folder["App"])
    #expect(text.code == .clean)
    #expect(text.output.contains("\n1 global instance, the most often reached first\n"))
    #expect(text.output.contains("\nSession           1 "))
    let markdown = try await ask("inventory", folder["App"], "-f", "markdown")
    #expect(markdown.output.contains("| `Session` | `Session.shared` | 1 | 0 | 0 | 0 | **"))
    let json = try await ask("inventory", folder["App"], "-f", "json")
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    #expect((value as? [String: Any])?["inventory"] != nil)
    #expect(try await ask("inventory").code == .usage)
    #expect(try await ask("inventory", folder["App"], "-f", "sarif").code == .usage)
  }
}
