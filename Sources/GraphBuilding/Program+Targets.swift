import Model

/// What build descriptions say about who can see whom.
extension Program {
  /// Those declarations that a file can mean as far as targets tell; all when they tell nothing.
  func seen(_ candidates: [Int], from file: Int, declaredIn: (Int) -> Int) -> [Int] {
    if candidates.count <= 1 || files[file].targets.isEmpty { return candidates }
    let possible = candidates.filter {
      let declaring = declaredIn($0)
      return files.mayBeCompiledTogether(declaring, file)
        || files[file].imports.contains(files[declaring].module)
    }
    return possible.isEmpty ? candidates : possible
  }

  /// The variables of the same name that a variable stands for in the other targets of a file: one
  /// that several targets compile means in each what is declared there.
  func namesakes(of property: Int, from file: Int) -> [Int] {
    let entry = properties[property]
    return others(
      than: property, among: { candidates(named: entry) }, from: file,
      declaredIn: { properties[$0].file })
  }

  /// The same for a type.
  func namesakes(ofType type: Int, from file: Int) -> [Int] {
    others(
      than: type, among: { typesByName[types[type].name] ?? [] }, from: file,
      declaredIn: { types[$0].file })
  }

  /// One declaration for each target of a file that does not compile the one that is known.
  private func others(
    than known: Int, among candidates: () -> [Int], from file: Int, declaredIn: (Int) -> Int
  ) -> [Int] {
    let declaring = Set(files[declaredIn(known)].targets)
    if declaring.isEmpty { return [] }
    var rest = Set(files[file].targets).subtracting(declaring)
    if rest.isEmpty { return [] }
    return candidates().filter { candidate in
      let targets = files[declaredIn(candidate)].targets
      guard candidate != known, targets.contains(where: rest.contains) else { return false }
      rest.subtract(targets)
      return true
    }
  }

  private func candidates(named entry: PropertyEntry) -> [Int] {
    guard let owner = entry.owner else { return globalsByName[entry.facts.name] ?? [] }
    return (typesByName[types[owner].name] ?? []).filter { !types[$0].isExternal }.flatMap { type in
      (types[type].propertiesByName[entry.facts.name] ?? []).filter {
        properties[$0].facts.isStatic == entry.facts.isStatic
      }
    }
  }
}

extension CodeEvents {
  /// Adds what code in files of several targets reaches, reads and writes in the others of them.
  mutating func addUsesOfOtherTargets(_ program: Program) {
    func isShared(_ site: CodeSite) -> Bool { program.files[site.file].targets.count > 1 }
    for access in accesses where isShared(access.site) {
      accesses += program.namesakes(of: access.property, from: access.site.file).map {
        Access(property: $0, site: access.site, isProvided: access.isProvided)
      }
    }
    for read in reads where isShared(read.site) {
      reads += program.namesakes(of: read.property, from: read.site.file).map {
        Read(property: $0, site: read.site)
      }
    }
    for write in writes where isShared(write.site) {
      writes += program.namesakes(of: write.property, from: write.site.file).map {
        Write(
          property: $0, value: write.value, type: write.type, origin: write.origin,
          isInitialization: write.isInitialization, site: write.site, target: write.target)
      }
    }
  }
}

extension [SourceFile] {
  /// True when some target compiles both files: each sees what the other declares.
  func areCompiledTogether(_ first: Int, _ second: Int) -> Bool {
    let other = self[second].targets
    return self[first].targets.contains(where: other.contains)
  }

  /// True unless build descriptions put the files into different targets.
  func mayBeCompiledTogether(_ first: Int, _ second: Int) -> Bool {
    self[first].targets.isEmpty || self[second].targets.isEmpty
      || areCompiledTogether(first, second)
  }
}
