import Model

/// Places where objects are put together and handed out.
struct ProcessRoots {
  private struct Found {
    var root: ProcessRoot
    let file: Int
  }

  private var found: [Found] = []
  private let source: SourceGraph
  private let entries: [EntryPoint]

  init(_ source: SourceGraph, entries: [EntryPoint]) {
    self.source = source
    self.entries = entries
    addEntries()
    addAlternatives()
    addProviders()
    found.sort {
      guard let first = $0.root.location, let second = $1.root.location else { return false }
      return (first, $0.root.name) < (second, $1.root.name)
    }
  }

  /// The roots in the files of one process. An extension is never started by the entry of an app.
  func roots(in files: Set<Int>, ofExtension isExtension: Bool) -> [ProcessRoot] {
    var roots = found.filter { files.contains($0.file) }.map(\.root)
    if isExtension {
      let apps = Set(
        entries.filter { $0.programKind == .application }.map {
          source.id(of: $0.owner)
        })
      roots.removeAll { $0.kind == .entry && apps.contains($0.component) }
    }
    let fullest = roots.filter { $0.kind == .provider }.max {
      ($0.provides.count, $1.name) < ($1.provides.count, $0.name)
    }
    for index in roots.indices where roots[index].kind == .provider {
      guard let fullest, fullest.name != roots[index].name else { continue }
      let common = roots[index].provides.filter(fullest.provides.contains)
      // Two that have little in common serve different purposes.
      guard common.count >= 3, common.count * 3 >= roots[index].provides.count * 2,
        common.count * 2 >= fullest.provides.count
      else { continue }
      roots[index].leavesOut = fullest.provides.filter { !roots[index].provides.contains($0) }
    }
    return roots
  }

  private mutating func addEntries() {
    for entry in entries {
      let id = source.id(of: entry.owner)
      let location: Location
      switch entry.owner {
      case .type(let type):
        location = Location(
          file: source.program.files[entry.file].path, span: source.program.types[type].nameSpan)
      case .file, .function, .global:
        location = .start(of: source.program.files[entry.file].path)
      }
      let name = String(id.text.drop { $0 != "/" }.dropFirst())
      found.append(
        Found(
          root: ProcessRoot(name: name, component: id, kind: .entry, location: location),
          file: entry.file))
    }
  }

  /// Objects that a root makes in place of others under a launch argument or in a debug build.
  private mutating func addAlternatives() {
    for construction in alternativeConstructions(source.events, roles: source.roles) {
      let id = source.id(ofType: construction.type)
      let isKnown = found.contains { $0.root.component == id && $0.root.kind == .alternative }
      if isKnown { continue }
      found.append(
        Found(
          root: ProcessRoot(
            name: source.program.types[construction.type].name, component: id, kind: .alternative,
            condition: construction.site.condition,
            location: source.location(construction.site)),
          file: construction.site.file))
    }
  }

  /// Functions that hand several objects to the environment of views.
  private mutating func addProviders() {
    let provisions = source.events.provisions.filter {
      source.isProduction($0.site) && source.carriers.contains($0.type) && !isPassedOn($0)
    }
    let byFunction = Dictionary(grouping: provisions) { $0.site.function }
    for function in byFunction.keys.compactMap({ $0 }).sorted() {
      guard let provisions = byFunction[function], let first = provisions.first else { continue }
      let provided = Set(provisions.map { source.id(ofType: $0.type) }).sorted()
      if provided.count < 3 { continue }
      let entry = source.program.functions[function]
      found.append(
        Found(
          root: ProcessRoot(
            name: source.routine(first.site), component: source.id(of: first.site.owner),
            kind: .provider, provides: provided,
            location: Location(
              file: source.program.files[entry.file].path, span: entry.facts.nameSpan)),
          file: entry.file))
    }
  }

  /// True where a view hands on what it has from the environment itself, and in code for previews.
  private func isPassedOn(_ provision: CodeEvents.Provision) -> Bool {
    if let function = provision.site.function,
      camelWords(source.program.functions[function].facts.name).contains(where: {
        $0.hasPrefix("preview")
      })
    {
      return true
    }
    guard case .type(let owner) = provision.site.owner else { return false }
    if source.roles[owner].isAlien { return true }
    return source.program.types[owner].properties.contains {
      let facts = source.program.properties[$0].facts
      return facts.attributes.contains { $0.name.hasPrefix("Environment") }
        && source.reader.type(ofProperty: $0).projectType == provision.type
    }
  }
}
