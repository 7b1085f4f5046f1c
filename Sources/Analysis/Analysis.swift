import GraphBuilding
import ManifestReading
package import Model
import ProjectReading
package import Rules
import YAMLReading

/// What a run reads, already loaded.
package struct AnalysisInput: Sendable {
  package var manifests: [SourceText]
  package var sources: [SourceText]
  /// Files that describe builds: which say what is compiled together.
  package var projects: [SourceText] = []
  /// What could not be read at all.
  package var skipped: [Report.Coverage.Gap]
  package var inputs: [Report.Input]
  /// What else was noticed while reading.
  package var problems: [Problem] = []
  /// What the compiler noted of the sources; `nil` when all names are resolved by syntax.
  package var index: SourceIndex?
  /// How often the sources were changed of late; `nil` when that is not known.
  package var history: ChangeHistory?
  /// Title of the report when no manifest names it.
  package var name: String
  /// How many threads share the work; does not change the result.
  package var workers = 2
  /// How long one file may take; `nil` when it may take any time.
  package var patience: Patience?

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
  await analyze(input, settings: settings, rules: Rule.all)
}

/// The pipeline with a choice of rules.
package func analyze(
  _ input: AnalysisInput, settings: Settings, rules: [Rule]
) async -> Report {
  let facts = await extractAll(
    input.sources, workers: input.workers, patience: input.patience, languages: SourceLanguage.all)
  let (manifests, manifestProblems) = readManifests(input.manifests)
  let (projects, projectProblems) = readProjects(input.projects)
  let coverage = coverage(
    of: facts, manifests: input.manifests, skipped: input.skipped, index: input.index)
  let extractionProblems = facts.flatMap(\.problems)
  // Bodies nest as deeply as the parser accepts, so the graph is built on such a stack too. That
  // thread keeps the facts last and lets go of them while the rules run.
  let threads = WaitingThreads(count: input.workers - 1)
  var graph = await onLargeStack { deliver in
    withGraph(
      of: facts, manifests: manifests, projects: projects, index: input.index,
      settings: settings.graph,
      workers: Workers(
        count: input.workers, run: threads.run, queue: { NumberQueue(count: $0).next }),
      deliver)
  }
  threads.end()
  let derived = DerivedData(graph)
  let decisions = verdicts(of: graph, derived: derived)
  var violations = runRules(rules, on: graph, derived: derived, settings: settings.rules)
  let steps = plan(
    of: graph, verdicts: decisions, violations: violations, history: input.history,
    derived: derived)
  addExcerpts(to: &graph.relations, and: &violations, from: input.sources + input.manifests)
  let problems =
    (input.problems + extractionProblems + manifestProblems + projectProblems + graph.problems)
    .sorted()
  return Report(
    tool: Report.Tool(name: "lifegraph", version: toolVersion),
    name: graph.name.isEmpty ? input.name : graph.name, inputs: input.inputs,
    coverage: coverage, graph: graph, twins: twins(in: graph, derived: derived),
    rules: rules.map { rule in
      RuleDescription(
        id: rule.id, title: rule.title, rationale: rule.rationale,
        severity: severity(of: rule, settings: settings.rules))
    },
    findings: violations, verdicts: decisions, inventory: inventory(of: graph, derived: derived),
    checklist: checklist(
      of: graph, derived: derived, violations: violations, verdicts: decisions, plan: steps),
    plan: steps,
    problems: problems)
}

/// Version of the program, as `--version` prints it.
package let toolVersion = "0.1.0"

private func readManifests(_ texts: [SourceText]) -> ([ManifestFacts], [Problem]) {
  var manifests: [ManifestFacts] = []
  var problems: [Problem] = []
  for text in texts {
    let (node, mistakes) = readYAML(text)
    problems += mistakes
    guard let node else { continue }
    let (facts, more) = readManifest(node, path: text.path)
    manifests.append(facts)
    problems += more
  }
  return (manifests, problems)
}
