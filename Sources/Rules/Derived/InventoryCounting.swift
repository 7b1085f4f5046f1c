package import Model

/// The numbers of today, in all, by module and by layer.
package func inventory(of graph: CodeGraph, derived: DerivedData) -> Inventory {
  var tally = Tally(graph, derived)
  for component in graph.components {
    guard component.role != .system, component.role != .test else { continue }
    tally.add(at: component.id) { $0.components += 1 }
  }
  for variable in globalVariables(of: graph) {
    tally.add(at: variable.component.id) { $0.mutableGlobals += 1 }
  }
  for point in graph.accessPoints { tally.add(at: point.component) { $0.accessPoints += 1 } }
  for label in scopeLabels(of: graph) { tally.add(at: label) { $0.scopeLabels += 1 } }
  /// A file of several targets reaches a namesake in each from one place.
  var told: Set<AccessSpot> = []
  for var relation in graph.relations where relation.kind == .reaches {
    relation.evidence.removeAll {
      !told.insert(AccessSpot(slot: relation.slot, location: $0.location)).inserted
    }
    tally.add(at: relation.from) { $0.count(relation, to: derived.accessPoints[relation.to] ?? []) }
  }
  for place in graph.silenced { tally.addSilencer(of: place) }
  return tally.inventory
}

/// Numbers by module and by layer at once.
private struct Tally {
  private let derived: DerivedData
  private let layers: Layers
  /// The layer of the code in each file, where that is one.
  private let layersOfFiles: [String: Layer]
  private var byModule: [String: Inventory.Counts] = [:]
  private var byLayer: [Layer: Inventory.Counts] = [:]

  init(_ graph: CodeGraph, _ derived: DerivedData) {
    self.derived = derived
    layers = Layers(graph)
    var files: [String: Layer] = [:]
    for component in graph.components {
      guard let file = component.location?.file, files[file] == nil else { continue }
      files[file] = layers.layer(of: component)
    }
    layersOfFiles = files
  }

  mutating func add(at id: ComponentID, _ change: (inout Inventory.Counts) -> Void) {
    let component = derived.components[id]
    change(&byModule[component?.module ?? "", default: Inventory.Counts()])
    change(&byLayer[component.map(layers.layer) ?? .outside, default: Inventory.Counts()])
  }

  /// Isolation is also silenced at values and local variables, which are no components: what else
  /// stands in the file tells the layer.
  mutating func addSilencer(of place: SilencedPlace) {
    byModule[place.module, default: Inventory.Counts()].silencers += 1
    byLayer[layersOfFiles[place.location.file] ?? .logic, default: Inventory.Counts()].silencers +=
      1
  }

  var inventory: Inventory {
    let modules = byModule.keys.sorted().map {
      Inventory.ModuleCounts(module: $0, counts: byModule[$0] ?? Inventory.Counts())
    }
    let counted = Layer.allCases.compactMap { layer in
      byLayer[layer].map { Inventory.LayerCounts(layer: layer, counts: $0) }
    }
    var total = Inventory.Counts()
    for module in modules { total.add(module.counts) }
    return Inventory(total: total, modules: modules, layers: counted)
  }
}

/// The components for which a scope is named, once for each place that names one.
private func scopeLabels(of graph: CodeGraph) -> [ComponentID] {
  var places: Set<Location> = []
  var labelled: [ComponentID] = []
  for binding in graph.bindings {
    if let place = binding.scopeLocation, places.insert(place).inserted {
      labelled.append(binding.component)
    }
  }
  // Containers of Swift are known by the scopes that they give.
  for component in graph.components where component.language == .swift {
    for evidence in component.scopeEvidence where evidence.source == .injection {
      if let place = evidence.location, places.insert(place).inserted {
        labelled.append(component.id)
      }
    }
  }
  return labelled
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
    scopeLabels += other.scopeLabels
  }
}
