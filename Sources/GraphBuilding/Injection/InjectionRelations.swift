import Model

/// What containers provide and who asks them: `provides` relations, and `reaches` through locators
/// and ambient values.
struct InjectionRelations {
  private let source: SourceGraph

  init(_ source: SourceGraph) { self.source = source }

  func add(to draft: inout GraphDraft) {
    for binding in source.injections.bindings where binding.provider != .type(binding.target) {
      add(.provides, from: source.id(of: binding.provider), to: binding.target, to: &draft) {
        $0.slot = binding.key
        $0.place = binding.place
        $0.evidence = [Evidence(location: binding.location)]
      }
    }
    for owned in source.injections.owned where source.carriers.contains(owned.target) {
      add(.owns, from: source.id(ofType: owned.owner), to: owned.target, to: &draft) {
        $0.slot = owned.slot
        $0.evidence = [Evidence(location: owned.location)]
      }
    }
    for request in source.injections.requests { add(request, to: &draft) }
    addProvisions(to: &draft)
  }

  private func add(_ request: Injections.Request, to draft: inout GraphDraft) {
    let from = source.id(of: request.from)
    if let outside = request.outside {
      let id = ComponentID(module: "", name: outside)
      if draft.components[id] == nil {
        draft.components[id] = Component(
          id: id, name: outside, module: "", kind: .external, language: .swift, role: .system)
      }
      draft.add(reaching(request, from, id))
    }
    for target in request.targets where request.from != .type(target) {
      draft.add(reaching(request, from, source.id(ofType: target)))
    }
  }

  private func reaching(
    _ request: Injections.Request, _ from: ComponentID, _ to: ComponentID
  ) -> Relation {
    Relation(
      from: from, to: to, kind: .reaches, via: request.via, place: request.place,
      slot: request.slot, evidence: [Evidence(location: request.location)])
  }

  /// `.environment(store)` supplies the object to all views below.
  private func addProvisions(to draft: inout GraphDraft) {
    for provision in source.events.injection.provisions
    where source.isProduction(provision.site) && source.carriers.contains(provision.type)
      && provision.site.owner != .type(provision.type)
    {
      add(
        .provides, from: source.id(of: provision.site.owner), to: provision.type, to: &draft
      ) {
        $0.place = provision.site.place
        $0.evidence = [Evidence(location: source.location(provision.site))]
      }
    }
  }

  private func add(
    _ kind: Relation.Kind, from: ComponentID, to target: Int, to draft: inout GraphDraft,
    _ describe: (inout Relation) -> Void
  ) {
    if source.roles[target].isAlien { return }
    var relation = Relation(from: from, to: source.id(ofType: target), kind: kind)
    describe(&relation)
    draft.add(relation)
  }
}
