import Model

/// Which constructors and types of a program a container calls, by their annotations.
extension InjectionForms {
  /// The constructor that the container calls by itself; `nil` for a type that it does not make.
  func constructor(of type: Int, _ program: Program) -> Int?? {
    let entry = program.types[type]
    let initializers = entry.functionsByName["init"] ?? []
    let marked = initializers.first {
      annotations.has(.inject, program.functions[$0].facts.attributes, in: entry.file)
    }
    if let marked { return .some(marked) }
    if assistedConstructor(of: type, program) != nil { return nil }
    let isMarked = entry.attributes.contains { attribute in
      switch annotations.meaning(of: attribute, in: entry.file) {
      case .inject?, .contributesBinding?, .contributesIntoMany?, .viewModel?, .entry?, .newEntry?:
        true
      default: false
      }
    }
    guard isMarked, entry.keyword == .class || entry.keyword == .object else { return nil }
    return .some(initializers.first)
  }

  /// The constructor that a factory calls, with some parameters of the container.
  func assistedConstructor(of type: Int, _ program: Program) -> Int? {
    let entry = program.types[type]
    let initializers = entry.functionsByName["init"] ?? []
    return initializers.first { function in
      let facts = program.functions[function].facts
      return annotations.has(.assistedInject, facts.attributes, in: entry.file)
        || annotations.has(.inject, facts.attributes, in: entry.file)
          && facts.parameters.contains {
            annotations.has(.assisted, $0.attributes, in: entry.file)
          }
    }
      ?? (annotations.has(.assistedInject, entry.attributes, in: entry.file)
        ? initializers.first : nil)
  }
}
