import Model

/// Whom a component owns, keeps, uses and reaches, kind by kind: what the drawing shows as lines.
func htmlRelations(from id: ComponentID, index: PageIndex) -> HTMLText {
  let byKind = Dictionary(grouping: index.relations(from: id), by: \.kind)
  let lines = Relation.Kind.allCases.compactMap { kind -> HTMLText? in
    guard let relations = byKind[kind] else { return nil }
    var known: Set<ComponentID> = []
    let targets = relations.map(\.to).filter { known.insert($0).inserted }
    return line(kind, targets: targets, index: index)
  }
  return lines.joined()
}

/// Longer lists are closed at first.
private let openTargets = 8

private func line(_ kind: Relation.Kind, targets: [ComponentID], index: PageIndex) -> HTMLText {
  let links = targets.map { htmlComponentLink($0, index: index) }.joined(", ")
  if targets.count <= openTargets {
    return "<span class=\"aside\">\(kind.rawValue) \(links)</span>"
  }
  return """
    <details class="aside"><summary>\(kind.rawValue) \(counted(targets.count, "component"))\
    </summary>\(links)</details>
    """
}
