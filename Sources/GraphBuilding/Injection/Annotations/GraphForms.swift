import Model

/// The graphs of a program by their annotations, what makes them, and how they are asked. Sees
/// declarations only.
struct GraphForms {
  /// Types of graphs: a container makes the only implementation of each.
  private(set) var graphs: Set<Int> = []
  /// What a factory makes, by the type of the factory: an object, or a graph.
  private(set) var products: [Int: Int] = [:]
  /// The types through which a graph is asked: itself, what it inherits from, and entry points.
  private(set) var askable: Set<Int> = []
  /// Names of functions that give an object of a type which their caller names.
  private(set) var givers: Set<String> = []

  init(_ program: Program, _ annotations: AnnotationReading) {
    if annotations.isEmpty { return }
    for (type, entry) in program.types.enumerated() where !entry.attributes.isEmpty {
      let meanings = Set(
        entry.attributes.compactMap { annotations.meaning(of: $0, in: entry.file) })
      if !meanings.isDisjoint(with: [.graph, .graphExtension, .define]) {
        graphs.insert(type)
        askable.formUnion(program.lineage(of: type))
      }
      let isFactory = !meanings.isDisjoint(with: [.graphFactory, .assistedFactory])
      if isFactory { addProduct(of: type, program) }
      let isInterface = entry.keyword == .protocol && !isFactory && !meanings.contains(.module)
      if isInterface, !meanings.isDisjoint(with: [.entryPoint, .contributesTo]) {
        askable.insert(type)
      }
    }
    askable.subtract(products.keys)
    for (function, entry) in program.functions.enumerated() where isGiver(entry) {
      _ = function
      if program.isKotlin(entry.file) { givers.insert(entry.facts.name) }
    }
  }

  private mutating func addProduct(of factory: Int, _ program: Program) {
    for function in program.types[factory].functions {
      let place = LookupPlace(file: program.functions[function].file, type: factory)
      guard case .named(let name, _)? = program.functions[function].facts.result?.unwrapped,
        let product = program.lookUpType(name, at: place), product != factory
      else { continue }
      products[factory] = product
    }
  }
}

/// `fun <T : Any> Context.bindings(type: Class<T>): T`, and the same without a written result.
private func isGiver(_ entry: FunctionEntry) -> Bool {
  guard entry.facts.genericParameters.count == 1, entry.property == nil else { return false }
  let generic = TypeReference.named(entry.facts.genericParameters[0], [])
  let result = entry.facts.result?.unwrapped
  return (result == nil || result == generic)
    && !entry.facts.parameters.contains { $0.type?.unwrapped == generic }
}
