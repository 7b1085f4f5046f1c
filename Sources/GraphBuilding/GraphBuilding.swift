package import Model

/// One graph of everything that was read. Cannot fail: what cannot be linked becomes a problem.
/// The order of the facts does not matter, nor who does the work. Where an index knows a name, it
/// goes before syntax.
package func buildGraph(
  _ files: [FileFacts], manifests: [ManifestFacts], projects: BuildFacts = BuildFacts(),
  index: SourceIndex? = nil, settings: GraphSettings, workers: Workers = .one
) -> CodeGraph {
  withGraph(
    of: files, manifests: manifests, projects: projects, index: index, settings: settings,
    workers: workers
  ) { $0 }
}

/// Hands the same graph on before it lets go of all that it was built from, which takes a while.
package func withGraph<Result>(
  of files: [FileFacts], manifests: [ManifestFacts], projects: BuildFacts, index: SourceIndex?,
  settings: GraphSettings, workers: Workers, _ use: (CodeGraph) -> Result
) -> Result {
  let facts = files.sorted { $0.path < $1.path }
  let manifests = manifests.sorted { $0.path < $1.path }
  let naming = ModuleNaming(
    paths: facts.map(\.path), membership: TargetMembership(buildFacts(facts, projects)),
    explicit: settings.modules, fallback: "Main")
  let program = indexProgram(facts, index: index, naming: naming, settings: settings)
  let exact = index.map { ExactReferences(program, $0, facts: facts) }
  let source = SourceGraph(program, exact: exact, settings: settings, workers: workers)

  let declaredScopes = manifests.lazy.compactMap(\.scopes).first?.scopes ?? settings.scopes
  let (told, found) = workers.both({
    tellComponents(source, declaredScopes: declaredScopes, settings: settings)
  }) { [source = SourceGraph(withReaderOfItsOwn: source)] in
    let sessions = SessionFacts(source, settings: settings)
    let processes = ProcessFinding(source)
    return (
      sessions: sessions, evidence: sessions.evidence(), keptApart: sessions.keptApart(),
      choices: choiceFields(source), touches: flowTouches(source),
      membership: processes, processes: processes.processes()
    )
  }
  var (draft, tree, bindings) = told
  found.sessions.add(to: &draft, tree: tree)
  found.membership.add(to: &draft)
  let drift = manifests.isEmpty ? nil : DriftFinding(draft, program)
  let declared = addManifests(manifests, to: &draft, tree: tree)

  var (components, relations) = workers.both({ [draft] in draft.sortedComponents() }) { [draft] in
    var relations = withoutImplied(draft.sortedRelations())
    found.sessions.addReleases(to: &relations)
    return relations
  }
  inferLifetimes(&components, relations: relations, tree: tree)
  let endings = relevant(draft.sessionEndings, components: components, tree: tree)
    .sorted(by: byPlace)
  addFieldEvidence(
    to: &components, endings: endings, relations: relations, facts: found.evidence,
    keptApart: found.keptApart, choices: found.choices, tree: tree)
  addFlowEvidence(to: &components, touches: found.touches, relations: relations, tree: tree)
  if let note = drift?.undeclaredNote(components, manifests, declared) {
    draft.problems.append(note)
  }
  let units = CodeUnits(source)
  let filling = FillingCode(source)
  var graph = CodeGraph(
    name: manifests.lazy.compactMap(\.name).first ?? "", scopes: tree, components: components,
    relations: relations,
    accessPoints: draft.accessPoints.sorted {
      ($0.component, $0.spelling) < ($1.component, $1.spelling)
    },
    sessionEndings: endings, processes: found.processes,
    silenced: silencedPlaces(facts, program),
    interfaceSlots: interfaceSlots(source), lateSlots: lateSlots(source),
    sharedTools: sharedTools(source),
    creations: creations(source, filling),
    initializerParameters: initializerParameters(source),
    sharedStorages: sharedStorages(source), credentialedAccesses: credentialedAccesses(source),
    initializations: initializations(source, units), earlyUses: earlyUses(source, units),
    bindings: bindings, selfMade: selfMade(source),
    drifts: drift?.drifts(
      of: manifests, declared, components: components, relations: relations, tree: tree) ?? [],
    problems: draft.problems.sorted())
  graph.unguardedWrites = unguardedWrites(source)
  graph.startEffects = startEffects(source, units)
  graph.unreachedEnds = unreachedEnds(source, filling)
  graph.testResets = testResets(source)
  graph.testWrites = testWrites(source)
  graph.viewObjects = viewObjects(source)
  graph.environmentGaps = environmentGaps(source)
  graph.defaultIsolations = defaultIsolations(program)
  let android = AndroidLifetimes(program)
  graph.systemMade = Set(
    program.types.indices.filter(android.isMadeBySystem).map { source.id(ofType: $0) })
  graph.makings = makings(source)
  graph.unansweringInstances = unansweringInstances(source)
  return withExtendedLifetime((source, found, draft)) { use(graph) }
}

