import Model

extension CodeEvents {
  /// Counts calls of functions that do nothing but make a graph as places that make it: behind an own
  /// factory stands the one of the container.
  mutating func addGraphs(madeThroughFunctionsOf program: Program, _ forms: GraphForms) {
    if forms.graphs.isEmpty { return }
    var makers: [Int: Int] = [:]
    for construction in constructions where forms.graphs.contains(construction.type) {
      guard let function = construction.site.function else { continue }
      let entry = program.functions[function]
      guard entry.facts.body.count == 1, case .result(let value) = entry.facts.body[0],
        value.span == construction.site.span
      else { continue }
      makers[function] = construction.type
      for ancestor in entry.owner.map(program.lineage)?.dropFirst() ?? [] {
        for requirement in program.types[ancestor].functionsByName[entry.facts.name] ?? [] {
          makers[requirement] = construction.type
        }
      }
    }
    if makers.isEmpty { return }
    for invocation in invocations where invocation.site.function != invocation.callee {
      guard let graph = makers[invocation.callee] else { continue }
      constructions.append(
        Construction(type: graph, site: invocation.site, name: invocation.name))
    }
  }
}
