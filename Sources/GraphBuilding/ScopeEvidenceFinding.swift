import Model

/// The scopes that directives, settings, framework conventions, storage and names give to types.
struct ScopeEvidenceFinding {
  private let source: SourceGraph
  private let settings: GraphSettings

  init(_ source: SourceGraph, settings: GraphSettings) {
    self.source = source
    self.settings = settings
  }

  /// The tree of the settings or the manifests, with `window` and `service` where types of these lives
  /// are seen.
  func scopeTree(from declared: [Scope]) -> ScopeTree {
    let tree = declared.isEmpty ? ScopeTree.standard : ScopeTree(declared)
    guard tree.contains("app") else { return tree }
    let seen = Set(
      source.program.types.indices.compactMap {
        source.roles[$0].isAlien ? nil : frameworkScope(of: $0)?.scope
      })
    let needed = ScopeTree.conventional.filter {
      seen.contains($0.name) && !tree.contains($0.name)
    }
    return needed.isEmpty ? tree : ScopeTree(tree.scopes + needed)
  }

  /// The same tree with the scopes of dependency injection, and what their names mean in it.
  func scopeNames(in tree: ScopeTree) -> ScopeNames {
    let declared = source.injections.declared
    return ScopeNames(
      declared.graphs, used: declared.bindings.compactMap { $0.scope?.name }, settings: settings,
      tree: tree)
  }

  func add(to draft: inout GraphDraft, names: ScopeNames) {
    let tree = names.tree
    var declared = DeclaredScopes(source, names).evidence()
    let injection = InjectionScopes(source, settings: settings, tree: tree)
    let shared = sharedScopes()
    for type in source.program.types.indices {
      let id = source.id(ofType: type)
      guard draft.components[id] != nil else { continue }
      var evidence: [ScopeEvidence] = []
      for directive in source.program.types[type].directives {
        evidence += scope(from: directive, of: type, tree: tree, problems: &draft.problems)
      }
      if let pattern = settings.scopePatterns.first(where: {
        matches(source.program.types[type].name, pattern: $0.pattern)
      }), tree.contains(pattern.value) {
        evidence.append(
          ScopeEvidence(
            scope: pattern.value, source: .settings,
            detail: "the settings give \(pattern.pattern) this scope", location: nil))
      }
      evidence += injection.evidence(of: type) + (declared.removeValue(forKey: id) ?? [])
      // That a container makes it says nothing against those who ask for the same one.
      if shared[type] != nil { evidence.removeAll { $0.scope == "screen" } }
      if let convention = shared[type] ?? frameworkScope(of: type),
        tree.contains(convention.scope)
      {
        evidence.append(
          ScopeEvidence(
            scope: convention.scope, source: .framework, detail: convention.detail,
            location: location(of: type)))
      }
      if evidence.isEmpty, let name = nameScope(of: type), tree.contains(name.scope) {
        evidence.append(
          ScopeEvidence(
            scope: name.scope, source: .name, detail: name.detail, location: location(of: type)))
      }
      draft.components[id]?.scopeEvidence += evidence
    }
    for function in source.program.functions.indices
    where source.program.functions[function].owner == nil {
      let id = source.id(of: .function(function))
      guard let convention = AndroidLifetimes(source.program).scope(ofFunction: function),
        let component = draft.components[id], tree.contains(convention.scope)
      else { continue }
      draft.components[id]?.scopeEvidence.append(
        ScopeEvidence(
          scope: convention.scope, source: .framework, detail: convention.detail,
          location: component.location))
    }
    // What is left belongs to types that the sources do not declare.
    for (id, evidence) in declared { draft.components[id]?.scopeEvidence += evidence }
    addStorage(to: &draft, tree: tree)
  }

  /// True for what is made for something that is shown, as far as frameworks and names tell.
  func livesOnScreen(_ type: Int) -> Bool {
    let scope = (frameworkScope(of: type) ?? nameScope(of: type))?.scope
    return scope == "screen" || scope == "flow"
  }

  /// True for a class whose name says that it is what one user does between sign-in and sign-out.
  func isNamedAsSession(_ type: Int) -> Bool { nameScope(of: type)?.scope == "session" }

  private func location(of type: Int) -> Location {
    let entry = source.program.types[type]
    return Location(file: source.program.files[entry.file].path, span: entry.nameSpan)
  }

  private func scope(
    from directive: String, of type: Int, tree: ScopeTree, problems: inout [Problem]
  ) -> [ScopeEvidence] {
    guard directive.hasPrefix("scope=") else { return [] }
    let name = String(directive.dropFirst("scope=".count).prefix { $0 != " " })
    guard tree.contains(name) else {
      let known = tree.scopes.map(\.name).joined(separator: ", ")
      problems.append(
        Problem(
          .warning, "the directive names the scope '\(name)', which does not exist",
          advice: "use one of \(known)", at: location(of: type)))
      return []
    }
    return [
      ScopeEvidence(
        scope: name, source: .directive, detail: "declared beside the type",
        location: location(of: type))
    ]
  }

  // MARK: Framework

  /// View models that several screens ask for together stay as long as these go on.
  private func sharedScopes() -> [Int: (scope: String, detail: String)] {
    var found: [Int: (scope: String, detail: String)] = [:]
    for request in source.events.sharedViewModels where found[request.type] == nil {
      found[request.type] = ("flow", "a ViewModel \(request.sharing)")
    }
    return found
  }

