import Model

extension SourceGraph {
  /// `Type.name` of a function, for people.
  func functionName(_ function: Int) -> String {
    let entry = program.functions[function]
    let name = entry.property.map { program.properties[$0].facts.name } ?? entry.facts.name
    return entry.owner.map { "\(program.types[$0].name).\(name)" } ?? name
  }

  /// What a call of a function may run: of a protocol's function its implementations, of a class's
  /// also what classes below put in its place.
  func implementations(of function: Int) -> [Int] {
    let entry = program.functions[function]
    guard let owner = entry.owner, program.types[owner].keyword == .protocol else {
      return [function] + program.overrides(of: function)
    }
    let conforming = program.conformers(of: owner).flatMap { type in
      roles[type].isAlien ? [] : program.types[type].functionsByName[entry.facts.name] ?? []
    }
    return conforming.isEmpty ? [function] : conforming
  }
}
