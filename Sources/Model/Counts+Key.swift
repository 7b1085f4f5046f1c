extension Inventory.Counts {
  /// The number under a key of the JSON.
  package func number(_ key: CodingKeys) -> Int {
    switch key {
    case .components: components
    case .accessPoints: accessPoints
    case .accessesInBodies: accessesInBodies
    case .accessesInDefaults: accessesInDefaults
    case .accessesInRoots: accessesInRoots
    case .accessesInTests: accessesInTests
    case .mutableGlobals: mutableGlobals
    case .systemAccesses: systemAccesses
    case .containerLookups: containerLookups
    case .environmentReads: environmentReads
    case .ambientReads: ambientReads
    case .silencers: silencers
    case .scopeLabels: scopeLabels
    }
  }
}
