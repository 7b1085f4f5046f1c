import Model

/// How Kotlin code makes graphs of dependency injection, and how it asks them.
extension BodyReader {
  /// A call of a library that makes a graph, or that asks one; `nil` for every other call.
  func readGraphCall(_ call: Call) -> Value? {
    if injection.graphForms.askable.isEmpty { return nil }
    switch call.callee {
    case .name(let name, _):
      guard graphMakers.contains(name), imports(name, from: "dev.zacsweers.metro"),
        let type = call.typeArguments.first.map({ program.valueType($0, at: place) })
      else { return nil }
      readArguments(call.arguments)
      return Value(type: type, origin: .constructed)
    case .member(.name(let owner, _)?, let name, _):
      if containerDoors.contains(owner), program.lookUpType(owner, at: place) == nil {
        return askEntryPoint(call)
      }
      guard let graph = generatedGraph(owner) else { return nil }
      readArguments(call.arguments)
      return made(graph, by: name)
    case .member(.member(let type?, "self", _)?, "create", _):
      // `AppComponent::class.create()` of kotlin-inject.
      guard let name = dottedName(type), let graph = program.lookUpType(name, at: place),
        injection.graphForms.graphs.contains(graph)
      else { return nil }
      readArguments(call.arguments)
      return Value(type: .project(graph), origin: .constructed)
    default:
      return nil
    }
  }

  private func imports(_ name: String, from package: String) -> Bool {
    guard let file = program.files[site.file].kotlin else { return false }
    return file.imports[name]?.contains("\(package).\(name)") ?? file.stars.contains(package)
  }

  /// The graph that Dagger generates a class for: `DaggerAppComponent`.
  private func generatedGraph(_ name: String) -> Int? {
    guard name.hasPrefix("Dagger"), program.lookUpType(name, at: place) == nil,
      let file = program.files[site.file].kotlin
    else { return nil }
    let graph = String(name.dropFirst("Dagger".count).map { $0 == "_" ? "." : $0 })
    let imported = file.imports[name]?.first.map { full in
      "\(full.dropLast(name.utf8.count))\(graph)"
    }
    return program.kotlin.types[imported ?? file.fullName(graph)]?.first(
      where: injection.graphForms.graphs.contains)
  }

  private func made(_ graph: Int, by name: String) -> Value {
    switch name {
    case "create":
      return Value(type: .project(graph), origin: .constructed)
    case "factory":
      if let factory = injection.graphForms.products.first(where: { $0.value == graph })?.key {
        return Value(type: .project(factory), origin: .unknown)
      }
      return Value(type: .external("Graph.Builder", [.project(graph)]), origin: .unknown)
    default:
      return Value(type: .external("Graph.Builder", [.project(graph)]), origin: .unknown)
    }
  }

  /// `EntryPointAccessors.fromApplication(context, ImageEntryPoint::class.java)`.
  private func askEntryPoint(_ call: Call) -> Value? {
    let values = readArguments(call.arguments)
    let named =
      values.lazy.compactMap { value -> Int? in
        if case .metatype(let type) = value.type { type } else { nil }
      }.first ?? call.typeArguments.first.flatMap { program.valueType($0, at: place).projectType }
    guard let type = named else { return nil }
    note(type, askedBy: call)
    return Value(type: .project(type), origin: .unknown)
  }

  private func note(_ type: Int, askedBy call: Call) {
    let here = site(at: call.span)
    record { $0.injection.graphRequests.append(.init(type: type, site: here)) }
  }

  /// What a call of the project makes or asks for on behalf of a container: a graph or an object by a
  /// factory, or an interface of a graph by an own function, `context.bindings<ImageBindings>()`.
  func noteGraphCall(_ call: Call, _ frame: CallFrame, _ result: inout Value) {
    let forms = injection.graphForms
    if forms.askable.isEmpty && forms.products.isEmpty { return }
    if let type = askedInterface(call), type != selfType {
      note(type, askedBy: call)
      result = Value(type: .project(type), origin: .unknown)
      return
    }
    guard frame.madeType == nil, let type = result.type.projectType else { return }
    let owner = frame.callee.flatMap { program.functions[$0].owner }
    let isMade =
      owner.map { forms.products[$0] == type } ?? false
      || forms.graphs.contains(type)
        && (frame.callee == nil && result.origin == .constructed
          || owner.map { makes(type, as: $0, frame) } ?? false)
    if !isMade { return }
    result.origin = .constructed
    let here = site(at: call.span)
    record { $0.constructions.append(.init(type: type, site: here, name: .init(call))) }
  }

  /// True for a function of a graph that gives another one: `fun trip(module: TripModule): Trip`.
  private func makes(_ graph: Int, as owner: Int, _ frame: CallFrame) -> Bool {
    let forms = injection.graphForms
    guard let callee = frame.callee, forms.graphs.contains(owner), owner != graph else {
      return false
    }
    return program.functions[callee].facts.body.isEmpty
  }

  private func askedInterface(_ call: Call) -> Int? {
    let name: String
    switch call.callee {
    case .name(let called, _), .member(_, let called, _): name = called
    default: return nil
    }
    guard injection.graphForms.givers.contains(name) else { return nil }
    var types = call.typeArguments.map { program.valueType($0, at: place) }
    for argument in call.arguments {
      if let name = typeName(argument.value) {
        types.append(program.valueType(.named(name, []), at: place))
      }
    }
    return types.lazy.compactMap(\.projectType).first(where: injection.graphForms.askable.contains)
  }
}

/// Functions of Metro that make a graph or its factory.
private let graphMakers: NameSet = [
  "createGraph", "createGraphFactory", "createDynamicGraph", "createDynamicGraphFactory",
]
/// What Hilt lends to code that it does not make: https://dagger.dev/hilt/entry-points.
private let containerDoors: NameSet = ["EntryPointAccessors", "EntryPoints", "EarlyEntryPoints"]
