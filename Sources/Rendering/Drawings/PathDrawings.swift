package import Model

/// The id of the drawing that shows the path of a finding; `nil` when the path is a single place.
/// Whether the report has that drawing is another matter: there may be too many.
package func pathDrawingID(of finding: Violation) -> String? {
  var seen: Set<ComponentID> = []
  let ids = finding.path.map(\.component).filter { seen.insert($0).inserted }
  guard ids.count > 1 else { return nil }
  return "path-" + stableHash(ids.map(\.text).joined(separator: "\n"))
}

/// A drawing for each path that findings tell, the most severe first, and how many there are in
/// all. Equal paths share one.
func pathDrawings(
  in index: DrawingIndex, limits: DrawingLimits
) -> (drawings: [Drawing], total: Int) {
  var findings: [String: [Violation]] = [:]
  var order: [String] = []
  for finding in index.report.countedFindings where finding.confidence != .hint {
    guard let id = pathDrawingID(of: finding), positions(of: finding, in: index).count > 1 else {
      continue
    }
    if findings[id] == nil { order.append(id) }
    findings[id, default: []].append(finding)
  }
  let ranked = order.enumerated().sorted { first, second in
    rank(findings[first.element], first.offset) < rank(findings[second.element], second.offset)
  }.map(\.element)
  let drawings = ranked.prefix(limits.paths).compactMap { id in
    findings[id].flatMap { pathDrawing(id, of: $0, in: index, limits: limits) }
  }
  return (drawings, order.count)
}

/// The most severe first, then the longest: two boxes and a line tell little beyond the words.
private func rank(_ findings: [Violation]?, _ offset: Int) -> (Int, Int, Int) {
  let severity =
    switch (findings ?? []).map(\.severity).max() {
    case .error: 0
    case .warning: 1
    case .note, nil: 2
    }
  return (severity, -(findings?.first?.path.count ?? 0), offset)
}

/// The components of the path that are drawn, in its order.
private func positions(of finding: Violation, in index: DrawingIndex) -> [Int] {
  var seen: Set<Int> = []
  return finding.path.compactMap { index.positions[$0.component] }
    .filter { seen.insert($0).inserted }
}

/// `findings` share the path.
private func pathDrawing(
  _ id: String, of findings: [Violation], in index: DrawingIndex, limits: DrawingLimits
) -> Drawing? {
  guard let first = findings.first else { return nil }
  let path = positions(of: first, in: index)
  guard let start = path.first, let end = path.last else { return nil }
  let rules = Set(findings.map(\.rule)).sorted()
  let missing = Set(first.path.map(\.component)).count - path.count
  return makeDrawing(
    of: Selection(
      id: id,
      title:
        "Way from \(index.nodes[start].component.name) to \(index.nodes[end].component.name)",
      subtitle: "\(counted(findings.count, "finding")) of \(listed(rules))", nodes: path.sorted(),
      focus: Set(findings.compactMap { index.positions[$0.component] }).intersection(path),
      kept: path.count > limits.nodes ? [start, end] : Set(path), surroundings: [], collapse: nil,
      warnings: [],
      notes: missing == 0
        ? [] : ["\(counted(missing, "component")) of the path, no part of the product, not drawn."]),
    in: index, limits: limits, component: nil)
}
