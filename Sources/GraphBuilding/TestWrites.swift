import Model

/// The global state of the product that tests change and leave so, sorted by place.
func testWrites(_ source: SourceGraph) -> [TestWrite] {
  let program = source.program
  let globals = GlobalState(source)
  let tests = TestCode(source)
  /// Access points that test code touches, by function.
  var touched: [Int: [CodeEvents.Access]] = [:]
  for access in source.events.accesses where access.site.place.isOfTests {
    if let function = access.site.function { touched[function, default: []].append(access) }
  }
  func isReached(at span: Span?, in function: Int, _ type: Int?) -> Bool {
    guard let span, let type, globals.isReached(type) else { return false }
    return (touched[function] ?? []).contains { access in
      span.contains(access.site.span)
        && source.accessPoints.accessPoint(of: access.property).map {
          source.accessPoints.targets[$0] == type
        } ?? false
    }
  }
  struct Key: Hashable {
    let test: Int
    let state: GlobalState.State
  }
  var direct: [Key: [CodeSite]] = [:]
  var called: [Key: [CodeSite]] = [:]
  for write in source.events.writes where write.site.place.isOfTests {
    let entry = program.properties[write.property]
    guard let function = write.site.function, let test = tests.test(around: write.site),
      globals.isOfProduct(entry),
      source.persisted.stores[write.property] == nil,
      entry.isGlobal || isReached(at: write.target, in: function, entry.owner)
    else { continue }
    direct[Key(test: test, state: globals.state(write.property)), default: []].append(write.site)
  }
  for invocation in source.events.invocations where invocation.site.place.isOfTests {
    guard let function = invocation.site.function, let test = tests.test(around: invocation.site),
      let owner = program.functions[invocation.callee].owner,
      isReached(at: invocation.site.span, in: function, owner)
    else { continue }
    for write in source.uses.writes(in: invocation.callee).map({ source.events.writes[$0] })
    where write.isOwn && !write.site.isDeferred && write.site.condition == nil {
      let entry = program.properties[write.property]
      guard globals.isOfProduct(entry), source.persisted.stores[write.property] == nil else {
        continue
      }
      called[Key(test: test, state: globals.state(write.property)), default: []]
        .append(invocation.site)
    }
  }
  func told(_ found: [Key: [CodeSite]], isThroughCall: Bool) -> [TestWrite] {
    found.compactMap { key, sites in
      if isThroughCall && direct[key] != nil { return nil }
      if tests.restores(key.state, in: key.test, from: sites) { return nil }
      let owner: CodeOwner = key.state.owner.map { .type($0) } ?? .global(key.state.property)
      return TestWrite(
        test: source.id(ofType: key.test), component: source.id(of: owner), state: key.state.name,
        isThroughCall: isThroughCall, places: uniqued(sites.map(source.location).sorted()))
    }
  }
  return (told(direct, isThroughCall: false) + told(called, isThroughCall: true)).sorted {
    ($0.places.first ?? .start(of: ""), $0.state) < ($1.places.first ?? .start(of: ""), $1.state)
  }
}
