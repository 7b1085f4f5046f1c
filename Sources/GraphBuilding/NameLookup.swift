import Model

/// Where a name stands: its file, the innermost type around it, and the function whose generic
/// parameters it may mean.
struct LookupPlace: Hashable {
  let file: Int
  let type: Int?
  var function: Int?
}

extension Program {
  /// The project type that a dotted name means at a place, without the types that are only
  /// extended. Outer types go before the module, the module before its imports, imports before
  /// the rest; among equals the nearest path counts.
  func lookUpType(_ name: String, at place: LookupPlace) -> Int? {
    if isKotlin(place.file) { return lookUpKotlinType(name, at: place) }
    return switch exactTypes.meaning(of: name, in: place.file) {
    case .type(let type)?: type
    case .outside?: nil
    case .property?, .function?, .enumCase?, nil: lookUpType(name, at: place, aliasDepth: 0)
    }
  }

  private func lookUpType(_ name: String, at place: LookupPlace, aliasDepth: Int) -> Int? {
    guard aliasDepth < 8 else { return nil }
    if names.knows(name) {
      return lookUpNominal(CollectionOfOne(name), at: place)
        ?? lookUpAlias(name, at: place, depth: aliasDepth)
    }
    guard isDotted(name) else { return nil }
    let parts = names.parts(of: name)
    guard let first = parts.first else { return nil }
    if let whole = lookUpNominal(parts, at: place) { return whole }
    if moduleNames.contains(first) {
      let rest = names.types(named: Array(parts.dropFirst()), in: TypeNames.topLevel)
      if let type = rest.first(where: { types[$0].module == first }) { return type }
    }
    guard var current = lookUpType(first, at: place, aliasDepth: aliasDepth + 1) else {
      return nil
    }
    for part in parts.dropFirst() {
      guard let next = nestedType(part, of: current, aliasDepth: aliasDepth) else { return nil }
      current = next
    }
    return current
  }

  private func nestedType(_ name: String, of outer: Int, aliasDepth: Int) -> Int? {
    for ancestor in lineage(of: outer) {
      let nested = names.types(named: CollectionOfOne(name), in: names.name(of: ancestor))
      if let nested = nested.first(where: { types[$0].module == types[ancestor].module }) {
        return nested
      }
      guard let alias = types[ancestor].aliases[name] else { continue }
      return lookUpAliased(
        alias.type, at: LookupPlace(file: alias.file, type: ancestor), depth: aliasDepth)
    }
    return nil
  }

  private func lookUpNominal(_ parts: some Collection<String>, at place: LookupPlace) -> Int? {
    var outer = place.type.map(names.name(of:)) ?? TypeNames.topLevel
    while true {
      if let nested = best(names.types(named: parts, in: outer), at: place) { return nested }
      guard let around = names.around(outer) else { break }
      outer = around
    }
    for ancestor in place.type.map(lineage)?.dropFirst() ?? [] {
      let nested = names.types(named: parts, in: names.name(of: ancestor))
      if let found = best(nested, at: place) { return found }
    }
    return nil
  }

  private func lookUpAlias(_ name: String, at place: LookupPlace, depth: Int) -> Int? {
    for around in place.type.map(enclosingTypes) ?? [] {
      if let alias = types[around].aliases[name] {
        return lookUpAliased(
          alias.type, at: LookupPlace(file: alias.file, type: around), depth: depth)
      }
    }
    guard let known = aliasesByName[name], !known.isEmpty else { return nil }
    let module = files[place.file].module
    let alias = known.first { files[$0.file].module == module } ?? known[0]
    return lookUpAliased(alias.type, at: LookupPlace(file: alias.file, type: nil), depth: depth)
  }

  private func lookUpAliased(_ type: TypeReference, at place: LookupPlace, depth: Int) -> Int? {
    guard case .named(let name, _) = type.unwrapped else { return nil }
    return lookUpType(name, at: place, aliasDepth: depth + 1)
  }

  /// The candidate that the compiler would most likely mean.
  private func best(_ candidates: [Int], at place: LookupPlace) -> Int? {
    if candidates.isEmpty { return nil }
    if let here = candidates.first(where: { types[$0].file == place.file }) { return here }
    func isKnown(_ type: Int) -> Bool {
      types[type].visibility != .file
        && (isVisible(types[type].module, from: place.file)
          || files.areCompiledTogether(types[type].file, place.file))
    }
    if candidates.count == 1 { return isKnown(candidates[0]) ? candidates[0] : nil }
    let module = files[place.file].module
    let known = candidates.filter(isKnown)
    let visible = seen(known, from: place.file) { types[$0].file }
    if let own = visible.first(where: { types[$0].module == module }) { return own }
    if visible.count <= 1 { return visible.first }
    let imports = files[place.file].imports
    if let imported = visible.first(where: { imports.contains(types[$0].module) }) {
      return imported
    }
    return nearest(visible, to: files[place.file].path)
  }

  /// A module that anyone imports has to be imported to be seen; a folder that is compiled into
  /// several targets is never imported and seen everywhere.
  private func isVisible(_ module: String, from file: Int) -> Bool {
    module == files[file].module || !importedModules.contains(module)
      || files[file].imports.contains(module)
  }

  private func nearest(_ candidates: [Int], to path: String) -> Int? {
    func shared(_ type: Int) -> Int {
      zip(files[types[type].file].path.utf8, path.utf8).prefix(while: { $0 == $1 }).count
    }
    return candidates.max { (shared($0), types[$1].module) < (shared($1), types[$0].module) }
  }

  /// The one type of that name in the whole program, wherever it can be seen from.
  func onlyType(named name: String) -> Int? {
    let known = names.types(named: names.parts(of: name), in: TypeNames.topLevel).filter {
      types[$0].visibility != .file
    }
    return known.count == 1 ? known[0] : nil
  }

  /// A top-level variable of that name, as seen from a file.
  func lookUpGlobal(_ name: String, at place: LookupPlace) -> Int? {
    if isKotlin(place.file) { return lookUpKotlinGlobal(name, at: place) }
    return visibleFirst(globalsByName[name], at: place) {
      (properties[$0].file, properties[$0].facts.visibility)
    }
  }

  /// Top-level functions of that name, as seen from a file; only those of the nearest module.
  func lookUpFunctions(_ name: String, at place: LookupPlace) -> [Int] {
    if isKotlin(place.file) { return lookUpKotlinFunctions(name, at: place) }
    guard
      let first = visibleFirst(
        functionsByName[name], at: place,
        describe: {
          (functions[$0].file, functions[$0].facts.visibility)
        })
    else { return [] }
    let module = files[functions[first].file].module
    let own = (functionsByName[name] ?? []).filter { files[functions[$0].file].module == module }
    return seen(own, from: place.file) { functions[$0].file }
  }

  private func visibleFirst(
    _ candidates: [Int]?, at place: LookupPlace, describe: (Int) -> (file: Int, Visibility)
  ) -> Int? {
    guard let candidates else { return nil }
    let known = candidates.filter {
      let (file, visibility) = describe($0)
      return file == place.file || visibility != .file
    }
    let visible = seen(known, from: place.file) { describe($0).file }
    let module = files[place.file].module
    return visible.first { describe($0).file == place.file }
      ?? visible.first { files[describe($0).file].module == module }
      ?? visible.first { files[place.file].imports.contains(files[describe($0).file].module) }
      ?? visible.first
  }
}
