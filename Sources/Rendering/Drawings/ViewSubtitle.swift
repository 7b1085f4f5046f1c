import Model

/// What a view shows, for the line beside the title.
func viewSubtitle(_ view: DrawingView, in index: DrawingIndex) -> String {
  func name(_ id: ComponentID) -> String {
    index.positions[id].map { index.nodes[$0].component.name } ?? id.text
  }
  var parts: [String] = []
  if !view.focus.isEmpty { parts.append("around \(listed(view.focus.map(name)))") }
  switch (view.start.map(name), view.end.map(name)) {
  case (let start?, let end?): parts.append("the shortest ways from \(start) to \(end)")
  case (let start?, nil): parts.append("what \(start) leads to")
  case (nil, let end?): parts.append("what leads to \(end)")
  case (nil, nil): break
  }
  if let depth = view.depth { parts.append(counted(depth, "step")) }
  let scopes = view.scopes.map { $0.isEmpty ? "of unknown lifetime" : $0 }
  if !scopes.isEmpty { parts.append("\(scopes.count == 1 ? "scope" : "scopes") \(listed(scopes))") }
  if !view.modules.isEmpty {
    parts.append("\(view.modules.count == 1 ? "module" : "modules") \(listed(view.modules))")
  }
  if !view.rules.isEmpty { parts.append("findings of \(listed(view.rules))") }
  if !view.relations.isEmpty {
    let words = DrawingView.RelationWord.allCases.filter(view.relations.contains).map(\.rawValue)
    parts.append("only \(listed(words))")
  }
  if let collapse = view.collapse { parts.append("by \(collapse.rawValue)") }
  let shown = HiddenPart.allCases.filter { !view.hidden.contains($0) }
  if !shown.isEmpty { parts.append("with \(listed(shown.map(\.plural)))") }
  return parts.isEmpty ? "object lifetimes, longest first" : parts.joined(separator: " · ")
}
