import Model

/// What injection looks like in a program: the libraries at hand, the members that can be read by
/// key path, and the functions that may stand in front of a container. Sees declarations only.
struct InjectionForms {
  /// Libraries that some file imports.
  let values: [KeyedValues]
  let containers: [ContainerLibrary]
  let components: [ComponentLibrary]
  /// Words of the calls that may mean a container of a library.
  let containerVerbs: Set<String>
  /// Names of the property wrappers that read by key path.
  private(set) var keyedWrappers: Set<String> = []
  /// Functions, and labels of arguments, that put other values behind members.
  private(set) var overriding: Set<String> = []
  /// Types that hold what others read: `extension Container`, and types that put the app together.
  private(set) var roots: Set<Int> = []
  /// Types that are containers of a library, or add to one.
  private(set) var containerTypes: Set<Int> = []
  /// Types that are keys of values, with the value's library; own keys have none.
  private(set) var keys: [Int: Int?] = [:]
  /// The key behind a member: `self[APIKey.self]`.
  private(set) var keyOfMember: [Int: Int] = [:]
  /// Own wrappers that take a key path, with the type that it starts at.
  private(set) var ownRoots: [Int: Int] = [:]
  /// Types of which a store runs an instance: `StoreOf<Feature>`.
  private(set) var reducers: Set<Int> = []
  let locators: LocatorForms
  /// What annotations say of what a container makes.
  let annotations: AnnotationReading
  let graphForms: GraphForms
  let koin: KoinForms
  /// Types that take the place of others in tests, although they stand in the product.
  private(set) var doubles: Set<Int> = []
  /// Members by the name of the outside type that they are added to.
  private var members: [String: [String: [Int]]] = [:]
  /// For each library of `containers`, the project modules that import it.
  private let modulesByLibrary: [Set<String>]

  init(_ program: Program) {
    values = KeyedValues.all.filter { library in
      program.files.contains { !$0.imports.isDisjoint(with: library.modules) }
    }
    components = ComponentLibrary.all.filter { library in
      program.files.contains { !$0.imports.isDisjoint(with: library.modules) }
    }
    var used: [(ContainerLibrary, Set<String>)] = []
    for library in ContainerLibrary.all {
      let modules = program.files.filter { !$0.imports.isDisjoint(with: library.modules) }
      if !modules.isEmpty { used.append((library, Set(modules.map(\.module)))) }
    }
    containers = used.map(\.0)
    modulesByLibrary = used.map(\.1)
    containerVerbs = containers.reduce(into: Set<String>()) {
      $0.formUnion($1.registering.union($1.asking).union($1.scoping).union($1.furtherKeys))
    }
    locators = LocatorForms(program)
    annotations = AnnotationReading(program)
    graphForms = GraphForms(program, annotations)
    koin = KoinForms(program)
    for library in values {
      keyedWrappers.formUnion(library.wrappers)
      overriding.formUnion(library.overriding)
    }
    addTypes(program)
    addMembers(program)
    addOwnWrappers(program)
  }

  private mutating func addTypes(_ program: Program) {
    let containerNames = containers.reduce(into: Set<String>()) { $0.formUnion($1.containers) }
      .union(values.filter(\.isContainer).map(\.type))
    let rootNames = containers.reduce(into: Set<String>()) { $0.formUnion($1.roots) }
      .union(values.reduce(into: Set<String>()) { $0.formUnion($1.containers) })
      .union(components.reduce(into: Set<String>()) { $0.formUnion($1.components) })
    let isStoreAtHand = values.contains { $0.modules.contains("ComposableArchitecture") }
    for (type, entry) in program.types.enumerated() {
      if entry.isExternal {
        if containerNames.contains(entry.name) { containerTypes.insert(type) }
        continue
      }
      if components.contains(where: { $0.isRoot(entry) }) { roots.insert(type) }
      if !entry.attributes.isEmpty { addRoot(type, entry) }
      if isStoreAtHand, entry.hasAttribute("Reducer") { reducers.insert(type) }
      if entry.inherited.isEmpty { continue }
      let ancestors = outsideAncestors(of: type, in: program)
      if !ancestors.isDisjoint(with: containerNames) { containerTypes.insert(type) }
      if !ancestors.isDisjoint(with: rootNames) { roots.insert(type) }
      if isStoreAtHand, !ancestors.isDisjoint(with: reducerProtocols) { reducers.insert(type) }
      for (index, library) in values.enumerated() {
        guard case .keys(let protocols, _, _) = library.content,
          !ancestors.isDisjoint(with: protocols)
        else { continue }
        keys[type] = index
      }
    }
    roots.formUnion(containerTypes.filter { program.types[$0].isExternal })
  }

