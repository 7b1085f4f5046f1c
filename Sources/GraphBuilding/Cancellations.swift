import Model

/// Where subscriptions and callbacks are ended, by the slots that hold them.
struct Cancellations {
  /// The places that end one subscription, sorted and without duplicates.
  struct Ends {
    var reachable: [Release] = []
    /// In a deinitializer, or in private code that only a deinitializer calls.
    var inDeinitializer: [Release] = []
  }

  private let source: SourceGraph
  private let slotEnds: [Int: [CodeEvents.SlotEnd]]
  private let listenerRemovals: [String: [CodeEvents.ListenerRemoval]]
  private let onlyInDeinitializers: Set<Int>

  init(_ source: SourceGraph) {
    self.source = source
    self.slotEnds = Dictionary(grouping: source.events.slotEnds, by: \.property)
    self.listenerRemovals = Dictionary(grouping: source.events.listenerRemovals, by: \.noun)
    self.onlyInDeinitializers = functionsOnlyInDeinitializers(source)
  }

  /// Ends of a registration that a type makes and whose token is in a slot, if it is in any.
  func ends(of registration: Int, by type: Int, slot: Int?, endsWithToken: Bool) -> Ends {
    var sites = source.events.endedHoldings[registration] ?? []
    sites += removals(of: source.events.holdings[registration], by: type)
    if let slot {
      for end in slotEnds[slot] ?? []
      where !end.isOwn || canBe(slot, of: type, in: end.site) {
        sites.append(end.site)
      }
      // `store(in: &cancellables)` lends the set only to put something into it.
      if endsWithToken { sites += emptyings(of: slot, in: type, isLendingOne: false) }
    }
    return ends(sites)
  }

  /// Where code of the same type takes a listener back.
  private func removals(of holding: Holding, by type: Int) -> [CodeSite] {
    guard case .registration(let registration) = holding.sort, let noun = registration.noun else {
      return []
    }
    return (listenerRemovals[noun] ?? []).map(\.site).filter { $0.owner == .type(type) }
  }

  /// Ends of a callback of a type in a variable of an object in a variable: one of them is emptied.
  func ends(ofCallbackIn properties: [Int], by type: Int) -> Ends {
    ends(properties.flatMap { emptyings(of: $0, in: type, isLendingOne: true) })
  }

  /// False for code of another subclass, which empties the inherited variable of its own instances.
  private func canBe(_ slot: Int, of type: Int, in site: CodeSite) -> Bool {
    let entry = source.program.properties[slot]
    guard !entry.isGlobal, case .type(let writer) = site.owner, writer != type,
      let owner = entry.owner, source.program.lineage(of: type).contains(owner)
    else { return true }
    return source.program.lineage(of: type).contains(writer)
      || source.program.lineage(of: writer).contains(type)
  }

  private func emptyings(of property: Int, in type: Int, isLendingOne: Bool) -> [CodeSite] {
    let isOptional = source.reader.type(ofProperty: property).isOptional
    return source.writes(of: property).compactMap { write in
      if write.isInitialization || write.isOwn && !canBe(property, of: type, in: write.site) {
        return nil
      }
      switch write.value {
      case .absent, .empty, .removal, .initial: return write.site
      case .lent: return isLendingOne ? write.site : nil
      // A new bag lets go of the old one; into an optional slot it may be the first.
      case .other: return !isOptional && write.origin == .constructed ? write.site : nil
      case .change, .addition: return nil
      }
    }
  }

  private func ends(_ sites: [CodeSite]) -> Ends {
    var ends = Ends()
    for site in sites where source.isProduction(site) {
      let release = Release(routine: source.routine(site), location: source.location(site))
      let isDeinitializer =
        site.function.map { function in
          source.program.functions[function].facts.role == .deinitializer
            || onlyInDeinitializers.contains(function)
        } ?? false
      if isDeinitializer {
        ends.inDeinitializer.append(release)
      } else {
        ends.reachable.append(release)
      }
    }
    return ends
  }
}

/// Private functions that nothing but deinitializers calls.
private func functionsOnlyInDeinitializers(_ source: SourceGraph) -> Set<Int> {
  var called: Set<Int> = []
  var calledElsewhere: Set<Int> = []
  for invocation in source.events.invocations
  where source.program.functions[invocation.callee].facts.visibility == .file {
    called.insert(invocation.callee)
    let isInDeinitializer =
      invocation.site.function.map {
        source.program.functions[$0].facts.role == .deinitializer
      } ?? false
    if !isInDeinitializer { calledElsewhere.insert(invocation.callee) }
  }
  return called.subtracting(calledElsewhere)
}
