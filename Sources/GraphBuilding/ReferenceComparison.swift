package import Model

/// How the names that syntax resolves agree with what the compiler says of them.
package struct ReferenceComparison: Sendable {
  /// Kinds of names that are compared.
  package enum Kind: String, Sendable, CaseIterable {
    case properties, functions, initializers, types
  }

  /// Numbers of one kind.
  package struct Counts: Sendable, Hashable {
    /// Names that syntax took for a declaration of the sources, where the compiler knows the name.
    package var resolved = 0
    /// Those of them that mean just that.
    package var right = 0
    /// Names that mean a declaration of the sources, by the compiler.
    package var known = 0
    /// Those of them that syntax took for it.
    package var found = 0
  }

  /// One name of which syntax says something else than the compiler.
  package struct Difference: Sendable, Hashable {
    package let kind: Kind
    package let location: Location
    /// What each of them says; `nil` for nothing.
    package let syntax: String?
    package let compiler: String?
  }

  /// Numbers of every kind.
  package var counts: [Kind: Counts] = [:]
  /// Sorted by place.
  package var differences: [Difference] = []

  /// Numbers of all kinds together.
  package var total: Counts {
    counts.values.reduce(into: Counts()) { sum, counts in
      sum.resolved += counts.resolved
      sum.right += counts.right
      sum.known += counts.known
      sum.found += counts.found
    }
  }
}

/// Resolves the names of the files by syntax, and compares with the index. Only files that the
/// index knows as they are count.
package func compareReferences(
  _ files: [FileFacts], sources: [SourceText], index: SourceIndex, settings: GraphSettings
) -> ReferenceComparison {
  let facts = files.sorted { $0.path < $1.path }
  let naming = ModuleNaming(
    paths: facts.map(\.path), membership: TargetMembership(buildFacts(facts, BuildFacts())),
    explicit: settings.modules, fallback: "Main")
  let program = indexProgram(facts, naming: naming, settings: settings)
  let exact = ExactReferences(program, index, facts: facts)
  let (events, _) = readCode(
    program, exact: nil, roles: typeRoles(program, settings: settings),
    injection: InjectionForms(program))
  let written = WrittenTypes(program, facts: facts, sources: sources)

  var resolved: [Kind: [IndexPlace: Set<IndexMeaning>]] = [:]
  for name in resolvedNames(events, program: program, exact: exact) {
    resolved[name.kind, default: [:]][name.place, default: []].insert(name.meaning)
  }
  for (place, name) in exact.typeNames {
    guard let type = written.type(named: name, at: place) else { continue }
    resolved[.types, default: [:]][place] = [.type(type)]
  }

  var comparison = ReferenceComparison()
  for kind in Kind.allCases {
    var counts = ReferenceComparison.Counts()
    let truth = exact.meanings(of: kind)
    for (place, meaning) in truth {
      let guess = resolved[kind]?[place] ?? []
      if !guess.isEmpty { counts.resolved += 1 }
      if guess == [meaning] { counts.right += 1 }
      if meaning != .outside { counts.known += 1 }
      if meaning != .outside, guess.contains(meaning) { counts.found += 1 }
      if guess == [meaning] || guess.isEmpty && meaning == .outside { continue }
      comparison.differences.append(
        .init(
          kind: kind, location: program.location(place),
          syntax: guess.isEmpty ? nil : guess.map(program.text).sorted().joined(separator: " or "),
          compiler: meaning == .outside ? nil : program.text(meaning)))
    }
    comparison.counts[kind] = counts
  }
  comparison.differences.sort { ($0.location, $0.kind.rawValue) < ($1.location, $1.kind.rawValue) }
  return comparison
}

private typealias Kind = ReferenceComparison.Kind

/// One name as syntax resolved it.
private struct ResolvedName {
  let kind: Kind
  let place: IndexPlace
  let meaning: IndexMeaning
}

private func resolvedNames(
  _ events: CodeEvents, program: Program, exact: ExactReferences
) -> [ResolvedName] {
  var names: [ResolvedName] = []
  func add(_ kind: Kind, _ text: String, _ span: Span, _ file: Int, _ meaning: IndexMeaning) {
    let place =
      kind == .initializers
      ? exact.initializerPlace(of: text, endingAt: span, in: file)
      : exact.place(of: text, endingAt: span, in: file)
    if let place { names.append(ResolvedName(kind: kind, place: place, meaning: meaning)) }
  }
  func addVariable(_ property: Int, _ span: Span, _ file: Int) {
    add(.properties, program.properties[property].facts.name, span, file, .property(property))
  }
  for read in events.reads { addVariable(read.property, read.site.span, read.site.file) }
  for access in events.accesses { addVariable(access.property, access.site.span, access.site.file) }
  for write in events.writes {
    if let target = write.target { addVariable(write.property, target, write.site.file) }
  }
  for call in events.invocations {
    guard let name = call.name else { continue }
    switch program.functions[call.callee].facts.role {
    case .function:
      add(.functions, name.text, name.span, call.site.file, .function(call.callee))
    // `self.init(…)`; what makes an object is a construction.
    case .initializer:
      add(.initializers, name.text, name.span, call.site.file, .function(call.callee))
    case .deinitializer, .accessor: continue
    }
  }
  for made in events.constructions {
    guard let name = made.name else { continue }
    let truth = exact.initializer(of: name.text, endingAt: name.span, in: made.site.file)
    // The compiler gives a class initializers of its own for those that it inherits.
    let written = made.initializer.map { IndexMeaning.function($0) }
    let meaning = truth == .type(made.type) ? nil : written
    add(.initializers, name.text, name.span, made.site.file, meaning ?? .type(made.type))
  }
  return names
}

extension Program {
  fileprivate func location(_ place: IndexPlace) -> Location {
    Location(
      file: files[place.file].path,
      span: Span(
        line: Int(place.line), column: Int(place.column), endLine: Int(place.line),
        endColumn: Int(place.column)))
  }

  /// A declaration for people: its name and where it stands.
  fileprivate func text(_ meaning: IndexMeaning) -> String {
    switch meaning {
    case .outside:
      return "something outside"
    case .type(let type):
      return "\(types[type].name) (\(files[types[type].file].path):\(types[type].nameSpan.line))"
    case .property(let property):
      let entry = properties[property]
      let owner = entry.owner.map { "\(types[$0].name)." } ?? ""
      return "\(owner)\(entry.facts.name) (\(files[entry.file].path):\(entry.facts.nameSpan.line))"
    case .function(let function):
      let entry = functions[function]
      let owner = entry.owner.map { "\(types[$0].name)." } ?? ""
      let labels = entry.facts.parameters.map { ($0.label ?? "_") + ":" }.joined()
      return "\(owner)\(entry.facts.name)(\(labels)) "
        + "(\(files[entry.file].path):\(entry.facts.nameSpan.line))"
    case .enumCase(let type, let position):
      return "\(types[type].name).\(types[type].cases[position].facts.name)"
    }
  }
}
