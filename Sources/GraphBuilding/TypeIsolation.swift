import Model

/// What isolates types and variables by annotation: their own, inherited, or that of the module.
struct TypeIsolation {
  /// A kind of isolation, and where it comes from.
  struct Verdict {
    let kind: Component.Isolation
    /// One clause for people: `@MainActor`, `inherits from UIView`.
    let reason: String
  }

  private let program: Program
  private let byType: [Verdict?]

  init(_ program: Program) {
    self.program = program
    var finding = Finding(program)
    byType = program.types.indices.map { finding.verdict(of: $0) }
  }

  func verdict(ofType type: Int) -> Verdict? { byType[type] }

  func verdict(ofProperty property: Int) -> Verdict? {
    let entry = program.properties[property]
    let place = LookupPlace(file: entry.file, type: entry.owner)
    if let own = annotation(entry.facts.attributes, at: place, in: program) { return own }
    if entry.facts.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return nil }
    guard let owner = entry.owner else {
      return program.files[entry.file].isolatingDescription.map(byDefault)
    }
    // The statics of an actor belong to no instance, and so to no executor.
    if entry.facts.isStatic && program.types[owner].keyword == .actor { return nil }
    return byType[owner]
  }

  /// Goes up the inheritance, each type once.
  private struct Finding {
    let program: Program
    var known: [Int: Verdict?] = [:]

    init(_ program: Program) { self.program = program }

    mutating func verdict(of type: Int) -> Verdict? {
      if let known = known[type] { return known }
      // Types that inherit from each other get nothing from each other.
      known[type] = .some(nil)
      let found = find(type)
      known[type] = found
      return found
    }

    private mutating func find(_ type: Int) -> Verdict? {
      let entry = program.types[type]
      if entry.keyword == .actor { return Verdict(kind: .actor, reason: "an actor") }
      let place = LookupPlace(file: entry.file, type: type)
      if let own = annotation(entry.attributes, at: place, in: program) { return own }
      if entry.modifiers.contains("nonisolated") || entry.isExternal { return nil }
      for (inherited, file) in entry.inherited {
        guard case .named(let written, _) = inherited else { continue }
        let name = lastPart(of: written)
        // A conformance that another file adds isolates only what it brings.
        let isPrimary = file == entry.file
        if let parent = program.lookUpType(written, at: LookupPlace(file: file, type: type)) {
          let isProtocol = program.types[parent].keyword == .protocol
          guard parent != type, isPrimary || !isProtocol, let above = verdict(of: parent),
            above.kind != .actor
          else { continue }
          return Verdict(kind: above.kind, reason: clause(name, isClass: !isProtocol))
        }
        if entry.keyword == .class && isMainActorClass(name) {
          return Verdict(kind: .mainActor, reason: clause(name, isClass: true))
        }
        if isPrimary && mainActorProtocols.contains(name) {
          return Verdict(kind: .mainActor, reason: clause(name, isClass: false))
        }
      }
      return program.files[entry.file].isolatingDescription.map(byDefault)
    }

    private func clause(_ name: String, isClass: Bool) -> String {
      "\(isClass ? "inherits from" : "conforms to") \(name)"
    }
  }
}

private func byDefault(_ manifest: String) -> TypeIsolation.Verdict {
  .init(kind: .mainActor, reason: "the default isolation that \(manifest) sets")
}

private func annotation(
  _ attributes: [AttributeFacts], at place: LookupPlace, in program: Program
) -> TypeIsolation.Verdict? {
  for attribute in attributes {
    if attribute.name == "MainActor" { return .init(kind: .mainActor, reason: "@MainActor") }
    let isActorOfProject =
      program.lookUpType(attribute.name, at: place)
      .map { program.types[$0].hasAttribute("globalActor") }
    let isActor = attribute.name != "globalActor" && attribute.name.hasSuffix("Actor")
    if isActorOfProject ?? isActor {
      return .init(kind: .globalActor, reason: "@\(attribute.name)")
    }
  }
  return nil
}
