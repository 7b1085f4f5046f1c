import Model

/// The component's name, linked to its row where it has one.
func htmlComponentLink(_ id: ComponentID, index: PageIndex) -> HTMLText {
  let name = index.base.name(of: id)
  guard index.base.component(id) != nil else { return "\(name)" }
  return "<a href=\"#\(componentAnchor(id))\">\(name)</a>"
}
