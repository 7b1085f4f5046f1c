import Model

/// The box of the components of one lane that share an area; `members` is not empty.
func areaNode(
  _ area: Area, lane: Int, members: [Int], _ folding: Folding, _ index: DrawingIndex
) -> Sketch.Node {
  let nodes = members.map { index.nodes[$0] }
  var sum = DrawingIndex.Node(component: nodes[0].component, lane: lane)
  for node in nodes {
    sum.errors += node.errors
    sum.warnings += node.warnings
    sum.remarks += node.remarks
  }
  let sizes = Dictionary(grouping: nodes, by: \.component.module).mapValues(\.count)
  let modules = sizes.keys.sorted { (-(sizes[$0] ?? 0), $0) < (-(sizes[$1] ?? 0), $1) }
  let hasLargest = modules.first.map { (sizes[$0] ?? 0) * 2 > nodes.count } == true
  var label = [
    LabelLine(title(of: area, modules: modules, hasLargest: hasLargest, index.areas), .name),
    LabelLine(
      ([counted(nodes.count, "component")]
        + detail(of: area, modules: modules, hasLargest: hasLargest))
        .joined(separator: " · "), .detail),
  ]
  if let marks = findingMarks(sum) { label.append(marks) }
  let names = nodes.prefix(12).map { $0.component.id.text }
  let more = nodes.count > 12 ? ["and \(nodes.count - 12) more"] : []
  return Sketch.Node(
    key: "g_" + stableHash("\(area.order)\u{0}\(lane)"), lane: lane, shape: .group, label: label,
    tooltip: [fullName(of: area)] + names + more, component: nil,
    module: modules.count == 1 ? nodes[0].component.module : "", severity: sum.severity,
    rules: Set(nodes.flatMap { $0.findings.map(\.rule) }).sorted(), isFocus: false)
}

/// `modules` are those of its members, the largest first.
private func title(
  of area: Area, modules: [String], hasLargest: Bool, _ areas: AreaMap
) -> String {
  switch area {
  case .everything where modules.count < 2: shortened(modules.first ?? "", to: 30)
  case .everything:
    hasLargest
      ? "\(shortened(modules[0], to: 20)) and \(modules.count - 1) more"
      : counted(modules.count, "module")
  case .modules(let beginning): shortened(beginning, to: 30)
  case .module(let module): module.isEmpty ? "no module" : shortened(module, to: 30)
  case .folder(let module, let path): shortened(areas.folderName(path, of: module), to: 30)
  }
}

private func detail(of area: Area, modules: [String], hasLargest: Bool) -> [String] {
  switch area {
  case .everything where !hasLargest: []
  case .everything, .modules: modules.count > 1 ? [counted(modules.count, "module")] : []
  case .module: []
  case .folder(let module, _): module.isEmpty ? [] : [shortened(module, to: 24)]
  }
}

private func fullName(of area: Area) -> String {
  switch area {
  case .everything: "components of several modules"
  case .modules(let beginning): "modules of \(beginning)"
  case .module(let module): "module \(module)"
  case .folder(let module, let path):
    module.isEmpty ? "folder \(path)" : "folder \(path) of module \(module)"
  }
}
