import Model

/// Where boxes without a drawn line go, since a row of them tells nothing but their names: single
/// components to the box of their folder or module, when one is there, and folders and modules to one box for each
/// lane. Boxes that stay are not in it.
func sharedSlots(
  of slots: [Slot], drawn: [Sketch.Edge], selection: Selection, in index: DrawingIndex
) -> [Slot: Slot] {
  var touched: Set<Slot> = []
  for edge in drawn { touched.formUnion([slots[edge.from], slots[edge.to]]) }
  let present = Set(slots)
  var moved: [Slot: Slot] = [:]
  for slot in slots where !touched.contains(slot) {
    guard case .own(let node) = slot, !index.nodes[node].standsAlone,
      !selection.kept.contains(node)
    else { continue }
    let lane = index.nodes[node].lane
    let groups = index.areas.chains[node].reversed().map { Slot.group($0, lane: lane) }
    if let group = groups.first(where: present.contains) { moved[slot] = group }
  }
  var mute: [Int: [Slot]] = [:]
  for slot in slots where !touched.contains(slot) {
    if case .group(_, let lane) = slot { mute[lane, default: []].append(slot) }
  }
  for (lane, groups) in mute
  where groups.count > 1 || present.contains(.group(.everything, lane: lane)) {
    for group in groups { moved[group] = .group(.everything, lane: lane) }
  }
  return moved.mapValues { moved[$0] ?? $0 }
}

extension DrawingIndex.Node {
  /// True for what people look for in a large picture even when no line leads to it.
  fileprivate var standsAlone: Bool {
    errors > 0 || accessPoint != nil || component.role == .compositionRoot
  }
}
