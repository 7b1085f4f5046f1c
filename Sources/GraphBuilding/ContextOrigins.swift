import Model

/// Where the contexts of Android in variables come from. The type does not say it: the one of the
/// application may stay, that of an activity ends with it.
struct ContextOrigins {
  /// What is known of a context.
  enum Origin: Hashable {
    case application
    /// Of an activity, a fragment or a view.
    case screen
    case unknown
  }

  private let source: SourceGraph

  init(_ source: SourceGraph) { self.source = source }

  /// True for a variable of a context into which that of a screen is put.
  func isOfScreen(_ property: Int) -> Bool {
    guard source.program.isKotlin(source.program.properties[property].file),
      case .external("Context", _) = source.reader.type(ofProperty: property).unwrapped
    else { return false }
    return origins(of: property).contains(.screen)
  }

  /// All that is put into a variable.
  private func origins(of property: Int) -> Set<Origin> {
    let entry = source.program.properties[property]
    var origins: Set<Origin> = []
    for write in source.writes(of: property)
    where source.isProduction(write.site) && write.value == .other {
      if let function = write.site.function {
        origins.insert(origin(of: write, in: function, to: entry))
      } else if let value = entry.facts.value {
        origins.insert(origin(of: value, by: entry.owner))
      }
    }
    return origins
  }

  private func origin(
    of write: CodeEvents.Write, in function: Int, to slot: PropertyEntry
  ) -> Origin {
    let entry = source.program.functions[function]
    if case .parameter(let name) = write.origin {
      let attributes =
        slot.facts.attributes + (entry.facts.parameters.first { $0.name == name }?.attributes ?? [])
      if attributes.contains(where: { $0.name == "ActivityContext" }) { return .screen }
      // Who makes it is a container, and that has the one of the application to give.
      if isInjected(entry) { return .application }
      return given(name, to: function)
    }
    var found: Origin = .unknown
    visitExpressions(in: entry.facts.body) { expression in
      if case .assignment(let assignment) = expression,
        assignment.span.contains(write.site.span)
      {
        found = origin(of: assignment.value, by: entry.owner)
      }
    }
    return found
  }

  private func isInjected(_ initializer: FunctionEntry) -> Bool {
    guard initializer.facts.role == .initializer, let owner = initializer.owner else {
      return false
    }
    return (initializer.facts.attributes + source.program.types[owner].attributes).contains {
      injectingAnnotations.contains($0.name)
    }
  }

  /// What callers hand to a parameter, the worst of it.
  private func given(_ parameter: String, to function: Int) -> Origin {
    let facts = source.program.functions[function].facts
    guard let position = facts.parameters.firstIndex(where: { $0.name == parameter }) else {
      return .unknown
    }
    var origins: Set<Origin> = []
    let sites = source.uses.invocations(of: function).map { source.events.invocations[$0].site }
    // What a root makes is the one that stays; what a screen makes beside it ends with the screen.
    let isMadeByRoot =
      facts.role == .initializer && sites.contains { $0.place == .compositionRoot }
    for site in sites where !isMadeByRoot || site.place == .compositionRoot {
      var owner: Int?
      if case .type(let type) = site.owner { owner = type }
      guard let argument = argument(position, named: parameter, ofCallAt: site) else {
        origins.insert(.unknown)
        continue
      }
      origins.insert(origin(of: argument, by: owner))
    }
    if origins.contains(.screen) { return .screen }
    return origins == [.application] ? .application : .unknown
  }

  private func argument(
    _ position: Int, named name: String, ofCallAt site: CodeSite
  ) -> Expression? {
    guard let function = site.function else { return nil }
    var found: Expression?
    visitExpressions(in: source.program.functions[function].facts.body) { expression in
      guard case .call(let call) = expression, call.span == site.span else { return }
      found =
        call.arguments.first { $0.label == name }?.value
        ?? (call.arguments.indices.contains(position) ? call.arguments[position].value : nil)
    }
    return found
  }

  private func origin(of value: Expression, by owner: Int?) -> Origin {
    switch value {
    case .name("self", _):
      guard let owner else { return .unknown }
      if outsideAncestors(of: owner, in: source.program).contains(where: {
        $0.hasSuffix("Application")
      }) {
        return .application
      }
      let isShown = source.interfaces.systemClass(in: .project(owner), of: .kotlin) != nil
      return isShown ? .screen : .unknown
    case .name(let name, _), .member(_, let name, _):
      if applicationNames.contains(name) { return .application }
      return screenNames.contains(name) ? .screen : .unknown
    case .call(let call):
      return origin(of: call.callee, by: owner)
    default:
      return .unknown
    }
  }
}

/// What Android calls the context of the application, and what fragments call that of their activity.
private let applicationNames: NameSet = [
  "applicationContext", "getApplicationContext", "application", "getApplication",
  "androidApplication", "androidContext",
]
private let screenNames: NameSet = [
  "requireActivity", "requireContext", "activity", "getActivity",
]
/// Annotations of classes, or of their constructors, that a container makes.
private let injectingAnnotations: NameSet = [
  "Inject", "AssistedInject", "HiltViewModel", "Singleton", "SingleIn", "ContributesBinding",
  "ContributesIntoSet", "ContributesIntoMap", "Single", "Factory", "KoinViewModel",
]
