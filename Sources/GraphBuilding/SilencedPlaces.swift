import Model

/// Everywhere in the code of the product that isolation is not checked, in the order of the files.
func silencedPlaces(_ facts: [FileFacts], _ program: Program) -> [SilencedPlace] {
  zip(facts, program.files).flatMap { file, entry in
    let places = entry.role == .ordinary ? silencers(in: file) : []
    return places.map { Location(file: file.path, span: $0) }.sorted()
      .map { SilencedPlace(module: entry.module, location: $0) }
  }
}

private func silencers(in file: FileFacts) -> [Span] {
  let types = file.types.flatMap { type in
    type.attributes.filter { $0.name == "unchecked" }.map(\.span) + silencers(on: type.properties)
  }
  return types + silencers(on: file.globals) + file.localSilencers
}

private func silencers(on properties: [PropertyFacts]) -> [Span] {
  let word = Silencer.Word.nonisolatedUnsafe.rawValue
  return properties.filter { $0.modifiers.contains(word) }.map(\.nameSpan)
}
