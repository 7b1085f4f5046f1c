import Model

/// Every component, scope by scope, with the reason for its scope.
func htmlComponents(of index: PageIndex) -> PageSection {
  let components = index.report.components
  let groups = Dictionary(grouping: components) { index.base.scope(of: $0) ?? "" }
  let names = groups.keys.sorted {
    (rank(of: $0, index: index), $0) < (rank(of: $1, index: index), $1)
  }
  var known: Set<ComponentID> = []
  var body: HTMLText = ""
  if components.isEmpty { body += "<p class=\"calm\">No component was found.</p>\n" }
  for name in names {
    let members = groups[name] ?? []
    let rows = members.filter { index.hasRow($0.id) }.map { component in
      htmlComponentRow(
        component, isFirst: known.insert(component.id).inserted, index: index)
    }
    let title: HTMLText = name.isEmpty ? "Lifetime unknown" : "Scope \(name)"
    let table = HTMLTable(
      caption: "<strong>\(title)</strong>, \(counted(members.count, "component"))",
      columns: [.text("Component"), .text("Lifetime and why"), .text("State"), .text("Relations")],
      rows: rows)
    body += table.written(label: title)
  }
  let leftOut = components.count { !index.hasRow($0.id) }
  if leftOut > 0 {
    body += "<p class=\"calm\">\(counted(leftOut, "further component")) stand in report.json.</p>\n"
  }
  return PageSection(
    id: "components", title: "Components", number: components.count, body: body)
}

/// In the order of the tree; names that are no scope after it, what is unknown at the end.
private func rank(of name: String, index: PageIndex) -> Int {
  name.isEmpty ? Int.max : min(index.position(ofScope: name), Int.max - 1)
}
