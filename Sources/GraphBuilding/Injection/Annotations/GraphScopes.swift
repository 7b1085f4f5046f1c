import Model

/// The graphs of a program, with the scopes that they keep objects for and the graphs above them.
struct GraphScopes {
  private let program: Program
  private let annotations: AnnotationReading
  /// The scopes of each graph, as written.
  private(set) var scopes: [Int: [String]] = [:]
  /// Graphs by scope, in the order of the sources.
  private(set) var graphs: [String: [Int]] = [:]
  /// Graphs that another graph makes, or is given.
  private var parents: [Int: [Int]] = [:]
  /// Scopes above the scopes of graphs that others name only by their scope.
  private var scopesAbove: [Int: [String]] = [:]
  private var roots: Set<Int> = []

  init(_ program: Program, _ forms: InjectionForms, products: [Int: Int], roles: [Component.Role]) {
    self.program = program
    annotations = forms.annotations
    if annotations.isEmpty { return }
    var found: [Int] = []
    for type in program.types.indices where program.isDeclaredInProduct(type, roles) {
      if addGraph(type) { found.append(type) }
    }
    for graph in found {
      for name in scopes[graph] ?? [] { graphs[name, default: []].append(graph) }
    }
    for (factory, product) in products where scopes[product] != nil {
      addParents(of: product, throughFactory: factory)
    }
    let factories = products.filter { scopes[$0.value] != nil }
    for graph in found { addChildren(of: graph, factories) }
    for type in program.types.indices where program.isDeclaredInProduct(type, roles) {
      addSubcomponents(ofModule: type)
    }
  }

  private mutating func addGraph(_ type: Int) -> Bool {
    let entry = program.types[type]
    var isGraph = false
    var names: [String] = []
    for attribute in entry.attributes {
      switch annotations.meaning(of: attribute, in: entry.file) {
      case .graph?: roots.insert(type)
      case .graphExtension?, .define?: break
      default: continue
      }
      isGraph = true
      names += namedTypes(["scope", "additionalScopes"], in: attribute).map(lastPart)
      addNamedParents(attribute, of: type)
    }
    guard isGraph else { return false }
    if let scope = annotations.scope(of: entry.attributes, in: entry.file) {
      names.append(scope.name)
    }
    scopes[type] = names
    for function in entry.functionsByName["init"] ?? [] {
      let facts = program.functions[function].facts
      // `@Component val parent: AppComponent` of kotlin-inject.
      for parameter in facts.parameters
      where annotations.has(.graph, parameter.attributes, in: entry.file) {
        guard case .named(let name, _)? = parameter.type?.unwrapped,
          let parent = program.lookUpType(name, at: LookupPlace(file: entry.file, type: type))
        else { continue }
        parents[type, default: []].append(parent)
      }
    }
    return true
  }

  /// `parentScope = AppScope::class`, `parent = SingletonComponent::class`,
  /// `dependencies = [AppComponent::class]`.
  private mutating func addNamedParents(_ attribute: AttributeFacts, of type: Int) {
    let place = LookupPlace(file: program.types[type].file, type: type)
    for argument in attribute.arguments {
      switch argument.label {
      case "parentScope":
        if let name = typeName(argument.value) {
          scopesAbove[type, default: []].append(lastPart(of: name))
        }
      case "parent":
        guard let name = typeName(argument.value) else { continue }
        if let parent = program.lookUpType(name, at: place) {
          parents[type, default: []].append(parent)
        } else {
          scopesAbove[type, default: []].append(lastPart(of: name))
        }
      case "dependencies":
        for name in namedTypes(["dependencies"], in: attribute) {
          if let parent = program.lookUpType(name, at: place) {
            parents[type, default: []].append(parent)
          }
        }
      default: continue
      }
    }
  }

