extension CodeEvents {
  /// Adds what was noted elsewhere, after what is here already.
  mutating func append(_ other: CodeEvents) {
    let first = holdings.count
    holdings += other.holdings.map { $0.renumbered(by: first) }
    restings += other.restings.map {
      Resting(holding: $0.holding + first, place: $0.place, site: $0.site)
    }
    for (holding, sites) in other.endedHoldings { endedHoldings[holding + first] = sites }
    for (function, ending) in other.endlessFunctions { endlessFunctions[function] = ending }
    completedPublishers.formUnion(other.completedPublishers)
    providers.formUnion(other.providers)
    wrapperUses += other.wrapperUses
    provisions += other.provisions
    unclearProvisions += other.unclearProvisions
    slotEnds += other.slotEnds
    listenerRemovals += other.listenerRemovals
    ambientReads += other.ambientReads
    sharedViewModels += other.sharedViewModels
    accesses += other.accesses
    outsideAccesses += other.outsideAccesses
    delegateAccesses += other.delegateAccesses
    writes += other.writes
    completions += other.completions
    reads += other.reads
    constructions += other.constructions
    handovers += other.handovers
    removals += other.removals
    posts += other.posts
    invocations += other.invocations
    storeAccesses += other.storeAccesses
    keyedCalls += other.keyedCalls
    sharedCaptures += other.sharedCaptures
    injection.append(other.injection)
  }
}

extension Holding {
  /// The same among others, of which so many come before.
  fileprivate func renumbered(by first: Int) -> Holding {
    first == 0 ? self : Holding(sort: sort, inner: inner.map { $0 + first }, site: site)
  }
}

extension InjectionEvents {
  fileprivate mutating func append(_ other: InjectionEvents) {
    graphRequests += other.graphRequests
    koin.append(other.koin)
    registrations += other.registrations
    requests += other.requests
    keyedRequests += other.keyedRequests
    factoryChanges += other.factoryChanges
    locatorCalls += other.locatorCalls
    provisions += other.provisions
    defaultScopes.merge(other.defaultScopes) { _, last in last }
    typeKeyed.formUnion(other.typeKeyed)
  }
}
