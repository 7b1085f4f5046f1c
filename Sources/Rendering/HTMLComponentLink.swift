import Model

/// What a finding is about: a component by its name and linked, anything else as it is spelled.
func htmlSubject(_ subject: String, index: PageIndex) -> HTMLText {
  let id = ComponentID(module: "", name: subject)
  return index.base.component(id) == nil ? "\(subject)" : htmlComponentLink(id, index: index)
}

/// The component's name, linked to its row where it has one.
func htmlComponentLink(_ id: ComponentID, index: PageIndex) -> HTMLText {
  let name = index.base.name(of: id)
  guard index.base.component(id) != nil, index.hasRow(id) else { return "\(name)" }
  return "<a href=\"#\(componentAnchor(id))\">\(name)</a>"
}
