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

    package init() {}
  }

  package struct ModuleCounts: Sendable, Hashable, Codable {
    package let module: String
    package let counts: Counts

    package init(module: String, counts: Counts) {
      self.module = module
      self.counts = counts
    }
  }

  package var total: Counts
  /// Sorted by module.
  package var modules: [ModuleCounts]

  package init(total: Counts, modules: [ModuleCounts]) {
    self.total = total
    self.modules = modules
  }
}
