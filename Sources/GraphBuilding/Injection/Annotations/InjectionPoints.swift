import Model

/// A parameter or variable that a container fills.
struct InjectionPoint {
  let owner: CodeOwner
  let wish: Wish
  let slot: String?
  /// The variable that holds what is injected, where there is one.
  let property: Int?
  let file: Int
  let span: Span
}

/// Where a program is given objects by a container, by its annotations, in the order of its types.
struct InjectionPoints {
  private let program: Program
  private let forms: InjectionForms
  private let annotations: AnnotationReading
  private(set) var all: [InjectionPoint] = []

  /// The bindings say for whom a function of a module asks: for what it makes.
  init(
    _ program: Program, forms: InjectionForms, roles: [Component.Role], bindings: [DeclaredBinding]
  ) {
    self.program = program
    self.forms = forms
    annotations = forms.annotations
    if annotations.isEmpty { return }
    for type in program.types.indices where program.isDeclaredInProduct(type, roles) {
      addConstructor(of: type)
      addMembers(of: type)
    }
    for (function, entry) in program.functions.enumerated() where entry.owner == nil {
      guard program.files[entry.file].role == .ordinary, entry.property == nil,
        annotations.has(.inject, entry.facts.attributes, in: entry.file)
      else { continue }
      // `@Inject fun Home(presenter: Presenter)`: the container hands out the function itself.
      addParameters(of: function, to: .function(function), slots: [:])
    }
    for binding in bindings {
      guard let maker = binding.maker, case .type(let module)? = binding.provider,
        binding.form == .function
      else { continue }
      // What is only handed on is asked for by whoever asks for the other key.
      if case .key = binding.target { continue }
      var owner = module
      if case .type(let made) = binding.target, !program.types[made].isExternal { owner = made }
      addParameters(of: maker, to: .type(owner), slots: [:])
    }
  }

  private mutating func addConstructor(of type: Int) {
    let called = forms.constructor(of: type, program) ?? nil
    guard let function = called ?? forms.assistedConstructor(of: type, program) else { return }
    addParameters(of: function, to: .type(type), slots: program.slotsOfParameters(type))
  }

  private mutating func addParameters(
    of function: Int, to owner: CodeOwner, slots: [String: Int]
  ) {
    let entry = program.functions[function]
    let place = LookupPlace(file: entry.file, type: entry.owner, function: function)
    for parameter in entry.facts.parameters {
      guard let type = parameter.type,
        !annotations.has(.assisted, parameter.attributes, in: entry.file)
      else { continue }
      add(
        type, parameter.attributes, to: owner, slot: parameter.name, slots[parameter.name],
        at: place, parameter.span)
    }
  }

  private mutating func add(
    _ type: TypeReference, _ attributes: [AttributeFacts], to owner: CodeOwner, slot: String,
    _ property: Int?, at place: LookupPlace, _ span: Span
  ) {
    let wish = Wish(
      KeyType(type, at: place, program),
      qualifier: annotations.qualifier(of: attributes, in: place.file))
    all.append(
      InjectionPoint(
        owner: owner, wish: wish, slot: slot, property: property, file: place.file,
        span: span))
  }

  /// Variables and methods that are injected, and what an entry point hands out.
  private mutating func addMembers(of type: Int) {
    let entry = program.types[type]
    for property in entry.properties {
      let facts = program.properties[property].facts
      let file = program.properties[property].file
      guard annotations.has(.inject, facts.attributes, in: file), let written = facts.type else {
        continue
      }
      add(
        written, facts.attributes, to: .type(type), slot: facts.name, property,
        at: LookupPlace(file: file, type: type), facts.nameSpan)
    }
    let isEntryPoint = annotations.has(.entryPoint, entry.attributes, in: entry.file)
    for function in entry.functions {
      let facts = program.functions[function].facts
      let file = program.functions[function].file
      if facts.role == .function, annotations.has(.inject, facts.attributes, in: file) {
        addParameters(of: function, to: .type(type), slots: [:])
      } else if isEntryPoint, facts.parameters.isEmpty, let result = facts.result {
        add(
          result, facts.attributes, to: .type(type), slot: facts.name, nil,
          at: LookupPlace(file: file, type: type), facts.nameSpan)
      }
    }
  }
}

extension Program {
  /// The variables of a type by the names of the parameters that they are filled with.
  func slotsOfParameters(_ type: Int) -> [String: Int] {
    var slots: [String: Int] = [:]
    for property in types[type].properties {
      let entry = properties[property]
      guard entry.isStored, !entry.facts.isStatic else { continue }
      if case .name(let name, _)? = entry.facts.value, slots[name] == nil { slots[name] = property }
      if entry.facts.value == nil { slots[entry.facts.name] = property }
    }
    return slots
  }
}
