import Model

/// The bindings that annotations of a program declare, in the order of its types.
struct DeclaredBindings {
  private let program: Program
  private let reader: BodyReader
  private let annotations: AnnotationReading
  private let roles: [Component.Role]
  private(set) var all: [DeclaredBinding] = []

  init(_ program: Program, reader: BodyReader, roles: [Component.Role]) {
    self.program = program
    self.reader = reader
    self.annotations = reader.injection.annotations
    self.roles = roles
    if annotations.isEmpty { return }
    for type in program.types.indices where program.isDeclaredInProduct(type, roles) {
      addConstructor(of: type)
      addMembers(of: type)
    }
    all += contributedBindings(program, annotations, roles: roles)
  }

  // MARK: Types

  /// A class whose constructor the container calls.
  private mutating func addConstructor(of type: Int) {
    let entry = program.types[type]
    guard entry.keyword != .protocol, reader.injection.constructor(of: type, program) != nil else {
      return
    }
    var binding = DeclaredBinding(
      key: InjectionKey(
        type: .project(type, []),
        qualifier: annotations.qualifier(of: entry.attributes, in: entry.file)),
      target: .type(type), form: .constructor, file: entry.file, span: entry.nameSpan)
    binding.scope = annotations.namedScope(of: entry.attributes, in: entry.file)
    all.append(binding)
  }

  // MARK: Members

  private mutating func addMembers(of type: Int) {
    let entry = program.types[type]
    let isFactory = annotations.has(.graphFactory, entry.attributes, in: entry.file)
    let isGraph =
      annotations.has(.graph, entry.attributes, in: entry.file)
      || annotations.has(.graphExtension, entry.attributes, in: entry.file)
    for function in entry.functions {
      let facts = program.functions[function].facts
      if facts.role == .accessor { continue }
      if facts.role == .initializer {
        if isGraph { addInstances(function, graph: type) }
      } else if isFactory {
        addInstances(function, graph: program.enclosingTypes(of: type).dropFirst().first ?? type)
      } else {
        addMaker(function, of: type)
      }
    }
    // What the constructor of a graph takes is handed in.
    let taken = Set(
      isGraph
        ? (entry.functionsByName["init"] ?? []).flatMap {
          program.functions[$0].facts.parameters.map(\.name)
        } : [])
    for property in entry.properties where !taken.contains(program.properties[property].facts.name)
    {
      addMaker(ofProperty: property, of: type)
    }
  }

  /// Objects that are handed in when a graph is made.
  private mutating func addInstances(_ function: Int, graph: Int) {
    let entry = program.functions[function]
    let isAll = annotations.has(.instance, entry.facts.attributes, in: entry.file)
    for parameter in entry.facts.parameters {
      guard let type = parameter.type else { continue }
      let isMeant =
        isAll || annotations.has(.instance, parameter.attributes, in: entry.file)
        || annotations.has(.provides, parameter.attributes, in: entry.file)
      if !isMeant { continue }
      let place = LookupPlace(file: entry.file, type: entry.owner)
      let qualifier =
        annotations.qualifier(of: parameter.attributes, in: entry.file)
        ?? (isAll ? annotations.qualifier(of: entry.facts.attributes, in: entry.file) : nil)
      let key = InjectionKey(type: KeyType(type, at: place, program), qualifier: qualifier)
      var binding = DeclaredBinding(
        key: key, target: target(of: key, in: entry.file), form: .instance, file: entry.file,
        span: parameter.span)
      binding.provider = .type(graph)
      binding.slot = parameter.name
      all.append(binding)
    }
  }

  private func target(of key: InjectionKey, in file: Int) -> DeclaredBinding.Target {
    if let type = key.type.projectType {
      let isInterface = program.types[type].keyword == .protocol
      return .type(isInterface ? program.onlyImplementation(of: type) ?? type : type)
    }
    return .outside(
      module: program.files[file].module, name: key.type.spelling(program),
      qualifier: key.qualifier)
  }

  private mutating func addMaker(_ function: Int, of module: Int) {
    let entry = program.functions[function]
    let form = form(of: entry.facts.attributes, in: entry.file)
    guard let form else { return }
    let place = LookupPlace(file: entry.file, type: entry.owner, function: function)
    let made = reader.evaluateResult(of: function).type
    guard
      let type = entry.facts.result.map({ KeyType($0, at: place, program) })
        ?? made.projectType.map({ .project($0, []) })
    else { return }
    func key(_ parameter: Parameter?) -> InjectionKey? {
      guard let parameter, let type = parameter.type else { return nil }
      return InjectionKey(
        type: KeyType(type, at: place, program),
        qualifier: annotations.qualifier(of: parameter.attributes, in: entry.file))
    }
    add(
      type, form: form, attributes: entry.facts.attributes,
      aliasOf: key(form == .alias ? entry.facts.parameters.first : handedOn(entry.facts)),
      partOf: key(opened(entry.facts)), made: made, by: module, function, file: entry.file,
      span: entry.facts.nameSpan)
  }

