import Model

/// Where views ask their environment for an object that is surely not in it, sorted by place.
func environmentGaps(_ source: SourceGraph) -> [EnvironmentGap] {
  (EnvironmentReading(source).gaps() + unprovidedLocals(source)).sorted {
    ($0.location, $0.object) < ($1.location, $1.object)
  }
}

/// What the views of SwiftUI read by type, and what is provided.
private struct EnvironmentReading {
  private struct Read {
    let view: Int
    let property: Int
    let object: Int
  }

  private let source: SourceGraph
  private let reads: [Read]
  private let provided: Set<Int>

  init(_ source: SourceGraph) {
    self.source = source
    let program = source.program
    reads = program.types.indices.flatMap { view -> [Read] in
      let entry = program.types[view]
      guard entry.keyword == .struct, !source.roles[view].isExempt,
        program.files[entry.file].role == .ordinary, !program.isKotlin(entry.file)
      else { return [] }
      let ancestors = outsideAncestors(of: view, in: program)
      guard ancestors.contains("View") || ancestors.contains("ViewModifier") else { return [] }
      return program.storedMembers(of: view).compactMap { property in
        guard asksByType(program.properties[property].facts) else { return nil }
        let type = source.reader.type(ofProperty: property)
        guard !type.isOptional, let object = type.projectType,
          program.types[object].isReferenceType
        else { return nil }
        return Read(view: view, property: property, object: object)
      }
    }
    // Previews and tests provide for themselves, and so hide nothing of what the product lacks.
    var provided = Set(
      source.events.injection.provisions.filter { source.isProduction($0.site) }.map(\.type))
    for access in source.events.accesses where access.isProvided {
      if let type = source.reader.type(ofProperty: access.property).content.projectType {
        provided.insert(type)
      }
    }
    self.provided = provided.reduce(into: []) { all, type in
      all.formUnion(program.lineage(of: type))
      all.formUnion(program.conformers(of: type))
    }
  }

  func gaps() -> [EnvironmentGap] {
    if reads.isEmpty { return [] }
    return unprovided() + unreached()
  }

  /// Reads of what nothing at all provides, in views that the product makes.
  private func unprovided() -> [EnvironmentGap] {
    let program = source.program
    // Whoever starts the app may provide it elsewhere, and so may a call whose value is not known.
    let hasRoot = program.types.indices.contains {
      outsideAncestors(of: $0, in: program).contains("App") && source.roles[$0] == .compositionRoot
    }
    let isUnclear = source.events.unclearProvisions.contains { source.isProduction($0) }
    if !hasRoot || isUnclear { return [] }
    let made = Set(
      source.events.constructions.lazy.filter { source.isProduction($0.site) }.map(\.type))
    return reads.filter { !provided.contains($0.object) && made.contains($0.view) }.map {
      gap($0, .nobody)
    }
  }

  /// Views that are the whole content of a hosting controller and ask an environment all the same.
  private func unreached() -> [EnvironmentGap] {
    let program = source.program
    let roots = hostedRoots(in: program)
    if roots.isEmpty { return [] }
    let byView = Dictionary(grouping: reads, by: \.view)
    let inside = controllersInsideViews(source)
    return source.events.constructions.flatMap { made -> [EnvironmentGap] in
      guard source.isProduction(made.site), let asking = byView[made.type],
        let isChild = roots[made.site.file]?[made.site.span],
        !inside.contains(made.site.owner)
      else { return [] }
      return asking.map {
        gap(
          $0,
          .host(
            routine: source.routine(made.site), isChild: isChild, source.location(made.site)))
      }
    }
  }

  private func gap(_ read: Read, _ cause: EnvironmentGap.Cause) -> EnvironmentGap {
    EnvironmentGap(
      component: source.id(ofType: read.view),
      field: source.program.properties[read.property].facts.name,
      object: source.program.types[read.object].name, cause: cause,
      location: source.location(ofProperty: read.property))
  }
}

/// Controllers that a view of SwiftUI makes to show them in itself, and those that they make in turn,
/// with the views that do so: the system hands the environment on to hosting controllers below them.
private func controllersInsideViews(_ source: SourceGraph) -> Set<CodeOwner> {
  let program = source.program
  var makers: [Int] = program.types.indices.filter { type in
    !outsideAncestors(of: type, in: program).isDisjoint(with: bridges)
  }
  var inside = Set(makers)
  var made: [Int: [Int]] = [:]
  for construction in source.events.constructions {
    if case .type(let owner) = construction.site.owner,
      program.types[construction.type].isReferenceType
    {
      made[owner, default: []].append(construction.type)
    }
  }
  while let maker = makers.popLast() {
    for type in made[maker] ?? [] where inside.insert(type).inserted { makers.append(type) }
  }
  return Set(inside.map { .type($0) })
}

/// The protocols by which views of SwiftUI show controllers and views of the older kits.
private let bridges: Set = [
  "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable",
  "NSViewRepresentable",
]

/// `@EnvironmentObject var store: Store`, `@Environment(Store.self) var store`.
private func asksByType(_ facts: PropertyFacts) -> Bool {
  facts.attributes.contains { attribute in
    switch attribute.name {
    case "EnvironmentObject": return true
    case "Environment":
      if case .member(.name?, "self", _)? = attribute.arguments.first?.value { return true }
      return false
    default: return false
    }
  }
}

/// The places of what hosting controllers are made with and nothing is said about: `rootView: Page()`;
/// with each whether the same code puts controllers into others.
private func hostedRoots(in program: Program) -> [Int: [Span: Bool]] {
  var roots: [Int: [Span: Bool]] = [:]
  func note(_ expression: Expression, _ file: Int, isChild: Bool) {
    guard case .call(let call) = expression, case .name(let name, _) = call.callee,
      ValueType.hosts.contains(name),
      case .call(let root)? = call.arguments.first(where: { $0.label == "rootView" })?.value,
      case .name = root.callee
    else { return }
    roots[file, default: [:]][root.span] = isChild
  }
  for entry in program.functions where !program.isKotlin(entry.file) {
    var isChild = false
    visitExpressions(in: entry.facts.body) {
      if case .call(let call) = $0, call.functionName == "addChild" { isChild = true }
    }
    visitExpressions(in: entry.facts.body) { note($0, entry.file, isChild: isChild) }
  }
  for entry in program.properties where !program.isKotlin(entry.file) {
    if let value = entry.facts.value {
      visitExpressions(in: value) { note($0, entry.file, isChild: false) }
    }
  }
  return roots
}
