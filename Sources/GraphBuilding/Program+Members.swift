import Model

extension Program {
  /// The variables that each instance of a type stores, without those that it inherits.
  func storedMembers(of type: Int) -> [Int] {
    types[type].properties.filter { properties[$0].isStored && !properties[$0].facts.isStatic }
  }

  /// The variable that a member name means on a type, its superclasses and protocols.
  func property(_ name: String, of type: Int, isStatic: Bool) -> Int? {
    let form = nameForm(name)
    for ancestor in lineage(of: type) where types[ancestor].memberForms.contains(form) {
      let found = types[ancestor].propertiesByName[name]?.first {
        properties[$0].facts.isStatic == isStatic
      }
      if let found { return found }
    }
    return nil
  }

  /// The variable that a member name means in a file: extensions in two targets may add the same
  /// one, each for itself, and so may two files privately.
  func property(_ name: String, of type: Int, isStatic: Bool, from file: Int) -> Int? {
    let form = nameForm(name)
    for ancestor in lineage(of: type) where types[ancestor].memberForms.contains(form) {
      guard let known = types[ancestor].propertiesByName[name] else { continue }
      if known.count > 1 {
        let same = known.filter { properties[$0].facts.isStatic == isStatic }
        if let first = same.first { return nearest(of: same, from: file) ?? first }
      } else if properties[known[0]].facts.isStatic == isStatic {
        return known[0]
      }
    }
    return nil
  }

  /// Of several variables of one name and type the one that a file means.
  private func nearest(of all: [Int], from file: Int) -> Int? {
    let same = seen(all, from: file) { properties[$0].file }
    let module = files[file].module
    return same.first { properties[$0].file == file }
      ?? same.first {
        files[properties[$0].file].module == module && properties[$0].facts.visibility != .file
      } ?? same.first { properties[$0].facts.visibility != .file }
  }

  /// False for `_value` of a computed `value`: only a stored variable has a wrapper.
  func canStand(_ property: Int, for name: String) -> Bool {
    let facts = properties[property].facts
    return facts.name == name || !facts.isComputed || startsWithDollar(name)
  }

  /// True for another alternative of `#if` of a variable that is already known: names mean the first.
  func repeatsEarlier(_ property: Int) -> Bool { firstAlternative(of: property) != property }

  /// The first of the alternatives of `#if` of a variable, which the name means.
  func firstAlternative(of property: Int) -> Int {
    let entry = properties[property]
    if entry.owner == nil, isKotlin(entry.file) { return property }
    let same = entry.owner.map { types[$0].propertiesByName } ?? globalsByName
    let isOfSeveralPlatforms =
      entry.owner.map { types[$0].modifiers.contains("expect") } ?? false
    let first = same[entry.facts.name]?.first { other in
      properties[other].facts.isStatic == entry.facts.isStatic
        && (properties[other].file == entry.file || isOfSeveralPlatforms)
    }
    return first ?? property
  }

  /// The functions that a member name means on a type, its superclasses and protocols; only those
  /// of the nearest type that has any.
  func functions(_ name: String, of type: Int, isStatic: Bool) -> [Int] {
    func isMeant(_ function: Int) -> Bool {
      let entry = functions[function]
      return entry.facts.isStatic == isStatic && entry.facts.role == .function
    }
    let form = nameForm(name)
    for ancestor in lineage(of: type) where types[ancestor].memberForms.contains(form) {
      guard let known = types[ancestor].functionsByName[name] else { continue }
      let found = known.allSatisfy(isMeant) ? known : known.filter(isMeant)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The functions of that name that an extension of a class of the system gives a class; none when
  /// several such classes have them, since nothing tells which of them is meant.
  func inheritedFunctions(_ name: String, of type: Int, at file: Int) -> [Int] {
    guard let all = inheritedFunctionsByName[name],
      types[type].isReferenceType || types[type].isClassOfTheSystem
    else { return [] }
    let known = all.filter {
      functions[$0].facts.visibility != .file || functions[$0].file == file
    }
    return Set(known.map { functions[$0].owner }).count == 1 ? known : []
  }

  /// The initializers of a type; empty when only the implicit ones exist.
  func initializers(of type: Int) -> [Int] {
    for ancestor in lineage(of: type) {
      let found = (types[ancestor].functionsByName["init"] ?? []).filter {
        functions[$0].facts.role == .initializer
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The types of what a case of an enum carries.
  func payload(of enumCase: Int, of type: Int) -> [ValueType] {
    let entry = types[type].cases[enumCase]
    let place = LookupPlace(file: entry.file, type: type)
    return entry.facts.payload.map { valueType($0, at: place) }
  }

  /// A type nested in a type or in one above it.
  func nestedType(_ name: String, of type: Int) -> Int? {
    if isKotlin(types[type].file) {
      return kotlinType(nested: name, in: type, from: types[type].file)
    }
    guard names.knows(name) else { return nil }
    for ancestor in lineage(of: type) {
      let place = LookupPlace(file: types[ancestor].file, type: nil)
      if let nested = lookUpType("\(types[ancestor].name).\(name)", at: place) { return nested }
    }
    return nil
  }

  /// The one class that implements a protocol in production code; `nil` when there are several.
  func onlyImplementation(of type: Int) -> Int? {
    guard types[type].keyword == .protocol else { return nil }
    let found = conformers(of: type).filter {
      !types[$0].isExternal && files[types[$0].file].role == .ordinary
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The types that declare to conform to a protocol or to one that refines it, each once.
  func conformers(of type: Int) -> [Int] {
    var conforming: [Int] = []
    var seen: Set<Int> = [type]
    var pending = [type]
    while let next = pending.popLast() {
      for candidate in subtypes(of: next) where seen.insert(candidate).inserted {
        if types[candidate].keyword == .protocol {
          pending.append(candidate)
        } else {
          conforming.append(candidate)
        }
      }
    }
    return conforming
  }
}

/// True for the name of what a wrapper gives as `$value`, and for `$0`.
func startsWithDollar(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "$") }

/// The variable whose wrapper or projection a name such as `_value` or `$value` is; `nil` for other
/// names.
func wrappedName(_ name: String) -> String? {
  switch name.utf8.first {
  case UInt8(ascii: "_"), UInt8(ascii: "$"): String(name.dropFirst())
  default: nil
  }
}
