import Model

/// Declarations that one name may mean at run time or in another build.
extension Program {
  /// The other alternatives of `#if` of a function: same type, name and labels, same file.
  func alternatives(of function: Int) -> [Int] {
    let entry = functions[function]
    guard entry.facts.condition != nil, entry.property == nil else { return [] }
    let same = entry.owner.map { types[$0].functionsByName } ?? functionsByName
    return (same[entry.facts.name] ?? []).filter { other in
      let candidate = functions[other]
      return other != function && candidate.file == entry.file
        && candidate.facts.condition != nil
        && candidate.facts.condition != entry.facts.condition
        && candidate.facts.isStatic == entry.facts.isStatic
        && candidate.facts.parameters.map(\.label) == entry.facts.parameters.map(\.label)
    }
  }

  /// What classes below put in place of a method of a class.
  func overrides(of function: Int) -> [Int] {
    let entry = functions[function]
    guard let owner = entry.owner, types[owner].isReferenceType, entry.facts.role == .function,
      !subtypes(of: owner).isEmpty
    else { return [] }
    return conformers(of: owner).flatMap { types[$0].functionsByName[entry.facts.name] ?? [] }
      .filter { functions[$0].facts.modifiers.contains("override") }
  }
}

/// Members that the sources add to outside types.
extension Program {
  /// A computed variable that an extension gives the instances of an outside type.
  func extensionProperty(_ name: String, of outside: String, from file: Int) -> Int? {
    for type in extensions(of: outside, with: nameForm(name), from: file) {
      let own = types[type].propertiesByName[name]?.first { !properties[$0].facts.isStatic }
      if let own { return own }
    }
    return nil
  }

  /// The functions of that name that extensions give an outside type, a collection, or any optional.
  /// Such a type has functions of its own, so that the labels of the call have to fit.
  func extensionFunctions(
    _ name: String, of type: ValueType, _ arguments: [Argument], from file: Int
  ) -> [Int] {
    let form = nameForm(name)
    for (outside, isStatic) in extensibleNames(of: type) {
      for extended in extensions(of: outside, with: form, from: file) {
        guard let known = types[extended].functionsByName[name] else { continue }
        let found = known.filter {
          functions[$0].facts.isStatic == isStatic && functions[$0].facts.role == .function
            && (functions[$0].facts.visibility != .file || functions[$0].file == file)
            && takes(functions[$0].facts.parameters, arguments)
        }
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  private func takes(_ parameters: [Parameter], _ arguments: [Argument]) -> Bool {
    var open = parameters[...]
    for argument in arguments {
      let isClosure = if case .closure = argument.value { true } else { false }
      while let next = open.first {
        if next.label == argument.label || isClosure && argument.label == nil && next.takesClosure {
          break
        }
        if next.defaultValue == nil { return false }
        open = open.dropFirst()
      }
      if open.isEmpty { return false }
      open = open.dropFirst()
    }
    return open.allSatisfy { $0.defaultValue != nil }
  }

  private func extensibleNames(of type: ValueType) -> [(String, isStatic: Bool)] {
    var names: [(String, isStatic: Bool)] = []
    switch type.unwrapped {
    case .external(let outside, _): names = [(outside, false)]
    case .externalMetatype(let outside): names = [(outside, true)]
    case .collection(let parts) where parts.count == 2: names = [("Dictionary", false)]
    case .collection:
      names = ["Array", "Set", "Collection", "Sequence"].map { ($0, false) }
    case .unknown, .project, .bound, .parameter, .optional, .function, .metatype, .module:
      break
    }
    return type.isOptional ? names + [("Optional", false)] : names
  }

  /// The extensions of an outside type that may have a member whose name has a form, as a file sees
  /// them, those of its own module first.
  private func extensions(of outside: String, with form: UInt8, from file: Int) -> [Int] {
    let named = isKotlin(file) ? kotlin.extensions[outside] : typesByName[outside]
    guard let all = named else { return [] }
    let known = all.filter { types[$0].isExternal && types[$0].memberForms.contains(form) }
    if known.count <= 1 { return known }
    let own = known.filter { types[$0].module == files[file].module }
    return own + known.filter { types[$0].module != files[file].module }
  }
}

extension Parameter {
  /// False for a list: of any other type an alias or a generic parameter may be a function.
  fileprivate var takesClosure: Bool {
    if case .collection = type { return false }
    return true
  }
}
