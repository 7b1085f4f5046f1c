/// The numbers of today.
package struct Inventory: Sendable, Hashable, Codable {
  /// Numbers of one module, or of the whole.
  package struct Counts: Sendable, Hashable, Codable {
    package var components = 0
    package var accessPoints = 0
    /// Accesses to project access points from the body of code.
    package var accessesInBodies = 0
    package var accessesInDefaults = 0
    /// Accesses from composition roots.
    package var accessesInRoots = 0
    /// Accesses from tests and previews.
    package var accessesInTests = 0
    package var mutableGlobals = 0
    package var systemAccesses = 0
    /// Objects asked of containers and locators, outside tests and previews.
    package var containerLookups = 0
    /// Objects read from the environment of views, outside tests and previews.
    package var environmentReads = 0
    /// Dependencies read by key, outside tests and previews.
    package var ambientReads = 0
    /// Words that switch the compiler's check of isolation off, outside tests.
    package var silencers = 0
    /// Places that name a scope for what a container hands out.
    package var scopeLabels = 0

    package init() {}

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case components, accessPoints, accessesInBodies, accessesInDefaults, accessesInRoots,
        accessesInTests, mutableGlobals, systemAccesses, containerLookups, environmentReads,
        ambientReads, silencers, scopeLabels
    }

    /// Takes numbers that an earlier version wrote; what it did not count is 0.
    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      func number(_ key: CodingKeys) throws -> Int {
        try values.decodeIfPresent(Int.self, forKey: key) ?? 0
      }
      components = try number(.components)
      accessPoints = try number(.accessPoints)
      accessesInBodies = try number(.accessesInBodies)
      accessesInDefaults = try number(.accessesInDefaults)
      accessesInRoots = try number(.accessesInRoots)
      accessesInTests = try number(.accessesInTests)
      mutableGlobals = try number(.mutableGlobals)
      systemAccesses = try number(.systemAccesses)
      containerLookups = try number(.containerLookups)
      environmentReads = try number(.environmentReads)
      ambientReads = try number(.ambientReads)
      silencers = try number(.silencers)
      scopeLabels = try number(.scopeLabels)
    }
  }

  package struct ModuleCounts: Sendable, Hashable, Codable {
    package let module: String
    package let counts: Counts

    package init(module: String, counts: Counts) {
      self.module = module
      self.counts = counts
    }
  }

  /// Numbers of one layer.
  package struct LayerCounts: Sendable, Hashable, Codable {
    package let layer: Layer
    package let counts: Counts

    package init(layer: Layer, counts: Counts) {
      self.layer = layer
      self.counts = counts
    }
  }

  package var total: Counts
  /// Sorted by module.
  package var modules: [ModuleCounts]
  /// In the order of the layers, only those with anything in them.
  package var layers: [LayerCounts]
  /// `nil` when no earlier reports were given.
  package var trend: Trend?

  package init(total: Counts, modules: [ModuleCounts], layers: [LayerCounts] = []) {
    self.total = total
    self.modules = modules
    self.layers = layers
    self.trend = nil
  }

  /// Takes an inventory that was written before there were layers.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    total = try values.decode(Counts.self, forKey: .total)
    modules = try values.decode([ModuleCounts].self, forKey: .modules)
    layers = try values.decodeIfPresent([LayerCounts].self, forKey: .layers) ?? []
    trend = try values.decodeIfPresent(Trend.self, forKey: .trend)
  }
}
