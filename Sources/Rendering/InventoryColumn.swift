import Model

/// A column of the inventory: what it counts.
struct InventoryColumn: Sendable {
  let title: String
  /// Where there is little room.
  let shortTitle: String
  let amount: @Sendable (Inventory.Counts) -> Int

  init(
    _ title: String, short shortTitle: String? = nil,
    amount: @escaping @Sendable (Inventory.Counts) -> Int
  ) {
    self.title = title
    self.shortTitle = shortTitle ?? title
    self.amount = amount
  }

  static let all = [
    InventoryColumn("Components") { $0.components },
    InventoryColumn("Access points") { $0.accessPoints },
    InventoryColumn("Accesses in bodies", short: "In bodies") { $0.accessesInBodies },
    InventoryColumn("In default arguments", short: "In defaults") { $0.accessesInDefaults },
    InventoryColumn("In roots") { $0.accessesInRoots },
    InventoryColumn("In tests and previews", short: "In tests") { $0.accessesInTests },
    InventoryColumn("Mutable globals") { $0.mutableGlobals },
    InventoryColumn("System accesses", short: "System") { $0.systemAccesses },
    InventoryColumn("Container lookups", short: "Lookups") { $0.containerLookups },
    InventoryColumn("Environment reads", short: "Environment") { $0.environmentReads },
    InventoryColumn("Dependencies read by key", short: "By key") { $0.ambientReads },
    InventoryColumn("Isolation silenced", short: "Silenced") { $0.silencers },
  ]
}
