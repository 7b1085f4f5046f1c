import Model

/// The globals that reach others, or themselves, while they are made; sorted by spelling.
func initializations(_ source: SourceGraph, _ units: CodeUnits) -> [Initialization] {
  let points = source.accessPoints
  /// The variables that are made when they are first asked for, by the access point.
  var stores: [Int: Int] = [:]
  for point in points.targets.keys where points.delegateFronts[point] == nil {
    let store = points.stores[point] ?? point
    if isMadeLate(store, source.program) { stores[point] = store }
  }
  return stores.compactMap { point, store in
    let touched = units.touches(runBy: .value(of: store)) {
      points.accessPoint(of: $0) != nil
    }
    var reaches: [Int: Initialization.Reach] = [:]
    for (touch, isConditional) in touched {
      guard let reached = points.accessPoint(of: touch.property), stores[reached] != nil,
        let target = points.targets[reached], reaches[reached]?.isConditional != false
      else { continue }
      reaches[reached] = Initialization.Reach(
        spelling: source.qualifiedName(ofProperty: reached), component: source.id(ofType: target),
        isConditional: isConditional, location: source.location(touch.site))
    }
    guard !reaches.isEmpty, let target = points.targets[point] else { return nil }
    return Initialization(
      spelling: source.qualifiedName(ofProperty: point), component: source.id(ofType: target),
      location: source.location(ofProperty: store),
      reaches: reaches.values.sorted { ($0.spelling, $0.location) < ($1.spelling, $1.location) })
  }.sorted { ($0.spelling, $0.location) < ($1.spelling, $1.location) }
}

/// True for a variable whose initial value is made when it is first asked for. Those of a script are
/// made in their order.
private func isMadeLate(_ property: Int, _ program: Program) -> Bool {
  let entry = program.properties[property]
  return entry.facts.value != nil
    && (entry.owner != nil || program.files[entry.file].statements.isEmpty)
}

extension SourceGraph {
  /// What callers write for a global variable: `Store.shared`.
  func qualifiedName(ofProperty property: Int) -> String {
    let entry = program.properties[property]
    return entry.owner.map { "\(program.types[$0].name).\(entry.facts.name)" } ?? entry.facts.name
  }
}
