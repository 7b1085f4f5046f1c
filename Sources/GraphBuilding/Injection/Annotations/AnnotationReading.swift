import Model

/// What the annotations of a program mean, by what their files import.
struct AnnotationReading {
  private let program: Program
  private let imports: [ImportedAnnotations]
  /// Annotations of the project that are scopes or qualifiers, and their last names.
  private var own: [Int: AnnotationMeaning] = [:]
  private var ownNames: Set<String> = []

  init(_ program: Program) {
    self.program = program
    imports = program.files.map { ImportedAnnotations($0) }
    for (type, entry) in program.types.enumerated() where entry.modifiers.contains("annotation") {
      for attribute in entry.attributes {
        let meaning = imports[entry.file].meaning(of: attribute.name)
        guard meaning == .scope || meaning == .qualifier else { continue }
        own[type] = meaning
        ownNames.insert(String(entry.simpleName))
      }
    }
  }

  /// True when no file has to do with such a library.
  var isEmpty: Bool { imports.allSatisfy(\.isEmpty) }

  /// What an annotation in a file says; `nil` for one of no such library.
  func meaning(of attribute: AttributeFacts, in file: Int) -> AnnotationMeaning? {
    if let meaning = imports[file].meaning(of: attribute.name) { return meaning }
    guard ownNames.contains(lastPart(of: attribute.name)) else { return nil }
    return program.lookUpType(attribute.name, at: LookupPlace(file: file, type: nil))
      .flatMap { own[$0] }
  }

  func has(_ meaning: AnnotationMeaning, _ attributes: [AttributeFacts], in file: Int) -> Bool {
    attributes.contains { self.meaning(of: $0, in: file) == meaning }
  }

  func first(
    _ meaning: AnnotationMeaning, of attributes: [AttributeFacts], in file: Int
  ) -> AttributeFacts? {
    attributes.first { self.meaning(of: $0, in: file) == meaning }
  }

  /// The scope that a declaration names, with the annotation that does.
  func scope(of attributes: [AttributeFacts], in file: Int) -> (name: String, at: Span)? {
    for attribute in attributes {
      switch meaning(of: attribute, in: file) {
      case .ownScope(let name)?:
        return (name, attribute.span)
      case .entry?:
        return ("single", attribute.span)
      case .scopeOf?:
        if let name = namedType(in: attribute) { return (name, attribute.span) }
      case .scope?:
        // `@SingleIn(X::class)` of a project that declares it itself.
        return (namedType(in: attribute) ?? lastPart(of: attribute.name), attribute.span)
      default:
        continue
      }
    }
    return nil
  }

  /// The same with its file.
  func namedScope(of attributes: [AttributeFacts], in file: Int) -> DeclaredBinding.NamedScope? {
    scope(of: attributes, in: file).map {
      DeclaredBinding.NamedScope(name: $0.name, file: file, span: $0.at)
    }
  }

  /// What tells a key from others of its type, as people write it: `Named(api)`, `IoDispatcher`.
  func qualifier(of attributes: [AttributeFacts], in file: Int) -> String? {
    let found = attributes.filter {
      let meaning = meaning(of: $0, in: file)
      return meaning == .ownQualifier || meaning == .qualifier
    }
    return found.isEmpty ? nil : found.map(spelling).sorted().joined(separator: " ")
  }

  private func spelling(of attribute: AttributeFacts) -> String {
    let name = lastPart(of: attribute.name)
    let arguments = attribute.arguments.map { spelling(of: $0.value) }
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func spelling(of value: Expression) -> String {
    switch value {
    case .literal(.text(let text), _): text
    case .literal(.boolean(let value), _): String(value)
    case .member(let base?, "self", _): dottedName(base).map(lastPart) ?? ""
    case .member, .name: dottedName(value).map(lastPart) ?? ""
    default: ""
    }
  }
}

/// The name of the first type that an annotation is given: `AppScope` in `(AppScope::class)`.
func namedType(in attribute: AttributeFacts) -> String? {
  attribute.arguments.lazy.compactMap { typeName($0.value) }.first.map(lastPart)
}

/// The types that an annotation is given under one of these labels, or at the front without one.
func namedTypes(_ labels: Set<String>, in attribute: AttributeFacts) -> [String] {
  attribute.arguments.enumerated().flatMap { position, argument -> [String] in
    let isMeant = argument.label.map(labels.contains) ?? (position == 0)
    guard isMeant else { return [] }
    switch argument.value {
    case .collection(let elements, _): return elements.compactMap(typeName)
    default: return typeName(argument.value).map { [$0] } ?? []
    }
  }
}

/// The annotations of libraries that a file may write, by the names that it has for them.
private struct ImportedAnnotations {
  /// Full names by what the file calls them.
  private var names: [String: String] = [:]
  /// Packages of which it imports all.
  private var packages: [String] = []

  init(_ file: SourceFile) {
    guard let kotlin = file.kotlin else { return }
    for (name, full) in kotlin.imports {
      names[name] = full.first { AnnotationMeaning.all[$0] != nil }
    }
    packages = kotlin.stars.filter(AnnotationMeaning.packages.contains)
  }

  var isEmpty: Bool { names.isEmpty && packages.isEmpty }

  func meaning(of name: String) -> AnnotationMeaning? {
    let first = name.prefix { $0 != "." }
    if let full = names[String(first)] {
      return AnnotationMeaning.all[full + name.dropFirst(first.utf8.count)]
    }
    if let meaning = AnnotationMeaning.all[name] { return meaning }
    return packages.lazy.compactMap { AnnotationMeaning.all["\($0).\(name)"] }.first
  }
}
