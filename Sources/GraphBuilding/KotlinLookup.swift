import Model

/// What names mean in Kotlin: first what is nested in the types around and in what those inherit
/// from, then explicit imports, the own package, and imports with a star. What a file neither imports
/// nor shares its package with means something outside.
extension Program {
  /// The type that a dotted name means at a place.
  func lookUpKotlinType(_ name: String, at place: LookupPlace, depth: Int = 0) -> Int? {
    guard depth < 8, let file = files[place.file].kotlin else { return nil }
    if !isDotted(name) {
      return kotlin.knows(name) ? simpleType(name, at: place, in: file, depth: depth) : nil
    }
    let parts = names.parts(of: name)
    if let first = lookUpKotlinType(parts[0], at: place, depth: depth) {
      return nestedType(parts.dropFirst(), of: first, depth: depth)
    }
    return fullyNamedType(parts, from: place.file, depth: depth)
  }

  private func simpleType(
    _ name: String, at place: LookupPlace, in file: KotlinFile, depth: Int
  ) -> Int? {
    for around in place.type.map(enclosingTypes) ?? [] {
      if types[around].simpleName == name, !types[around].isExternal { return around }
      if let nested = kotlinType(nested: name, in: around, from: place.file, depth: depth) {
        return nested
      }
    }
    if let imported = file.imports[name] {
      for full in imported {
        if let type = type(full, from: place.file, depth: depth) { return type }
      }
      return nil
    }
    if let own = type(file.fullName(name), from: place.file, depth: depth) { return own }
    for star in file.stars {
      if let type = type("\(star).\(name)", from: place.file, depth: depth) { return type }
    }
    return nil
  }

  /// A type that is nested in a type or in one above it, or that one of them calls so.
  func kotlinType(nested name: String, in outer: Int, from file: Int, depth: Int = 0) -> Int? {
    guard depth < 8, kotlin.knows(name) else { return nil }
    for ancestor in lineage(of: outer) {
      if let alias = types[ancestor].aliases[name] {
        return aliased(alias, around: ancestor, depth: depth)
      }
      let nested = kotlin.types["\(types[ancestor].fullName).\(name)"]
      if let found = nested.flatMap({ nearestType($0, from: file) }) { return found }
    }
    return nil
  }

  private func nestedType(_ parts: ArraySlice<String>, of outer: Int, depth: Int) -> Int? {
    var current = outer
    for part in parts {
      guard
        let next = kotlinType(nested: part, in: current, from: types[current].file, depth: depth)
      else { return nil }
      current = next
    }
    return current
  }

  /// A name that starts with a package.
  private func fullyNamedType(_ parts: [String], from file: Int, depth: Int) -> Int? {
    for length in 2...max(2, parts.count) where length <= parts.count {
      let name = parts[..<length].joined(separator: ".")
      guard let type = type(name, from: file, depth: depth) else { continue }
      return nestedType(parts[length...], of: type, depth: depth)
    }
    return nil
  }

  /// The type with a full name; one of an alias is followed.
  private func type(_ full: String, from file: Int, depth: Int) -> Int? {
    if let known = kotlin.types[full], let type = nearestType(known, from: file) { return type }
    if let alias = kotlin.aliases[full]?.first { return aliased(alias, around: nil, depth: depth) }
    // `import a.b.Outer.Inner`, where a supertype of `Outer` has it.
    guard let dot = full.utf8.lastIndex(of: UInt8(ascii: ".")),
      let outer = kotlin.types[String(full[..<dot])]?.first
    else { return nil }
    return kotlinType(
      nested: String(full[dot...].dropFirst()), in: outer, from: file, depth: depth + 1)
  }

  private func aliased(
    _ alias: (type: TypeReference, file: Int), around type: Int?, depth: Int
  ) -> Int? {
    guard case .named(let name, _) = alias.type.unwrapped else { return nil }
    if let type, types[type].name == name { return type }
    return lookUpKotlinType(
      name, at: LookupPlace(file: alias.file, type: type), depth: depth + 1)
  }

  /// An alias of something else than a project type, with the file that declares it.
  func lookUpKotlinAlias(
    _ name: String, at place: LookupPlace
  ) -> (type: TypeReference, file: Int)? {
    guard kotlin.knows(name), let file = files[place.file].kotlin else { return nil }
    let full =
      file.imports[name] ?? [file.fullName(name)] + file.stars.map { "\($0).\(name)" }
    return full.lazy.compactMap { self.kotlin.aliases[$0]?.first }.first
  }

  /// The top-level variable that a name means.
  func lookUpKotlinGlobal(_ name: String, at place: LookupPlace) -> Int? {
    let candidates = topLevel(name, at: place, in: kotlin.globals)
    return nearest(candidates, from: place.file) {
      (properties[$0].file, properties[$0].facts.visibility)
    }
  }

  /// The top-level functions that a name means.
  func lookUpKotlinFunctions(_ name: String, at place: LookupPlace) -> [Int] {
    let seen = topLevel(name, at: place, in: kotlin.functions).filter {
      functions[$0].facts.visibility != .file || functions[$0].file == place.file
    }
    // Of two flavours only one is compiled.
    guard
      let first = nearest(
        seen, from: place.file,
        { (functions[$0].file, functions[$0].facts.visibility) })
    else { return [] }
    let module = files[functions[first].file].module
    return seen.filter { files[functions[$0].file].module == module }
  }

  private func topLevel(
    _ name: String, at place: LookupPlace, in known: [String: [Int]]
  ) -> [Int] {
    guard kotlin.knowsGlobal(name), let file = files[place.file].kotlin else { return [] }
    let imported = file.imports[name]?.flatMap { known[$0] ?? [] } ?? []
    if !imported.isEmpty { return imported }
    if let own = known[file.fullName(name)] { return own }
    return file.stars.lazy.compactMap { known["\($0).\(name)"] }.first ?? []
  }

  /// The type and the name of a member that a file imports under a name: `import a.b.Object.member`.
  func importedMember(_ name: String, in file: Int) -> (type: Int, member: String)? {
    for full in files[file].kotlin?.imports[name] ?? [] {
      guard let dot = full.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
      let outer = String(full[..<dot])
      let type = self.type(outer, from: file, depth: 0)
      if let type { return (type, String(full[dot...].dropFirst())) }
    }
    return nil
  }

  /// Of several types with one full name the one that a file means.
  private func nearestType(_ candidates: [Int], from file: Int) -> Int? {
    nearest(candidates, from: file) { (types[$0].file, types[$0].visibility) }
  }

  /// The candidate of the same file, else of the same source set, else of a source set that every
  /// build compiles, of the same Gradle project first.
  private func nearest(
    _ candidates: [Int], from file: Int, _ describe: (Int) -> (file: Int, visibility: Visibility)
  ) -> Int? {
    if candidates.count == 1 {
      let (declaring, visibility) = describe(candidates[0])
      return visibility != .file || declaring == file ? candidates[0] : nil
    }
    func distance(_ candidate: Int) -> Int {
      let declaring = describe(candidate).file
      if declaring == file { return 0 }
      if files[declaring].module == files[file].module { return 1 }
      let (there, here) = (files[declaring].kotlin?.place, files[file].kotlin?.place)
      let isProduct = files[declaring].role == .ordinary
      if there?.project == here?.project { return isProduct ? 2 : 3 }
      return isProduct ? 4 : 5
    }
    return candidates.filter {
      let (declaring, visibility) = describe($0)
      return visibility != .file || declaring == file
    }.min { (distance($0), $0) < (distance($1), $1) }
  }
}