  private func frameworkScope(of type: Int) -> (scope: String, detail: String)? {
    let entry = source.program.types[type]
    if entry.isExternal, source.program.isKotlin(entry.file) {
      return AndroidLifetimes(source.program).scope(ofExtension: type)
    }
    if entry.isExternal || entry.keyword == .protocol { return nil }
    if source.program.isKotlin(entry.file) {
      return AndroidLifetimes(source.program).scope(of: type)
    }
    let ancestors = outsideAncestors(of: type, in: source.program).sorted()
    if entry.hasAttribute("main"), ancestors.contains("App") {
      return ("app", "the @main App")
    }
    if let name = ancestors.first(where: { processTypes.contains($0) }) {
      return ("app", "a \(name), which the system makes for a process of its own")
    }
    if let name = ancestors.first(where: { $0.hasSuffix("ApplicationDelegate") }) {
      return ("app", "conforms to \(name)")
    }
    if let name = ancestors.first(where: {
      $0.hasSuffix("SceneDelegate") || $0 == "NSWindowController" || $0 == "UIWindow"
    }) {
      return ("window", "a \(name)")
    }
    let screenName = ancestors.first {
      $0.hasSuffix("ViewController") || $0.hasSuffix("HostingController")
        || screenTypes.contains($0) || isUserInterfaceClass($0)
    }
    if let screenName { return ("screen", "a \(screenName)") }
    if isCoordinator(type), let parent = coordinatorProtocol(of: type) {
      return entry.simpleName.hasSuffix("ScreenCoordinator")
        ? ("screen", "conforms to \(parent)") : ("flow", "conforms to \(parent)")
    }
    return nil
  }

  /// `UITabBarController`, `UIButton`, `NSTableRowView` and their like.
  private func isUserInterfaceClass(_ name: String) -> Bool {
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return false }
    return userInterfaceWords.contains { name.hasSuffix($0) }
  }

  private func isCoordinator(_ type: Int) -> Bool {
    let entry = source.program.types[type]
    let name = entry.simpleName
    guard name.hasSuffix("Coordinator"), entry.isReferenceType else { return false }
    // `MapView.Coordinator` is the delegate of a view representable, no flow.
    if name == "Coordinator", name != entry.name { return false }
    return !["App", "Application", "Root", "Main", "Scene"].contains { name.hasPrefix($0) }
  }

  private func coordinatorProtocol(of type: Int) -> String? {
    source.program.lineage(of: type).dropFirst().map { source.program.types[$0] }
      .first { $0.keyword == .protocol && $0.name.contains("Coordinator") }?.name
  }

  // MARK: Names

  private func nameScope(of type: Int) -> (scope: String, detail: String)? {
    let entry = source.program.types[type]
    guard entry.isReferenceType, !source.roles[type].isAlien else { return nil }
    let name = entry.simpleName
    if source.program.isKotlin(entry.file),
      let found = AndroidLifetimes(source.program).nameScope(of: type)
    {
      return found
    }
    if sessionNames.contains(String(name)) { return ("session", "its name") }
    if isCoordinator(type) || name.hasSuffix("Draft") { return ("flow", "its name") }
    if name.hasSuffix("ViewModel") || name.hasSuffix("Presenter") {
      return ("screen", "its name")
    }
    return nil
  }

  // MARK: Storage

  private func addStorage(to draft: inout GraphDraft, tree: ScopeTree) {
    guard let process = tree.scopes.first?.name else { return }
    addModules(to: &draft, process: process)
    for (property, target) in source.accessPoints.targets
    // A weak variable is reached by everyone and keeps nothing.
    where source.program.properties[property].facts.strength == .strong
      && source.accessPoints.delegateFronts[property] == nil
    {
      let id = source.id(ofType: target)
      let evidence = ScopeEvidence(
        scope: process, source: .storage,
        detail: "stored in \(spelling(property)), which lives as long as the process",
        location: source.location(ofProperty: property))
      if draft.components[id]?.scopeEvidence.contains(evidence) == false {
        draft.components[id]?.scopeEvidence.append(evidence)
      }
    }
  }

  /// A module of Koin is read once, and then asked as long as the process lives.
  private func addModules(to draft: inout GraphDraft, process: String) {
    for property in source.program.properties.indices where source.isKoinModule(property) {
      draft.components[source.id(of: .global(property))]?.scopeEvidence.append(
        ScopeEvidence(
          scope: process, source: .storage, detail: "a module of Koin at the top level of a file",
          location: source.location(ofProperty: property)))
    }
  }

  private func spelling(_ property: Int) -> String {
    let entry = source.program.properties[property]
    return entry.owner.map { "\(source.program.types[$0].name).\(entry.facts.name)" }
      ?? entry.facts.name
  }
}

private let screenTypes: Set<String> = [
  "View", "ViewModifier", "UIView", "NSView", "UITableViewCell", "UICollectionViewCell",
  "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
]
private let processTypes: Set<String> = [
  "UNNotificationServiceExtension", "INExtension", "TimelineProvider", "IntentTimelineProvider",
  "AppIntentTimelineProvider", "WidgetBundle",
]
private let userInterfaceWords = [
  "BarController", "NavigationController", "AlertController", "SearchController",
  "SplitViewController", "PageController", "View", "Button", "Control", "Label", "Cell", "Bar",
  "TextField", "Slider", "Switch",
]
private let sessionNames: Set<String> = [
  "UserSession", "AccountSession", "AuthSession", "AuthenticatedSession", "LoggedInSession",
  "SignedInSession", "SessionContext", "UserContext", "LoggedInUser", "CurrentUser",
]
