import Model

/// The entries of Koin's modules as bindings, and what Koin fills or is asked for.
struct KoinBindings {
  private let program: Program
  private(set) var bindings: [DeclaredBinding] = []
  private(set) var points: [InjectionPoint] = []
  /// The points at which code asks, with their sites.
  private(set) var requests: [(point: Int, site: CodeSite)] = []

  init(_ program: Program, _ events: KoinEvents, roles: [Component.Role]) {
    self.program = program
    for entry in events.entries where isProduction(entry.site) { add(entry) }
    for request in events.requests where isProduction(request.site) { add(request) }
  }

  private func isProduction(_ site: CodeSite) -> Bool {
    site.place != .test && site.place != .preview && program.files[site.file].role == .ordinary
  }

  private mutating func add(_ entry: KoinEvents.Entry) {
    let scope: String? =
      switch entry.word {
      case .single: "single"
      case .scoped: entry.scope
      case .factory: nil
      }
    for key in entry.keys {
      let target: DeclaredBinding.Target
      if let made = entry.made.projectType, program.types[made].keyword != .protocol {
        target = .type(made)
      } else if let type = key.projectType {
        target = .type(program.onlyImplementation(of: type) ?? type)
      } else {
        target = .outside(
          module: program.files[entry.site.file].module, name: key.spelling(program),
          qualifier: entry.qualifier)
      }
      var binding = DeclaredBinding(
        key: InjectionKey(type: key, qualifier: entry.qualifier), target: target, form: .entry,
        file: entry.site.file, span: entry.site.span)
      binding.scope = scope.map {
        DeclaredBinding.NamedScope(name: $0, file: entry.site.file, span: entry.site.span)
      }
      binding.installedIn = entry.scope
      binding.provider = entry.site.owner
      bindings.append(binding)
    }
    if let made = entry.made.projectType { addParameters(of: made, filledBy: entry) }
  }

  private mutating func addParameters(of type: Int, filledBy entry: KoinEvents.Entry) {
    guard let initializer = program.initializers(of: type).first else { return }
    let facts = program.functions[initializer]
    let slots = program.slotsOfParameters(type)
    for (position, parameter) in facts.facts.parameters.enumerated() {
      let filled = entry.filled?.first {
        $0.label.map { $0 == parameter.name } ?? ($0.position == position)
      }
      guard let written = parameter.type, entry.filled == nil || filled != nil else { continue }
      let place = LookupPlace(file: facts.file, type: type, function: initializer)
      points.append(
        InjectionPoint(
          owner: .type(type),
          wish: wish(KeyType(written, at: place, program), filled),
          slot: parameter.name, property: slots[parameter.name], file: facts.file,
          span: parameter.span))
    }
  }

  private func wish(_ parameter: KeyType, _ filled: KoinEvents.Entry.Filled?) -> Wish {
    var type = parameter
    if let asked = filled?.type { type = filled?.isForAll == true ? .many([asked]) : asked }
    var wish = Wish(type, qualifier: filled?.qualifier)
    wish.takesAll = filled?.isForAll ?? false
    return wish
  }

  private mutating func add(_ request: KoinEvents.Request) {
    var property: Int?
    if request.site.function == nil, case .type(let type) = request.site.owner {
      property = program.types[type].properties.first {
        let entry = program.properties[$0]
        return entry.file == request.site.file && entry.facts.span.contains(request.site.span)
      }
    }
    requests.append((points.count, request.site))
    points.append(
      InjectionPoint(
        owner: request.site.owner, wish: Wish(request.type, qualifier: request.qualifier),
        slot: property.map { program.properties[$0].facts.name }, property: property,
        file: request.site.file, span: request.site.span))
  }
}