  /// Modules and graphs put the app together.
  private mutating func addRoot(_ type: Int, _ entry: TypeEntry) {
    for attribute in entry.attributes {
      switch annotations.meaning(of: attribute, in: entry.file) {
      case .module?, .graph?, .graphExtension?, .graphFactory?, .define?, .entryPoint?,
        .contributesTo?:
        roots.insert(type)
      case .installInTests?:
        doubles.insert(type)
      default:
        continue
      }
    }
  }

  private mutating func addMembers(_ program: Program) {
    for library in values {
      for type in program.typesByName[library.type] ?? [] where program.types[type].isExternal {
        for property in program.types[type].properties {
          let name = program.properties[property].facts.name
          members[library.type, default: [:]][name, default: []].append(property)
          addKey(of: property, program)
        }
      }
    }
  }

  private mutating func addKey(of property: Int, _ program: Program) {
    guard let key = keyType(behind: property, program) else { return }
    keyOfMember[property] = key
    if keys[key] == nil { keys[key] = .some(nil) }
  }

  /// `@propertyWrapper struct Injected<T> { init(_ path: KeyPath<InjectedValues, T>) }`.
  private mutating func addOwnWrappers(_ program: Program) {
    for (type, entry) in program.types.enumerated() where entry.hasAttribute("propertyWrapper") {
      for initializer in entry.functionsByName["init"] ?? [] {
        let function = program.functions[initializer]
        let place = LookupPlace(file: function.file, type: type)
        for parameter in function.facts.parameters {
          guard case .named(let name, let arguments)? = parameter.type?.unwrapped,
            keyPathTypes.contains(name), case .named(let root, _)? = arguments.first,
            let target = program.lookUpType(root, at: place)
          else { continue }
          ownRoots[type] = target
          keyedWrappers.insert(String(entry.simpleName))
          for property in program.types[target].properties { addKey(of: property, program) }
        }
      }
    }
  }
}

extension InjectionForms {
  /// Libraries of whose containers a value may be one.
  func libraries(of base: ValueType, at file: SourceFile, _ program: Program) -> [ContainerLibrary]
  {
    switch base.unwrapped {
    case .external(let name, _), .externalMetatype(let name):
      return containers.filter { $0.containers.contains(name) }
    case .project(let type), .metatype(let type):
      guard containerTypes.contains(type) else { return [] }
      let names = outsideAncestors(of: type, in: program).union([program.types[type].name])
      return containers.filter { !$0.containers.isDisjoint(with: names) }
    case .unknown:
      return containers.indices.filter { modulesByLibrary[$0].contains(file.module) }
        .map { containers[$0] }
    case .optional, .collection, .function, .module, .bound, .parameter:
      return []
    }
  }

  /// The library of a key path wrapper that the sources do not declare.
  func library(ofWrapper name: String) -> KeyedValues? {
    values.first { $0.wrappers.contains(name) }
  }

  /// A member that an extension adds to an outside type of a library, as a file sees it.
  func member(_ name: String, of type: String, from file: Int, _ program: Program) -> Int? {
    guard let known = members[type]?[name] else { return nil }
    let module = program.files[file].module
    let imports = program.files[file].imports
    return known.first { program.files[program.properties[$0].file].module == module }
      ?? known.first {
        imports.contains(program.files[program.properties[$0].file].module)
      } ?? known.first
  }

