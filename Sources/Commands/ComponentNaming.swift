import Model

/// The components that the arguments name, one or two.
func componentsNamed(by arguments: WhyArguments, in components: [Component]) throws(UsageError)
  -> [ComponentID]
{
  for word in arguments.doubtful {
    if let component = components.first(where: { $0.name == word }) {
      throw .nameOrInput(word, id: component.id.text)
    }
  }
  var ids: [ComponentID] = []
  for name in arguments.names { ids.append(try componentNamed(name, in: components)) }
  return ids
}

/// The component that a person means by a name: its identity, its qualified name, or the last part
/// of that, with or without its module. The first of these that fits anything decides.
func componentNamed(_ name: String, in components: [Component]) throws(UsageError) -> ComponentID {
  let tests: [(Component) -> Bool] = [
    { $0.id.text == name },
    { $0.name == name || "\($0.module)/\($0.name)" == name },
    { isLastPart(name, of: $0) },
  ]
  for test in tests {
    let ids = Set(components.filter(test).map(\.id)).sorted()
    if ids.count > 1 { throw .ambiguousComponent(name, ids: ids.map(\.text)) }
    if let id = ids.first { return id }
  }
  throw .unknownComponent(name, known: knownNames(components))
}

/// True for `Name` and `Module/Name`, when the component is `Outer.Name` of that module.
private func isLastPart(_ name: String, of component: Component) -> Bool {
  guard let slash = name.lastIndex(of: "/") else { return component.name.hasSuffix(".\(name)") }
  return component.module == name[..<slash]
    && component.name.hasSuffix(".\(name[name.index(after: slash)...])")
}

private func knownNames(_ components: [Component]) -> [String] {
  var names: Set<String> = []
  for component in components {
    names.insert(component.name)
    if let dot = component.name.lastIndex(of: ".") {
      names.insert(String(component.name[component.name.index(after: dot)...]))
    }
  }
  return names.sorted()
}
