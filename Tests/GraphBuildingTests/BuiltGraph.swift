import Analysis
import Model
import Rules
import Synchronization

/// The graph of one file, with what no report shows: as a rule sees it.
func builtGraph(of text: String, path: String = "App.swift") async -> CodeGraph? {
  let seen = Mutex<CodeGraph?>(nil)
  let probe = Rule(
    id: "probe", title: "", rationale: "", languages: [], basis: [:], related: [], severity: .note,
    examples: [],
    check: { context in
      seen.withLock { $0 = context.graph }
      return []
    })
  _ = await analyze(
    AnalysisInput(files: [SourceText(path: path, text: text)], name: "Project"),
    settings: .standard, rules: [probe])
  return seen.withLock { $0 }
}