/// The components of the sources with their relations and what speaks for their scopes.
private func tellComponents(
  _ source: SourceGraph, declaredScopes: [Scope], settings: GraphSettings
) -> (draft: GraphDraft, tree: ScopeTree, bindings: [Binding]) {
  var draft = GraphDraft()
  StorageRelations(source).add(to: &draft)
  AccessRelations(source).add(to: &draft)
  InjectionRelations(source).add(to: &draft)
  DeclaredRelations(source).add(to: &draft)
  SubscriptionRelations(source).add(to: &draft)
  SourceComponents(source).add(to: &draft, touching: draft.touchedComponents())
  let evidence = ScopeEvidenceFinding(source, settings: settings)
  let names = evidence.scopeNames(in: evidence.scopeTree(from: declaredScopes))
  evidence.add(to: &draft, names: names)
  let bindings = DeclaredScopes(source, names).bindings(of: Set(draft.components.keys))
  return (draft, names.tree, bindings)
}

/// What the package manifests among the files and the projects say together.
func buildFacts(_ facts: [FileFacts], _ projects: BuildFacts) -> BuildFacts {
  var build = projects
  let paths = facts.map(\.path)
  for file in facts where file.path == "Package.swift" || file.path.hasSuffix("/Package.swift") {
    let package = packageFacts(of: file, paths: paths)
    build.targets += package.targets
    build.products += package.products
  }
  let conditions = writtenWords(in: facts.filter { $0.imports.contains("ProjectDescription") })
  for file in facts where file.path == "Project.swift" || file.path.hasSuffix("/Project.swift") {
    let project = tuistFacts(of: file, conditions: conditions)
    build.targets += hasProject(beside: file.path, projects) ? [] : project.targets
    build.principals += project.principals
  }
  return build
}

/// True when the targets of a folder are described by an Xcode project that is there.
private func hasProject(beside path: String, _ projects: BuildFacts) -> Bool {
  let folder = path.prefix(
    upTo: path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)
  return projects.targets.contains { target in
    let parts = target.description.dropFirst(folder.count).split(separator: "/")
    return target.description.hasPrefix(folder) && parts.count == 2
      && parts[0].hasSuffix(".xcodeproj")
  }
}

/// Without `uses` and `creates` between two components of which the first stores the second.
private func withoutImplied(_ relations: [Relation]) -> [Relation] {
  struct Pair: Hashable {
    let from: ComponentID
    let to: ComponentID
  }
  var stored: Set<Pair> = []
  for relation in relations {
    switch relation.kind {
    case .owns, .keeps, .refers: stored.insert(Pair(from: relation.from, to: relation.to))
    case .uses, .creates, .defers, .provides, .reaches, .subscribes: break
    }
  }
  return relations.filter { relation in
    let isWeaker = relation.kind == .uses || relation.kind == .creates
    return !isWeaker || !stored.contains(Pair(from: relation.from, to: relation.to))
  }
}

private func byPlace(_ left: SessionEnding, _ right: SessionEnding) -> Bool {
  guard let first = left.location, let second = right.location else {
    return left.name < right.name
  }
  return (first, left.name) < (second, right.name)
}
