import Model

/// What types have to do with each other by their declarations, for each type of a program.
struct TypeLinks {
  /// Project types that a type conforms to or inherits from, directly.
  private(set) var supertypes: [[Int]] = []
  /// Project types that conform to or inherit from a type, directly.
  private(set) var subtypes: [[Int]] = []
  /// A type with all project types above it, nearest first, each once.
  private(set) var lineages: [[Int]] = []
  /// What else a type conforms to or inherits from, also through project types: last names of types
  /// that the sources do not declare.
  private(set) var outsideAncestors: [Set<String>] = []
  /// Types around a type, innermost first, starting with itself.
  private(set) var surroundings: [[Int]] = []

  /// No links: every type stands for itself.
  init() {}

  /// The links that the declarations of a program tell, as far as names are known through the links
  /// that the program has already.
  init(_ program: Program) {
    let types = program.types
    var outsideSupertypes: [[String]] = []
    for type in types.indices {
      var linked: [Int] = []
      var outside: [String] = []
      for inherited in types[type].inherited {
        guard case .named(let name, _) = inherited.type else { continue }
        let place = LookupPlace(file: inherited.file, type: type)
        if let parent = program.lookUpType(name, at: place) {
          if parent != type, !linked.contains(parent) { linked.append(parent) }
        } else {
          outside.append(lastPart(of: name))
        }
      }
      supertypes.append(linked)
      outsideSupertypes.append(outside)
    }
    subtypes = Array(repeating: [], count: types.count)
    for (type, parents) in supertypes.enumerated() {
      for parent in parents { subtypes[parent].append(type) }
    }
    lineages = types.indices.map { lineage(of: $0) }
    outsideAncestors = lineages.map { lineage in
      lineage.reduce(into: []) { $0.formUnion(outsideSupertypes[$1]) }
    }
    surroundings = types.indices.map { program.typesAround($0) }
  }

  private func lineage(of type: Int) -> [Int] {
    if supertypes[type].isEmpty { return [type] }
    var line = [type]
    var next = 0
    while next < line.count, line.count < longestLineage {
      for parent in supertypes[line[next]] where !line.contains(parent) { line.append(parent) }
      next += 1
    }
    return line
  }
}

/// No app comes near it: only sources that are made to be slow have such a line.
private let longestLineage = 200

extension Program {
  /// A type with all project types above it, nearest first, each once.
  func lineage(of type: Int) -> [Int] {
    links.lineages.isEmpty ? [type] : links.lineages[type]
  }

  /// Project types that a type conforms to or inherits from, directly.
  func supertypes(of type: Int) -> [Int] {
    links.supertypes.isEmpty ? [] : links.supertypes[type]
  }

  /// Project types that conform to or inherit from a type, directly.
  func subtypes(of type: Int) -> [Int] { links.subtypes.isEmpty ? [] : links.subtypes[type] }

  /// Types around a type, innermost first, starting with itself.
  func enclosingTypes(of type: Int) -> [Int] {
    links.surroundings.isEmpty ? typesAround(type) : links.surroundings[type]
  }

  fileprivate func typesAround(_ type: Int) -> [Int] {
    if files[types[type].file].language == .kotlin { return kotlinTypesAround(type) }
    var around = [type]
    var name = types[type].name
    let place = LookupPlace(file: types[type].file, type: nil)
    while let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      name = String(name[..<dot])
      let outer =
        typesByName[name]?.first { types[$0].module == types[type].module }
        ?? lookUpType(name, at: place)
      if let outer { around.append(outer) }
    }
    return around
  }
}