  /// `@Binds val LiveApi.bind: Api`, `val LiveApi.bind: Api @Provides get() = this`,
  /// `@Provides val clock: Clock = …`.
  private mutating func addMaker(ofProperty property: Int, of owner: Int) {
    let entry = program.properties[property]
    let getter = program.getters[property]
    let attributes =
      entry.facts.attributes + (getter.map { program.functions[$0].facts.attributes } ?? [])
    guard let form = form(of: attributes, in: entry.file), let written = entry.facts.type else {
      return
    }
    let place = LookupPlace(file: entry.file, type: owner)
    let isExtension =
      !program.types[owner].span.contains(entry.facts.span)
      || program.types[owner].file != entry.file
    var handed: InjectionKey?
    if isExtension, form == .alias || getter.map(givesItself) == true {
      handed = InjectionKey(type: .project(owner, []), qualifier: nil)
    }
    add(
      KeyType(written, at: place, program), form: form, attributes: attributes, aliasOf: handed,
      partOf: nil, made: getter.map { reader.evaluateResult(of: $0).type } ?? .unknown,
      by: isExtension ? nil : owner, getter, file: entry.file, span: entry.facts.nameSpan)
  }

  private mutating func add(
    _ type: KeyType, form: Binding.Form, attributes: [AttributeFacts], aliasOf: InjectionKey?,
    partOf: InjectionKey?, made: ValueType, by module: Int?, _ maker: Int?, file: Int, span: Span
  ) {
    var element = type
    let isOneOfMany = [.intoSet, .intoMap, .elementsIntoSet].contains {
      annotations.has($0, attributes, in: file)
    }
    if annotations.has(.elementsIntoSet, attributes, in: file), case .many(let parts) = type,
      let last = parts.last
    {
      element = last
    }
    let key = InjectionKey(
      type: element, qualifier: annotations.qualifier(of: attributes, in: file))
    var target = target(of: key, in: file)
    if let concrete = made.projectType, program.types[concrete].keyword != .protocol {
      target = .type(concrete)
    }
    if let aliasOf, aliasOf != key { target = .key(aliasOf) }
    var binding = DeclaredBinding(key: key, target: target, form: form, file: file, span: span)
    binding.scope = annotations.namedScope(of: attributes, in: file)
    binding.isOneOfMany = isOneOfMany
    binding.whole = partOf
    binding.provider = module.map { .type($0) }
    binding.maker = maker
    binding.installedIn = module.flatMap(installation)
    all.append(binding)
  }

  private func form(of attributes: [AttributeFacts], in file: Int) -> Binding.Form? {
    for attribute in attributes {
      switch annotations.meaning(of: attribute, in: file) {
      case .provides?, .entry?, .newEntry?: return .function
      case .binds?: return .alias
      default: continue
      }
    }
    return nil
  }

  /// The parameter that a function hands on as it is.
  private func handedOn(_ facts: FunctionFacts) -> Parameter? {
    guard let value = soleValue(facts), case .name(let name, _) = value else { return nil }
    return facts.parameters.first { $0.name == name }
  }

  /// The parameter of which a function gives a member: `client.scope`.
  private func opened(_ facts: FunctionFacts) -> Parameter? {
    guard var value = soleValue(facts), case .member = value else { return nil }
    while case .member(let base?, _, _) = value { value = base }
    guard case .name(let name, _) = value else { return nil }
    return facts.parameters.first { $0.name == name }
  }

  private func soleValue(_ facts: FunctionFacts) -> Expression? {
    guard facts.body.count == 1, case .result(var value) = facts.body[0] else { return nil }
    while case .cast(let inner, _, _) = value { value = inner }
    return value
  }

  private func givesItself(_ getter: Int) -> Bool {
    guard case .result(.name(let name, _))? = program.functions[getter].facts.body.last else {
      return false
    }
    return name.hasPrefix("self")
  }

  /// The part of the app that knows a module: `SingletonComponent`, `AppScope`.
  private func installation(of module: Int) -> String? {
    let entry = program.types[module]
    var names: [String] = []
    for attribute in entry.attributes {
      switch annotations.meaning(of: attribute, in: entry.file) {
      case .installIn?: names += namedTypes(["value"], in: attribute).map(lastPart)
      case .contributesTo?: names += namedTypes(["scope"], in: attribute).map(lastPart)
      default: continue
      }
    }
    return names.isEmpty ? nil : names.joined(separator: " and ")
  }

}

extension Program {
  /// True for a type of Kotlin's that the product has, also for one that its name takes for a double:
  /// where annotations bind it, the product makes it.
  func isDeclaredInProduct(_ type: Int, _ roles: [Component.Role]) -> Bool {
    let file = files[types[type].file]
    let isSample = file.role == .sample && roles[type] == .sample
    return file.kotlin != nil && (isSample || file.role == .ordinary && !roles[type].isAlien)
  }
}
