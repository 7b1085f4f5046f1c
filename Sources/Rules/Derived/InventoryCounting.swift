package import Model

/// The numbers of today, in all and by module.
package func inventory(of graph: CodeGraph, derived: DerivedData) -> Inventory {
  var byModule: [String: Inventory.Counts] = [:]
  for component in graph.components {
    guard component.role != .system, component.role != .test else { continue }
    byModule[component.module, default: Inventory.Counts()].components += 1
  }
  for variable in globalVariables(of: graph) {
    byModule[variable.component.module, default: Inventory.Counts()].mutableGlobals += 1
  }
  for place in graph.silenced {
    byModule[place.module, default: Inventory.Counts()].silencers += 1
  }
  for point in graph.accessPoints {
    let module = derived.components[point.component]?.module ?? ""
    byModule[module, default: Inventory.Counts()].accessPoints += 1
  }
  /// A file of several targets reaches a namesake in each from one place.
  var told: Set<AccessSpot> = []
  for var relation in graph.relations where relation.kind == .reaches {
    let module = derived.components[relation.from]?.module ?? ""
    relation.evidence.removeAll {
      !told.insert(AccessSpot(slot: relation.slot, location: $0.location)).inserted
    }
    byModule[module, default: Inventory.Counts()].count(
      relation, to: derived.accessPoints[relation.to] ?? [])
  }
  let modules = byModule.keys.sorted().map {
    Inventory.ModuleCounts(module: $0, counts: byModule[$0] ?? Inventory.Counts())
  }
  var total = Inventory.Counts()
  for module in modules { total.add(module.counts) }
  return Inventory(total: total, modules: modules)
}

private struct AccessSpot: Hashable {
  let slot: String?
  let location: Location
}

extension Inventory.Counts {
  fileprivate mutating func add(_ other: Inventory.Counts) {
    components += other.components
    accessPoints += other.accessPoints
    accessesInBodies += other.accessesInBodies
    accessesInDefaults += other.accessesInDefaults
    accessesInRoots += other.accessesInRoots
    accessesInTests += other.accessesInTests
    mutableGlobals += other.mutableGlobals
    systemAccesses += other.systemAccesses
    containerLookups += other.containerLookups
    environmentReads += other.environmentReads
    ambientReads += other.ambientReads
    silencers += other.silencers
  }
}
