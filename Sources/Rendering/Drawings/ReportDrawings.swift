package import Model

/// The whole graph in one picture, folded to the limits.
package func overviewDrawing(of report: Report, limits: DrawingLimits = .standard) -> Drawing {
  overview(in: DrawingIndex(report), limits: limits, notes: [])
}

/// What a view shows of the report.
package func drawing(of report: Report, view: DrawingView, limits: DrawingLimits) -> Drawing {
  if view == .whole { return overviewDrawing(of: report, limits: limits) }
  let index = DrawingIndex(report, view: view)
  return makeDrawing(
    of: selection(view, in: index, limits: limits), in: index, limits: limits, component: nil)
}

/// The components of one module and what they touch directly.
package func moduleDrawing(
  of report: Report, module: String, limits: DrawingLimits = .standard
) -> Drawing {
  moduleDrawing(of: module, in: DrawingIndex(report), limits: limits)
}

/// A component and what is around it; `nil` when it is not drawn at all.
package func componentDrawing(
  of report: Report, around component: ComponentID, limits: DrawingLimits = .standard
) -> Drawing? {
  let index = DrawingIndex(report)
  return index.positions[component].map { componentDrawing(of: $0, in: index, limits: limits) }
}

/// Every drawing of a report: the overview, one for each module when there are several, one for
/// each component with findings and for each path of a finding, most severe first, as many as the
/// limits say.
package func allDrawings(of report: Report, limits: DrawingLimits = .standard) -> [Drawing] {
  let index = DrawingIndex(report)
  let modules = index.modules.count < 2 ? [] : mostSevereModules(in: index, limit: limits.modules)
  let flagged = index.nodes.indices.filter { index.nodes[$0].severity != nil }.sorted {
    rank(index.nodes[$0], $0) < rank(index.nodes[$1], $1)
  }
  var notes: [String] = []
  if modules.count < index.modules.count, !modules.isEmpty {
    notes.append("\(modules.count) of \(counted(index.modules.count, "module")) have a drawing.")
  }
  if limits.components < flagged.count {
    notes.append(
      "The \(limits.components) most severe of \(counted(flagged.count, "component")) with findings "
        + "have a drawing.")
  }
  let paths = pathDrawings(in: index, limits: limits)
  if paths.drawings.count < paths.total {
    notes.append(
      "\(grouped(paths.drawings.count)) of \(counted(paths.total, "path")) of findings have a drawing, "
        + "the most severe first.")
  }
  return [overview(in: index, limits: limits, notes: notes)]
    + modules.map { moduleDrawing(of: $0, in: index, limits: limits) }
    + flagged.prefix(limits.components).map { componentDrawing(of: $0, in: index, limits: limits) }
    + paths.drawings
}

private func rank(_ node: DrawingIndex.Node, _ position: Int) -> (Int, Int, Int, Int) {
  (-node.errors, -node.warnings, -node.remarks, position)
}

private func mostSevereModules(in index: DrawingIndex, limit: Int) -> [String] {
  var errors: [String: Int] = [:]
  var warnings: [String: Int] = [:]
  var sizes: [String: Int] = [:]
  for node in index.nodes {
    errors[node.component.module, default: 0] += node.errors
    warnings[node.component.module, default: 0] += node.warnings
    sizes[node.component.module, default: 0] += 1
  }
  func rank(_ module: String) -> (Int, Int, Int, String) {
    (-(errors[module] ?? 0), -(warnings[module] ?? 0), -(sizes[module] ?? 0), module)
  }
  return index.modules.sorted { rank($0) < rank($1) }.prefix(limit).sorted()
}

private func overview(
  in index: DrawingIndex, limits: DrawingLimits, notes: [String]
) -> Drawing {
  let name = index.report.name
  return makeDrawing(
    of: Selection(
      id: "overview", title: name.isEmpty ? "Overview" : name,
      subtitle: "object lifetimes, longest first", nodes: Array(index.nodes.indices),
      notes: overviewNotes(index) + notes),
    in: index, limits: limits, component: nil)
}

/// What no drawing shows, counted.
private func overviewNotes(_ index: DrawingIndex) -> [String] {
  let ofItself = index.selfRelations
  let own =
    ofItself == 0
    ? [] : ["\(counted(ofItself, "relation")) of components to themselves not drawn."]
  return [index.hiddenNote].compactMap { $0 } + own
}

/// The same in short, for pictures of a part.
func partNotes(_ index: DrawingIndex) -> [String] {
  index.hiddenNote == nil ? [] : ["Code that is no part of the product is not drawn."]
}

private func moduleDrawing(
  of module: String, in index: DrawingIndex, limits: DrawingLimits
) -> Drawing {
  let members = index.nodes.indices.filter { index.nodes[$0].component.module == module }
  let around = neighbors(of: members, in: index).subtracting(members)
  return makeDrawing(
    of: Selection(
      id: "module-\(slug(module))", title: module.isEmpty ? "No module" : "Module \(module)",
      subtitle: "and what it touches directly", nodes: (members + around).sorted(),
      surroundings: around, notes: partNotes(index)),
    in: index, limits: limits, component: nil)
}

/// The drawing of a component with findings.
private func componentDrawing(
  of node: Int, in index: DrawingIndex, limits: DrawingLimits
) -> Drawing {
  let component = index.nodes[node].component
  let (near, around) = neighborhood(of: node, in: index, limits: limits)
  return makeDrawing(
    of: Selection(
      id: "around-\(stableHash(component.id.text))", title: "Around \(component.name)",
      subtitle: component.id.text, nodes: near.union(around).union([node]).sorted(), focus: [node],
      surroundings: around, notes: partNotes(index)),
    in: index, limits: limits, component: component.id)
}

/// What a component touches and what its findings tell of; and, where that leaves room, what those
/// touch.
func neighborhood(
  of node: Int, in index: DrawingIndex, limits: DrawingLimits
) -> (near: Set<Int>, around: Set<Int>) {
  var near = neighbors(of: [node], in: index)
  for step in index.nodes[node].findings.flatMap(\.path) {
    if let position = index.positions[step.component] { near.insert(position) }
  }
  near.remove(node)
  // A second step only where the first leaves room, and only along what keeps alive or is hidden.
  var around: Set<Int> = []
  if near.count < limits.nodes / 4 {
    // Through a hub everything is near everything.
    for position in near.sorted() where index.nodes[position].usage.users <= limits.hubUsers {
      for edge in index.outgoing[position] + index.incoming[position] {
        let found = index.edges[edge]
        guard found.style <= .holder else { continue }
        around.formUnion([found.from, found.to])
      }
    }
    around.subtract(near)
    around.remove(node)
  }
  return (near, near.count + around.count > limits.nodes / 2 ? [] : around)
}

private func neighbors(of nodes: [Int], in index: DrawingIndex) -> Set<Int> {
  var found: Set<Int> = []
  for node in nodes {
    for edge in index.outgoing[node] { found.insert(index.edges[edge].to) }
    for edge in index.incoming[node] { found.insert(index.edges[edge].from) }
  }
  return found
}

/// What a page may use in an address: a readable part, and a hash that tells equal ones apart.
private func slug(_ name: String) -> String {
  let kept = name.unicodeScalars.prefix(40).map { scalar -> Character in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": Character(scalar)
    default: "-"
    }
  }
  let hash = stableHash(name).prefix(8)
  return kept.isEmpty ? String(hash) : "\(String(kept))-\(hash)"
}
