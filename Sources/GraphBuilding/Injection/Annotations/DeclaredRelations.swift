import Model

/// What modules and graphs hand out by annotations: `provides`, what graphs keep for a scope, and
/// what is injected of types that the sources do not declare.
struct DeclaredRelations {
  private let source: SourceGraph
  private let declared: DeclaredInjection

  init(_ source: SourceGraph) {
    self.source = source
    declared = source.injections.declared
  }

  func add(to draft: inout GraphDraft) {
    for position in declared.bindings.indices {
      for target in declared.targets(of: position) where isShown(target, of: position) {
        add(position, target, to: &draft)
      }
    }
    for (position, point) in declared.points.enumerated() {
      for binding in declared.given[position] {
        addOutside(binding, at: point, to: &draft)
      }
    }
    addFactories(to: &draft)
  }

  /// An object of an outside type is told when it has a lifetime of its own.
  private func isShown(_ target: DeclaredBinding.Target, of position: Int) -> Bool {
    switch target {
    case .type(let type): !source.roles[type].isAlien
    case .outside(_, let name, _):
      declared.scopeName(of: position) != nil && !plainValues.contains(name)
    case .key: false
    }
  }

  private func add(
    _ position: Int, _ target: DeclaredBinding.Target, to draft: inout GraphDraft
  ) {
    let binding = declared.bindings[position]
    guard let id = source.id(of: target) else { return }
    let evidence = [Evidence(location: source.location(binding.file, binding.span))]
    if case .outside(let module, let name, _) = target, draft.components[id] == nil {
      draft.components[id] = Component(
        id: id, name: name, module: module, kind: .binding, language: .kotlin,
        location: source.location(binding.file, binding.span))
    }
    let key = binding.key.spelling(source.program)
    func relate(_ from: CodeOwner, _ kind: Relation.Kind) {
      if source.id(of: from) == id { return }
      var relation = Relation(
        from: source.id(of: from), to: id, kind: kind, slot: binding.slot ?? key,
        evidence: evidence)
      if kind == .provides { relation.place = .compositionRoot }
      draft.add(relation)
    }
    if binding.form == .instance {
      if let graph = binding.provider { relate(graph, .keeps) }
      return
    }
    if let module = binding.provider { relate(module, .provides) }
    for graph in binding.installedIn.flatMap({ declared.graphs.graphs[$0] }) ?? []
    where binding.provider == nil {
      relate(.type(graph), .provides)
    }
    // What a type contributes is the object that its constructor makes.
    guard let scope = binding.scope, binding.form != .contribution else { return }
    for graph in declared.graphs.graphs[scope.name] ?? [] { relate(.type(graph), .owns) }
  }

  /// What is injected and of a type that the sources do not declare.
  private func addOutside(
    _ binding: Int, at point: InjectionPoint, to draft: inout GraphDraft
  ) {
    for target in declared.targets(of: binding) {
      guard case .outside = target, let id = source.id(of: target), draft.components[id] != nil
      else { continue }
      let kind: Relation.Kind =
        point.property == nil ? .uses : point.wish.isDeferred ? .defers : .keeps
      draft.add(
        Relation(
          from: source.id(of: point.owner), to: id, kind: kind, slot: point.slot,
          evidence: [Evidence(location: source.location(point.file, point.span))]))
    }
  }

  /// Whoever has a factory asks for what it makes each time.
  private func addFactories(to draft: inout GraphDraft) {
    if declared.products.isEmpty { return }
    for (property, entry) in source.program.properties.enumerated() {
      guard entry.isStored, let owner = entry.owner, !source.roles[owner].isAlien,
        let factory = source.reader.type(ofProperty: property).projectType,
        let product = declared.products[factory], product != owner
      else { continue }
      draft.add(
        Relation(
          from: source.id(ofType: owner), to: source.id(ofType: product), kind: .defers,
          slot: entry.facts.name,
          evidence: [Evidence(location: source.location(ofProperty: property))]))
    }
  }
}

extension SourceGraph {
  /// The component of what a binding hands out.
  func id(of target: DeclaredBinding.Target) -> ComponentID? {
    switch target {
    case .type(let type): id(ofType: type)
    case .outside(let module, let name, let qualifier):
      ComponentID(module: module, name: name, qualifier: qualifier)
    case .key: nil
    }
  }

  func location(_ file: Int, _ span: Span) -> Location {
    Location(file: program.files[file].path, span: span)
  }
}

/// Values that nobody asks for the lifetime of.
private let plainValues: Set<String> = [
  "String", "CharSequence", "Int", "Long", "Short", "Byte", "Float", "Double", "Boolean", "Char",
]
