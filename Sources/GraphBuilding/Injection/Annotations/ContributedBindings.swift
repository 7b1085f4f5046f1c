import Model

/// What types of a program contribute themselves for, without those that others take the place of.
func contributedBindings(
  _ program: Program, _ annotations: AnnotationReading, roles: [Component.Role]
) -> [DeclaredBinding] {
  var reading = ContributionReading(program: program, annotations: annotations)
  for type in program.types.indices where program.isDeclaredInProduct(type, roles) {
    if !program.types[type].attributes.isEmpty { reading.add(of: type) }
  }
  return reading.all.filter { binding in
    if case .type(let type) = binding.target { !reading.replaced.contains(type) } else { true }
  }
}

private struct ContributionReading {
  let program: Program
  let annotations: AnnotationReading
  var all: [DeclaredBinding] = []
  /// Types that others contribute themselves in the place of.
  var replaced: Set<Int> = []

  /// `@ContributesBinding(AppScope::class)`, `@Single(binds = [Api::class])`.
  mutating func add(of type: Int) {
    let entry = program.types[type]
    for attribute in entry.attributes {
      let meaning = annotations.meaning(of: attribute, in: entry.file)
      switch meaning {
      case .contributesBinding?, .contributesIntoMany?, .entry?, .newEntry?: break
      default: continue
      }
      let isOfKoin = meaning == .entry || meaning == .newEntry
      if isOfKoin && entry.keyword == .protocol { continue }
      let place = LookupPlace(file: entry.file, type: type)
      for argument in attribute.arguments where argument.label == "replaces" {
        guard case .collection(let elements, _) = argument.value else { continue }
        for name in elements.compactMap(typeName) {
          if let other = program.lookUpType(name, at: place) { replaced.insert(other) }
        }
      }
      for key in keys(of: attribute, on: type, isOfKoin: isOfKoin) {
        var binding = DeclaredBinding(
          key: InjectionKey(
            type: key, qualifier: annotations.qualifier(of: entry.attributes, in: entry.file)),
          target: .type(type), form: .contribution, file: entry.file, span: attribute.span)
        binding.scope = annotations.namedScope(of: entry.attributes, in: entry.file)
        binding.installedIn = isOfKoin ? nil : namedType(in: attribute)
        binding.isOneOfMany = meaning == .contributesIntoMany
        all.append(binding)
      }
    }
  }

  /// The interfaces that a type stands for: those that are named, else its only one.
  private func keys(of attribute: AttributeFacts, on type: Int, isOfKoin: Bool) -> [KeyType] {
    let entry = program.types[type]
    let place = LookupPlace(file: entry.file, type: type)
    for argument in attribute.arguments {
      // `binding = binding<Api>()`.
      if case .call(let call) = argument.value, let named = call.typeArguments.first {
        return [KeyType(named, at: place, program)]
      }
      guard let label = argument.label, boundLabels.contains(label) else { continue }
      return namedTypes([label], in: attribute).map {
        KeyType(.named($0, []), at: place, program)
      }
    }
    let inherited = entry.inherited.map {
      KeyType($0.type, at: LookupPlace(file: $0.file, type: type), program)
    }
    if isOfKoin { return inherited }
    if inherited.count <= 1 { return inherited }
    return inherited.filter {
      $0.projectType.map { program.types[$0].keyword == .protocol } ?? false
    }
  }
}

/// Labels under which an annotation names what a type stands for.
private let boundLabels: Set<String> = ["boundType", "binds", "binding"]
