import Model

/// A column of the inventory: what it counts.
struct InventoryColumn: Sendable {
  let title: String
  /// Where there is little room.
  let shortTitle: String
  /// Its name in JSON.
  let key: Inventory.Counts.CodingKeys
  /// True for what should become less.
  let isWork: Bool
  let amount: @Sendable (Inventory.Counts) -> Int

  init(
    _ title: String, short shortTitle: String? = nil, _ key: Inventory.Counts.CodingKeys,
    isWork: Bool = false, amount: @escaping @Sendable (Inventory.Counts) -> Int
  ) {
    self.title = title
    self.shortTitle = shortTitle ?? title
    self.key = key
    self.isWork = isWork
    self.amount = amount
  }

  static let all = [
    InventoryColumn("Components", .components) { $0.components },
    InventoryColumn("Access points", .accessPoints, isWork: true) { $0.accessPoints },
    InventoryColumn("Accesses in bodies", short: "In bodies", .accessesInBodies, isWork: true) {
      $0.accessesInBodies
    },
    InventoryColumn(
      "In default arguments", short: "In defaults", .accessesInDefaults, isWork: true
    ) { $0.accessesInDefaults },
    InventoryColumn("In roots", .accessesInRoots) { $0.accessesInRoots },
    InventoryColumn("In tests and previews", short: "In tests", .accessesInTests) {
      $0.accessesInTests
    },
    InventoryColumn("Mutable globals", .mutableGlobals, isWork: true) { $0.mutableGlobals },
    InventoryColumn("System accesses", short: "System", .systemAccesses) { $0.systemAccesses },
    InventoryColumn("Container lookups", short: "Lookups", .containerLookups, isWork: true) {
      $0.containerLookups
    },
    InventoryColumn("Environment reads", short: "Environment", .environmentReads) {
      $0.environmentReads
    },
    InventoryColumn("Dependencies read by key", short: "By key", .ambientReads) {
      $0.ambientReads
    },
    InventoryColumn("Isolation silenced", short: "Silenced", .silencers, isWork: true) {
      $0.silencers
    },
    InventoryColumn("Scope labels", short: "Labels", .scopeLabels, isWork: true) {
      $0.scopeLabels
    },
  ]
}
