import Analysis
import Foundation
import Model
import Rendering
import Testing

@testable import Commands

/// What one command line did.
struct CommandLineRun {
  let code: ExitCode
  let output: String
  let errors: String
}

/// Runs a command line in this process, with files as standard output and error.
func runCommandLine(
  _ arguments: [String], environment: [String: String] = [:], input: String = "",
  executable: String = "/nonexistent", pipeline: Pipeline = .example
) async throws -> CommandLineRun {
  let folder = try TemporaryFolder()
  try folder.write(input, to: "input")
  let descriptors = [
    open(folder["input"], O_RDONLY), open(folder["output"], O_WRONLY | O_CREAT, 0o600),
    open(folder["errors"], O_WRONLY | O_CREAT, 0o600),
  ]
  defer { for descriptor in descriptors { close(descriptor) } }
  let code = await run(
    arguments,
    in: Surroundings(
      environment: environment, standardInput: descriptors[0], standardOutput: descriptors[1],
      standardError: descriptors[2], executable: executable, cleanup: Cleanup()),
    commands: Command.all(with: pipeline.formats), pipeline: pipeline)
  return CommandLineRun(
    code: code, output: try folder.text(of: "output"), errors: try folder.text(of: "errors"))
}

extension Pipeline {
  /// Rooms whose answers can be foretold: a file that says `fault` has a finding, one that says
  /// `mistake` in a manifest a mistake.
  static var example: Pipeline {
    Pipeline(
      version: "7.8.9", formats: exampleFormats, rules: exampleRules,
      readSettings: { source in
        if source.text.contains("mistake") {
          let problem = Problem(.error, "unknown key 'mistake'", at: .start(of: source.path))
          return .failure(SettingsFault(problems: [problem]))
        }
        var settings = Settings.standard
        if source.text == "confidence likely" { settings.confidence = .likely }
        settings.exclude = source.text.split(separator: "\n").map(String.init)
        return .success(settings)
      },
      analyze: { input, _ in exampleReport(input) },
      readReport: { text in
        do {
          return .success(try JSONDecoder().decode(Report.self, from: Data(text.utf8)))
        } catch {
          return .failure(ReportFault(reason: "it is damaged"))
        }
      },
      readTrendPoint: Pipeline.standard.readTrendPoint,
      coloredText: { _ in "\u{1B}[1mcolours\u{1B}[0m\n" },
      ruleText: { $0 == "hidden-access" ? "## hidden-access\n" : nil },
      connection: Pipeline.standard.connection, lifetime: Pipeline.standard.lifetime,
      compare: Pipeline.standard.compare,
      differenceDrawing: Pipeline.standard.differenceDrawing,
      drawings: { allDrawings(of: $0, limits: $1) },
      drawing: { Rendering.drawing(of: $0, view: $1, limits: $2) },
      layOut: { dot, format in .success(Array("\(format) of \(dot)".utf8)) },
      reportFiles: { form in
        (["index.html", "graph.svg", "report.json"] + (form == .folder ? ["page.css"] : [])).map {
          name in
          ReportFile(name: name, help: "a file") { report, drawings, _ in
            "\(name) of \(report.name): \(drawings.keys.sorted().joined(separator: ","))"
          }
        }
      })
  }
}

private let exampleRules = [
  RuleEntry(
    id: "hidden-access", formerly: ["secret-access"], severity: "warning", title: "It reaches it"),
  RuleEntry(id: "hidden-clock", formerly: [], severity: nil, title: "It takes the time"),
  RuleEntry(id: "never-released", formerly: [], severity: "warning", title: "It stays"),
]

private let exampleFormats: [OutputFormat] = [
  OutputFormat(
    name: "json", help: "the report", fileExtension: "json", commands: ["graph", "check", "render"]
  ) { report, _, _ in
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return String(decoding: try encoder.encode(report), as: UTF8.self)
    } catch {
      return "\(error)"
    }
  },
  OutputFormat(
    name: "svg", help: "a picture", fileExtension: "svg", needsLayout: true, limits: ""
  ) {
    $1?.svg ?? "no picture of \($0.title)"
  },
  OutputFormat(
    name: "text", help: "for people", fileExtension: "txt", commands: ["check", "render"]
  ) {
    report, _, _ in report.findings.map { $0.message + "\n" }.joined()
  },
]

private func exampleReport(_ input: AnalysisInput) -> Report {
  let graph = CodeGraph(
    name: input.name, scopes: .standard, components: [], relations: [], accessPoints: [],
    sessionEndings: [], problems: [])
  let bytes = input.sources.map(\.text.utf8.count).reduce(0, +)
  let understood = input.sources.filter { !$0.text.contains("nonsense") }
    .map(\.text.utf8.count).reduce(0, +)
  let findings = input.sources.filter { $0.text.contains("fault") }.map { source in
    Violation(
      rule: "hidden-access", severity: source.text.contains("note") ? .note : .warning,
      finding: Finding(
        message: "fault in \(source.path)",
        confidence: source.text.contains("maybe") ? .likely : .strong,
        component: ComponentID(module: "M", name: "C"), location: .start(of: source.path)),
      fingerprint: "0")
  }
  let problems = input.manifests.filter { $0.text.contains("mistake") }.flatMap { manifest in
    ["first", "second"].map {
      Problem(.error, "\($0) mistake", advice: "mend it", at: .start(of: manifest.path))
    }
  }
  return Report(
    tool: Report.Tool(name: "lifegraph", version: "7.8.9"), name: input.name, inputs: input.inputs,
    coverage: Report.Coverage(
      filesWhole: input.sources.count, partial: [], skipped: input.skipped, bytes: bytes,
      understoodBytes: understood),
    graph: graph, rules: [], findings: findings, verdicts: [],
    inventory: Inventory(total: Inventory.Counts(), modules: []), checklist: [], plan: Plan(),
    problems: problems)
}
