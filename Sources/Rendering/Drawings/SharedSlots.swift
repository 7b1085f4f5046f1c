/// Where the boxes of modules without a drawn line go: one box for each lane, since a row of them
/// tells nothing but their names. Boxes that stay are not in it.
func sharedSlots(of slots: [Slot], drawn: [Sketch.Edge]) -> [Slot: Slot] {
  var touched: Set<Slot> = []
  for edge in drawn { touched.formUnion([slots[edge.from], slots[edge.to]]) }
  var mute: [Int: [Slot]] = [:]
  var shared: Set<Int> = []
  for slot in slots {
    guard case .group(let module, let lane) = slot else { continue }
    if module.isEmpty {
      shared.insert(lane)
    } else if !touched.contains(slot) {
      mute[lane, default: []].append(slot)
    }
  }
  var moved: [Slot: Slot] = [:]
  for (lane, groups) in mute where groups.count > 1 || shared.contains(lane) {
    for group in groups { moved[group] = .group(module: "", lane: lane) }
  }
  return moved
}
