import Analysis
import Foundation
import Model

/// What a run found, and what it needs to be judged.
struct RunResult: Sendable {
  let report: Report
  let settings: Settings
  /// True when something was not readable, so that nobody knows how much is missing.
  let hasUnknownGap: Bool
}

/// Reads settings and inputs and analyzes them; a saved report is taken as it is.
func readAndAnalyze(_ options: Options, for command: String, session: Session)
  async throws(CommandFailure) -> RunResult
{
  guard !options.inputs.isEmpty else {
    throw .usage(
      .missingArgument(command: command, what: "an INPUT: a folder, a file or '-'"))
  }
  let settings = try readSettings(options, session: session)
  let exclusions = Exclusions(patterns: settings.exclude)
  switch try readInputs(options.inputs, exclusions: exclusions, session: session) {
  case .report(var report):
    report.sourceLink = settings.sourceLink ?? report.sourceLink
    return RunResult(report: report, settings: settings, hasUnknownGap: false)
  case .texts(let texts):
    let (index, indexProblems) = try loadIndex(of: texts, options: options, session: session)
    session.terminal.progress.show("Analyzing \(texts.sources.count) files")
    var input = AnalysisInput(
      manifests: texts.manifests, sources: texts.sources, skipped: texts.skipped,
      inputs: texts.inputs, name: texts.name)
    input.problems = texts.problems + indexProblems
    input.index = index
    if options.needsHistory, !options.ignoresHistory {
      session.terminal.progress.show("Asking Git what changes often")
      input.history = sourceHistory(of: texts, session: session)
    }
    input.patience = .standard
    input.projects = texts.projects
    input.workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    var report = await session.pipeline.analyze(input, settings)
    session.terminal.progress.clear()
    report.coverage.add(texts)
    report.sourceLink = settings.sourceLink
    try checkManifests(texts.manifests, in: report)
    warn(about: report.problems, terminal: session.terminal)
    return RunResult(
      report: report, settings: settings, hasUnknownGap: texts.hasUnknownGap)
  }
}

extension Report.Coverage {
  /// Adds what only the reading knows: sources that were repaired, and the size of those that were
  /// not read.
  mutating func add(_ texts: InputTexts) {
    bytes += texts.skippedBytes
    let known = Set((partial + skipped).map(\.path))
    let sources = Set(texts.sources.map(\.path))
    let added = texts.repaired.filter { !known.contains($0.path) && sources.contains($0.path) }
    partial = (partial + added).sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }
    filesWhole = max(0, filesWhole - added.count)
  }
}

/// Mistakes of a manifest end the run: a picture of half a manifest would be believed.
private func checkManifests(_ manifests: [SourceText], in report: Report) throws(CommandFailure) {
  let paths = Set(manifests.map(\.path))
  let mistakes = report.problems.filter { problem in
    problem.weight == .error && problem.location.map { paths.contains($0.file) } ?? true
  }
  if !mistakes.isEmpty { throw .mistakes(mistakes) }
}

/// The first problems; all of them are in the report.
private func warn(about problems: [Problem], terminal: Terminal) {
  let shown = 10
  let weighty = problems.filter { $0.weight != .note }.sorted()
  for problem in weighty.prefix(shown) { terminal.warn(problem.line) }
  if weighty.count > shown {
    terminal.warn("and \(weighty.count - shown) more, which report.json lists")
  }
}
