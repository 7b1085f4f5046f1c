/// What is wrong with the result of an attempt: ill-formed, or a node or edge is missing. `nil`
/// when everything that was asked for is drawn.
package func checkLayout(svg: String, attempt: LayoutAttempt) -> String? {
  guard svg.hasSuffix("</svg>\n") || svg.hasSuffix("</svg>") else {
    return svg.isEmpty ? "there is no picture" : "the picture has no end"
  }
  let parts: LaidOutParts
  do {
    parts = try LaidOutParts(scanSVG(svg))
  } catch {
    return "the picture is ill-formed, \(error.message)"
  }
  let nodes = Set(parts.nodes.filter { !$0.shapes.isEmpty }.map(\.id)).count
  let edges = Set(
    parts.edges.filter { edge in edge.shapes.contains { $0.element == "path" } }.map(\.id)
  ).count
  if nodes != attempt.nodeCount { return "\(nodes) of \(attempt.nodeCount) nodes are drawn" }
  if edges != attempt.edgeCount { return "\(edges) of \(attempt.edgeCount) edges are drawn" }
  return nil
}

/// True when `svg` is well-formed XML with one root.
package func isWellFormed(_ svg: String) -> Bool {
  do {
    _ = try scanSVG(svg)
    return true
  } catch {
    return false
  }
}
