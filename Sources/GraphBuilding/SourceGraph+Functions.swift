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

  /// What a call of a function comes to, as far as that says something: behind `process(action:)`
  /// of a class that all screens inherit from stands everything and nothing.
  func followed(_ function: Int) -> [Int] {
    let found = implementations(of: function)
    return found.count > mostImplementations ? [] : found
  }
}

/// So many types share a function that the one which a call means decides, and nobody knows it.
private let mostImplementations = 12
