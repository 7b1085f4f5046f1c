import Model

/// Numbers of the whole that differ, in the order of the inventory.
func numberChanges(_ old: Inventory.Counts, _ new: Inventory.Counts) -> [NumberChange] {
  Inventory.Counts.CodingKeys.allCases.compactMap { key in
    let (was, now) = (old.number(key), new.number(key))
    return was == now ? nil : NumberChange(number: key.rawValue, old: was, new: now)
  }
}
