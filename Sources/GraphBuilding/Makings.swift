import Model

/// Who makes what in the product, sorted: objects, values, and parts of the user interface that
/// functions of Compose are. Whoever makes something also makes what it inherits from.
func makings(_ source: SourceGraph) -> [Making] {
  let program = source.program
  var found: Set<Making> = []
  func add(_ maker: CodeOwner, _ made: ComponentID) {
    let making = Making(maker: source.id(of: maker), made: made)
    if making.maker != making.made { found.insert(making) }
  }
  for construction in source.events.constructions where source.isProduction(construction.site) {
    for type in program.lineage(of: construction.type)
    where !program.types[type].isExternal && !source.roles[type].isAlien {
      add(construction.site.owner, source.id(ofType: type))
    }
  }
  for invocation in source.events.invocations where source.isProduction(invocation.site) {
    let callee = program.functions[invocation.callee]
    if callee.owner == nil {
      add(invocation.site.owner, source.id(of: .function(invocation.callee)))
    }
  }
  return found.sorted()
}
