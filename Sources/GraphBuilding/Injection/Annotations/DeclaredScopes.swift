import Model

/// The scopes that annotations give to what they bind, and the bindings as the report tells them.
struct DeclaredScopes {
  private let source: SourceGraph
  private let declared: DeclaredInjection
  private let names: ScopeNames

  init(_ source: SourceGraph, _ names: ScopeNames) {
    self.source = source
    self.names = names
    declared = source.injections.declared
  }

  /// Evidence for the scopes of components.
  func evidence() -> [ComponentID: [ScopeEvidence]] {
    var found: [ComponentID: [ScopeEvidence]] = [:]
    func add(_ evidence: ScopeEvidence, to id: ComponentID) {
      if found[id]?.contains(evidence) != true { found[id, default: []].append(evidence) }
    }
    for (position, binding) in declared.bindings.enumerated() where binding.form != .contribution {
      guard let (scope, detail, location) = scope(of: position) else { continue }
      let evidence = ScopeEvidence(
        scope: scope, source: .injection, detail: detail, location: location)
      for target in declared.targets(of: position) {
        if case .type(let type) = target, source.program.types[type].keyword == .protocol {
          continue
        }
        if let id = source.id(of: target) { add(evidence, to: id) }
      }
    }
    for (graph, scopes) in declared.graphs.scopes.sorted(by: { $0.key < $1.key }) {
      guard let name = scopes.first, let scope = names.scope(named: name) else { continue }
      let entry = source.program.types[graph]
      add(
        ScopeEvidence(
          scope: scope, source: .injection, detail: "the graph of the scope \(name)",
          location: source.location(entry.file, entry.nameSpan)),
        to: source.id(ofType: graph))
    }
    for type in source.program.types.indices { addViewModel(type) }
    return found

    func addViewModel(_ type: Int) {
      let entry = source.program.types[type]
      guard names.tree.contains("screen"),
        let attribute = source.reader.injection.annotations.first(
          .viewModel, of: entry.attributes, in: entry.file)
      else { return }
      add(
        ScopeEvidence(
          scope: "screen", source: .injection,
          detail: "@\(lastPart(of: attribute.name)) makes one for each screen that asks",
          location: source.location(entry.file, attribute.span)),
        to: source.id(ofType: type))
    }
  }

  private func scope(
    of position: Int
  ) -> (scope: String, detail: String, location: Location)? {
    let binding = declared.bindings[position]
    if let named = binding.scope {
      guard let scope = names.scope(named: named.name) else { return nil }
      let detail =
        binding.form == .constructor
        ? "declared in the scope \(named.name)"
        : "bound to \(binding.key.spelling(source.program)) in the scope \(named.name)"
      return (scope, detail, source.location(named.file, named.span))
    }
    guard binding.form == .instance || binding.whole != nil,
      let scope = declared.scopeName(of: position).flatMap({ names.scope(named: $0) })
    else { return nil }
    let location = source.location(binding.file, binding.span)
    if let whole = binding.whole {
      return (scope, "a part of \(whole.spelling(source.program))", location)
    }
    guard case .type(let graph)? = binding.provider else { return nil }
    return (scope, "handed to \(source.program.types[graph].name) when it is made", location)
  }

  /// The bindings of components that the graph shows, sorted.
  func bindings(of known: Set<ComponentID>) -> [Binding] {
    var consumers: [[Binding.Consumer]] = Array(repeating: [], count: declared.bindings.count)
    for (position, point) in declared.points.enumerated() {
      let consumer = Binding.Consumer(
        component: source.id(of: point.owner), slot: point.slot,
        location: source.location(point.file, point.span))
      for binding in declared.given[position] { consumers[binding].append(consumer) }
    }
    var bindings: [Binding] = []
    for (position, entry) in declared.bindings.enumerated() {
      for target in declared.targets(of: position) {
        guard let id = source.id(of: target), known.contains(id) else { continue }
        var binding = Binding(
          component: id, key: entry.key.spelling(source.program), form: entry.form,
          location: source.location(entry.file, entry.span))
        binding.scope = entry.scope?.name
        binding.scopeLocation = entry.scope.map { source.location($0.file, $0.span) }
        binding.lifetime =
          declared.scopeName(of: position).flatMap { names.scope(named: $0) }
        binding.installedIn = entry.installedIn
        binding.isOneOfMany = entry.isOneOfMany
        binding.provider = entry.provider.map { source.id(of: $0) }
        binding.consumers = uniqued(consumers[position].sorted(by: byComponent))
        bindings.append(binding)
      }
    }
    return bindings.sorted { order($0) < order($1) }
  }
}

private func byComponent(_ left: Binding.Consumer, _ right: Binding.Consumer) -> Bool {
  if left.component != right.component { return left.component < right.component }
  guard let first = left.location, let second = right.location else { return false }
  return first < second
}

private func order(_ binding: Binding) -> (ComponentID, String, Location) {
  (binding.component, binding.key, binding.location ?? .start(of: ""))
}