  /// True for the outside type that a library keeps its members in.
  func isContainer(_ name: String) -> Bool {
    containers.contains { $0.containers.contains(name) }
      || values.contains { $0.isContainer && $0.type == name }
  }

  /// True for a wrapper of what a library makes for the type around.
  func owns(_ wrapper: String) -> Bool { components.contains { $0.owning.contains(wrapper) } }

  /// True for a stored variable that a macro makes a member.
  func isEntry(_ facts: PropertyFacts) -> Bool {
    facts.attributes.contains { attribute in
      values.contains { $0.entries.contains(attribute.name) }
    }
  }

  /// True for a type that gives an object of its argument each time that it is called.
  func isFactory(_ name: String) -> Bool {
    values.contains {
      if case .factories(let types) = $0.content { return types.contains(name) }
      return false
    }
  }

  /// The static variable with the value that a key has in the product.
  func live(of key: Int, _ program: Program) -> Int? {
    guard let library = keys[key] else { return nil }
    if let library, case .keys(_, let live, _) = values[library].content {
      return live.lazy.compactMap { program.property($0, of: key, isStatic: true) }.first
    }
    // An own key has one static variable, whatever its name.
    let statics = program.types[key].properties.filter { program.properties[$0].facts.isStatic }
    return statics.count == 1 ? statics[0] : nil
  }

  /// Where the code of a static variable stands that holds a value for tests or previews.
  func double(_ property: Int, _ program: Program) -> Relation.Place? {
    let entry = program.properties[property]
    guard entry.facts.isStatic, let owner = entry.owner, let library = keys[owner] ?? nil,
      case .keys(_, _, let doubles) = values[library].content
    else { return nil }
    return doubles[entry.facts.name]
  }

  /// True for a static variable that holds the value of a key: whoever reads it goes by the key.
  func isValueOfKey(_ property: Int, _ program: Program) -> Bool {
    let entry = program.properties[property]
    guard entry.facts.isStatic, let owner = entry.owner, let library = keys[owner] else {
      return false
    }
    guard let library else { return true }
    guard case .keys(_, let live, let doubles) = values[library].content else { return false }
    return live.contains(entry.facts.name) || doubles[entry.facts.name] != nil
  }
}

extension ComponentLibrary {
  /// True for a type that an attribute names as one that puts the app together.
  fileprivate func isRoot(_ entry: TypeEntry) -> Bool {
    guard let made else { return false }
    return entry.attributes.contains { attribute in
      attribute.name == made.attribute
        && attribute.arguments.contains {
          if case .literal(.boolean(true), _) = $0.value { $0.label == made.root } else { false }
        }
    }
  }
}

extension KeyedValues {
  /// True when the type can be asked for its members in code, not only by wrappers.
  var isContainer: Bool {
    if case .factories = content { return true }
    return false
  }
}

/// Protocols of what a store of the Composable Architecture runs.
private let reducerProtocols: Set<String> = ["Reducer", "ReducerProtocol"]

private let keyPathTypes: Set<String> = [
  "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath",
]

/// The key that a getter asks for: `APIKey` in `self[APIKey.self]`.
private func keyType(behind property: Int, _ program: Program) -> Int? {
  guard let getter = program.getters[property],
    case .result(.element(.name(let base, _), let arguments, _))? =
      program.functions[getter].facts.body.last,
    base == "self" || base == "Self", arguments.count == 1
  else { return nil }
  let entry = program.properties[property]
  let place = LookupPlace(file: entry.file, type: entry.owner)
  return typeName(arguments[0].value).flatMap { program.lookUpType($0, at: place) }
}

/// The dotted name in `Name.self`.
func typeName(_ expression: Expression) -> String? {
  guard case .member(let base?, "self", _) = expression else { return nil }
  return dottedName(base)
}

/// The names of a row of members, such as `Outer.Inner`.
func dottedName(_ expression: Expression) -> String? {
  switch expression {
  case .name(let name, _): name
  case .member(let base?, let name, _): dottedName(base).map { "\($0).\(name)" }
  default: nil
  }
}
