import Model

/// Who asks graphs of dependency injection in code, instead of being given what it needs.
func graphRequests(
  _ program: Program, reader: BodyReader, events: CodeEvents
) -> [Injections.Request] {
  let forms = reader.injection.graphForms
  // Who makes a graph is its root, and takes out of it what is in it.
  let makers = Set(
    events.constructions.lazy.filter { forms.graphs.contains($0.type) }.map(\.site.owner))
  var requests = events.injection.graphRequests.map { request in
    let place = placeOfRequest(request.site, program)
    return Injections.Request(
      from: request.site.owner, targets: [request.type], outside: nil, via: .serviceLocator,
      place: makers.contains(request.site.owner) ? asRoot(place) : place,
      slot: program.types[request.type].name,
      location: Location(file: program.files[request.site.file].path, span: request.site.span))
  }
  if forms.graphs.isEmpty { return requests }
  // `(application as App).graph`.
  for read in events.reads {
    let entry = program.properties[read.property]
    guard let owner = entry.owner, read.site.owner != .type(owner), isApplication(owner, program),
      let graph = reader.type(ofProperty: read.property).projectType, forms.graphs.contains(graph)
    else { continue }
    requests.append(
      Injections.Request(
        from: read.site.owner, targets: [graph], outside: nil, via: .serviceLocator,
        place: placeOfRequest(read.site, program), slot: entry.facts.name,
        location: Location(file: program.files[read.site.file].path, span: read.site.span)))
  }
  return requests
}

extension DeclaredInjection {
  /// Who asks a container that code fills, outside of what fills it.
  func locatorRequests(_ program: Program) -> [Injections.Request] {
    requests.compactMap { request in
      let point = points[request.point]
      var targets: [Int] = []
      for binding in given[request.point] {
        for case .type(let type) in self.targets(of: binding) where !targets.contains(type) {
          targets.append(type)
        }
      }
      if targets.isEmpty, let type = point.wish.key.type.projectType { targets = [type] }
      if targets.isEmpty { return nil }
      return Injections.Request(
        from: request.site.owner, targets: targets, outside: nil, via: .serviceLocator,
        place: placeOfRequest(request.site, program), slot: point.wish.key.spelling(program),
        location: Location(
          file: program.files[request.site.file].path, span: request.site.span))
    }
  }
}

private func isApplication(_ type: Int, _ program: Program) -> Bool {
  outsideAncestors(of: type, in: program).contains {
    androidKind(ofAncestor: $0) == .application
  }
}

/// The place of a request: what the system makes by itself cannot be given anything, so that it has to
/// ask, and its code is where an app is put together.
func placeOfRequest(_ site: CodeSite, _ program: Program) -> Relation.Place {
  guard case .type(let type) = site.owner, isMadeBySystem(type, program) else { return site.place }
  return asRoot(site.place)
}

private func asRoot(_ place: Relation.Place) -> Relation.Place {
  switch place {
  case .test, .preview, .unbuilt: return place
  case .body, .defaultArgument, .propertyInitializer, .staticInitializer, .extension,
    .compositionRoot:
    return .compositionRoot
  }
}

private func isMadeBySystem(_ type: Int, _ program: Program) -> Bool {
  program.enclosingTypes(of: type).contains { type in
    let entry = program.types[type]
    // Helpers of a fragment that is written in another language.
    if entry.isExternal, systemEndings.contains(where: entry.name.hasSuffix) { return true }
    return outsideAncestors(of: type, in: program).contains { name in
      if madeBySystem.contains(name) || systemEndings.contains(where: name.hasSuffix) {
        return true
      }
      switch androidKind(ofAncestor: name) {
      case .application, .activity, .fragment, .service: return true
      case .viewModel, .view, nil: return false
      }
    }
  }
}

/// What names of outside classes end in of which the system makes the objects.
private let systemEndings = ["Activity", "Fragment", "Receiver", "Worker"]
/// Classes of which Android, WorkManager, App Startup and Glance make the objects themselves.
private let madeBySystem: NameSet = [
  "AppWidgetProvider", "Initializer", "ContentProvider", "GlanceAppWidget", "AppComponentFactory",
  "BackupAgent", "BackupAgentHelper",
]
