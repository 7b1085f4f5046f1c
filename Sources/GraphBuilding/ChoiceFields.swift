import Model

/// Variables that hold one of a few fixed choices: a case of an enum that carries nothing.
func choiceFields(_ source: SourceGraph) -> Set<FieldKey> {
  var fields: Set<FieldKey> = []
  for (property, entry) in source.program.properties.enumerated() where entry.isStored {
    guard let type = source.reader.type(ofProperty: property).projectType,
      isChoice(source.program.types[type])
    else { continue }
    let owner = entry.owner.map { CodeOwner.type($0) } ?? .global(property)
    fields.insert(FieldKey(source.id(of: owner), entry.facts.name))
  }
  return fields
}

private func isChoice(_ type: TypeEntry) -> Bool {
  type.keyword == .enum && !type.cases.isEmpty && type.cases.allSatisfy(\.facts.payload.isEmpty)
}
