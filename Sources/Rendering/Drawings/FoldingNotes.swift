import Model

/// What folding did, in sentences for people.
func foldingNotes(
  _ folding: Folding, selection: Selection, in index: DrawingIndex
) -> [String] {
  var notes: [String] = []
  let hubs = folding.hubs.sorted().map { shortened(index.nodes[$0].component.name, to: 40) }
  if !hubs.isEmpty {
    let named = hubs.prefix(6) + (hubs.count > 6 ? ["\(hubs.count - 6) more"] : [])
    notes.append(
      "More than \(folding.hubLimit) components reach\(folding.countsKeepers ? ", keep" : "") or use \(listed(Array(named))): counted on the "
        + "box instead of drawn.")
  }
  let folded: [(Set<Int>, String)] = [
    (folding.idle, "without relations"),
    (folding.hubOnly, "related only to what is counted on its box"),
    (folding.plain, "touching no known lifetime"),
  ]
  for (nodes, reason) in folded where !nodes.isEmpty {
    notes.append("\(counted(nodes.count, "component")) \(reason) folded, lane by lane.")
  }
  if let collapse = folding.collapse {
    notes.append("A box stands for the components of one \(collapse.words).")
  }
  let grouped =
    folding.collapse != nil
    ? 0 : folding.slots.values.count { if case .group = $0 { true } else { false } }
  if grouped > 0 {
    notes.append(
      "\(counted(grouped, "component")) folded by module and folder; the most severe keep their own "
        + "box.")
  }
  if !folding.otherModules.isEmpty {
    notes.append(
      "\(counted(folding.otherModules.count, "module")), small or without a line that is drawn, share a "
        + "box in a lane.")
  }
  return notes + selection.notes
}

extension DrawingView.Collapse {
  fileprivate var words: String {
    switch self {
    case .module: "module in a lane, or of several where there are too many"
    case .folder: "folder in a lane, or of several where there are too many"
    case .scope: "lane"
    }
  }
}
