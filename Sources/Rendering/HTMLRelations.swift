import Model

/// Whom a component owns, keeps, uses and reaches, kind by kind: what the drawing shows as lines. A
/// subscription says besides how it captures and how it ends.
func htmlRelations(from id: ComponentID, index: PageIndex) -> HTMLText {
  let byKind = Dictionary(grouping: index.relations(from: id), by: \.kind)
  let lines = Relation.Kind.allCases.compactMap { kind -> HTMLText? in
    guard let relations = byKind[kind] else { return nil }
    if kind == .subscribes { return subscriptions(relations, index: index) }
    var known: Set<ComponentID> = []
    let targets = relations.map(\.to).filter { known.insert($0).inserted }
    return line(kind, targets: targets, index: index)
  }
  return lines.joined()
}

/// Longer lists are closed at first.
private let openTargets = 8

/// One line each, told once where several say the same.
private func subscriptions(_ relations: [Relation], index: PageIndex) -> HTMLText {
  var known: Set<HTMLText> = []
  let lines = relations.map { relation -> HTMLText in
    let slot: HTMLText = relation.slot.map { " <code>\($0)</code>" } ?? ""
    let facts: HTMLText = subscriptionText(relation).map { ": \($0)" } ?? ""
    return "\(htmlComponentLink(relation.to, index: index))\(slot)\(facts)"
  }.filter { known.insert($0).inserted }
  if lines.count <= openSubscriptions {
    return lines.map { line -> HTMLText in
      "<span class=\"aside\">\(Relation.Kind.subscribes.rawValue) \(line)</span>"
    }.joined()
  }
  let items = lines.map { line -> HTMLText in "<li>\(line)</li>" }.joined()
  return """
    <details class="aside"><summary>\(Relation.Kind.subscribes.rawValue) \
    \(counted(lines.count, "time"))</summary><ul class="places">\(items)</ul></details>
    """
}

/// Subscriptions that stand open; each takes a line.
private let openSubscriptions = 4

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