  /// `@ContributesTo(RoomScope::class) @GraphExtension.Factory interface Factory`.
  private mutating func addParents(of graph: Int, throughFactory factory: Int) {
    let entry = program.types[factory]
    for attribute in entry.attributes
    where annotations.meaning(of: attribute, in: entry.file) == .contributesTo {
      if let name = namedType(in: attribute) { scopesAbove[graph, default: []].append(name) }
    }
    for attribute in entry.attributes
    where annotations.meaning(of: attribute, in: entry.file) == .graphFactory {
      // `@ContributesGraphExtension.Factory(AppScope::class)`.
      if let name = namedType(in: attribute) { scopesAbove[graph, default: []].append(name) }
    }
  }

  /// What a graph hands out, or what its interfaces do: other graphs, or what makes them.
  private mutating func addChildren(of graph: Int, _ factories: [Int: Int]) {
    for type in program.lineage(of: graph) {
      let entry = program.types[type]
      for property in entry.properties {
        addChild(program.properties[property].facts.type, of: graph, from: type, factories)
      }
      for function in entry.functions where program.functions[function].facts.role == .function {
        addChild(program.functions[function].facts.result, of: graph, from: type, factories)
      }
    }
  }

  private mutating func addChild(
    _ reference: TypeReference?, of graph: Int, from type: Int, _ factories: [Int: Int]
  ) {
    guard case .named(let name, _)? = reference?.unwrapped,
      let found = program.lookUpType(
        name, at: LookupPlace(file: program.types[type].file, type: type))
    else { return }
    let child = factories[found] ?? found
    guard child != graph, scopes[child] != nil, !roots.contains(child),
      parents[child]?.contains(graph) != true
    else { return }
    parents[child, default: []].append(graph)
  }

  /// `@Module(subcomponents = [UserComponent::class]) @InstallIn(SingletonComponent::class)`.
  private mutating func addSubcomponents(ofModule type: Int) {
    let entry = program.types[type]
    var children: [Int] = []
    var above: [String] = []
    for attribute in entry.attributes {
      switch annotations.meaning(of: attribute, in: entry.file) {
      case .module?:
        for argument in attribute.arguments where argument.label == "subcomponents" {
          guard case .collection(let elements, _) = argument.value else { continue }
          children += elements.compactMap(typeName).compactMap {
            program.lookUpType($0, at: LookupPlace(file: entry.file, type: type))
          }
        }
      case .installIn?: above += namedTypes(["value"], in: attribute).map(lastPart)
      default: continue
      }
    }
    if children.isEmpty { return }
    for (graph, _) in scopes.sorted(by: { $0.key < $1.key }) where includes(graph, module: type) {
      for child in children { parents[child, default: []].append(graph) }
    }
    for child in children { scopesAbove[child, default: []] += above }
  }

  private func includes(_ graph: Int, module: Int) -> Bool {
    let entry = program.types[graph]
    let place = LookupPlace(file: entry.file, type: graph)
    return entry.attributes.contains { attribute in
      attribute.arguments.contains { argument in
        guard argument.label == "modules", case .collection(let elements, _) = argument.value else {
          return false
        }
        return elements.compactMap(typeName).contains {
          program.lookUpType($0, at: place) == module
        }
      }
    }
  }

  // MARK: Scopes

  /// The scope that outlives another one directly, as written; `nil` when nothing tells it.
  func parent(of scope: String) -> String? {
    for graph in graphs[scope] ?? [] {
      var seen: Set<Int> = []
      if let above = scopeAbove(graph, &seen), above != scope { return above }
    }
    return nil
  }

  private func scopeAbove(_ graph: Int, _ seen: inout Set<Int>) -> String? {
    guard seen.insert(graph).inserted else { return nil }
    if let named = scopesAbove[graph]?.first { return named }
    for parent in parents[graph] ?? [] {
      if let scope = scopes[parent]?.first { return scope }
      if let above = scopeAbove(parent, &seen) { return above }
    }
    return nil
  }

  /// True for the scope of the only graph that none is above.
  func isOfWholeApp(_ scope: String) -> Bool {
    let tops = roots.filter { (parents[$0] ?? []).isEmpty && (scopesAbove[$0] ?? []).isEmpty }
    guard tops.count == 1, let top = tops.first else { return false }
    return scopes[top]?.contains(scope) ?? false
  }
}
