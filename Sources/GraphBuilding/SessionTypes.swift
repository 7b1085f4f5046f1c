import Model

/// Which types of the project carry the credentials of one user, and which of their objects are
/// made again for each who signs in.
struct SessionTypes {
  /// The credential in instances of a type: `oauthToken`, `critical.oauthToken`.
  private(set) var credentials: [Int: String] = [:]
  /// Classes and actors that are made from credentials, and the protocols before them.
  private(set) var objects: Set<Int> = []
  /// Of those the ones that some variable gets anew while the app runs.
  private(set) var replaced: Set<Int> = []
  /// Classes that keep such an object from their start to their end, with the one that they keep.
  private(set) var dependents: [Int: Int] = [:]

  /// Types whose names say that they are a session.
  private let named: Set<Int>
  private let source: SourceGraph

  init(_ source: SourceGraph, settings: GraphSettings) {
    self.source = source
    let evidence = ScopeEvidenceFinding(source, settings: settings)
    named = Set(source.program.types.indices.filter(evidence.isNamedAsSession))
    for type in source.program.types.indices where isProduct(type) {
      credentials[type] = credential(in: type, depth: 2)
    }
    let global = Set(source.accessPoints.targets.values)
    for type in source.program.types.indices
    where source.program.types[type].isReferenceType && !global.contains(type)
      && isMadeFromCredentials(type) && !isOfOneScreen(type)
    {
      objects.insert(type)
    }
    for type in source.program.types.indices
    where source.program.onlyImplementation(of: type).map(objects.contains) ?? false {
      objects.insert(type)
    }
    for write in source.events.writes
    where !write.isInitialization && write.value == .other && source.isProduction(write.site) {
      if let type = write.type.projectType, objects.contains(type), isStored(write.property) {
        replaced.insert(type)
      }
    }
    findDependents(except: global)
  }

  /// The type of the session's own object in a value: `client`, `client?`.
  func object(in type: ValueType) -> Int? {
    type.projectType.flatMap { objects.contains($0) ? $0 : nil }
  }

  /// True for a value that is the object of one session, by what it is made from or by its name.
  func isSession(_ type: ValueType) -> Bool {
    guard let type = type.projectType else { return false }
    return objects.contains(type) || named.contains(concrete(type))
  }

  /// Why objects of a type belong to one session.
  func reason(for type: Int) -> String {
    "it is made from credentials (\(credentials[concrete(type)] ?? ""))"
  }

  /// The name of a type of such objects, for people; of a protocol that of the class behind it.
  func name(of type: Int) -> String { source.program.types[concrete(type)].name }

  private func concrete(_ type: Int) -> Int {
    source.program.onlyImplementation(of: type) ?? type
  }

  // MARK: Credentials

  /// The way to a credential among the stored variables of a type, also in values of it.
  private func credential(in type: Int, depth: Int) -> String? {
    let entry = source.program.types[type]
    guard entry.keyword == .struct || entry.isReferenceType else { return nil }
    let stored = source.program.storedMembers(of: type)
    let names = stored.map { source.program.properties[$0].facts.name }
    for property in stored {
      let name = source.program.properties[property].facts.name
      if namesCredential(name, type: source.spelling(ofProperty: property)),
        !isPasswordOfThing(name, among: names)
      {
        return name
      }
    }
    if depth == 0 { return nil }
    for property in stored {
      let kind = source.reader.type(ofProperty: property)
      guard let inner = kind.content.projectType, inner != type, isProduct(inner),
        source.program.types[inner].keyword == .struct,
        let path = credential(in: inner, depth: depth - 1)
      else { continue }
      return "\(source.program.properties[property].facts.name).\(path)"
    }
    return nil
  }

  /// True when an initializer takes the credentials.
  private func isMadeFromCredentials(_ type: Int) -> Bool {
    guard credentials[type] != nil else { return false }
    return source.program.types[type].functions.contains { function in
      let entry = source.program.functions[function]
      guard entry.facts.role == .initializer else { return false }
      let place = LookupPlace(file: entry.file, type: type, function: function)
      return entry.facts.parameters.contains { parameter in
        guard let written = parameter.type else { return false }
        if namesCredential(parameter.name, type: written.spelling) { return true }
        let kind = source.program.valueType(written, at: place).projectType
        return kind.map { $0 != type && credentials[$0] != nil } ?? false
      }
    }
  }

  // MARK: Types

  private func isProduct(_ type: Int) -> Bool {
    let entry = source.program.types[type]
    return !entry.isExternal && !source.roles[type].isAlien
      && source.program.files[entry.file].role == .ordinary
  }

  /// Forms in which credentials are typed, and messages that take them somewhere.
  private func isOfOneScreen(_ type: Int) -> Bool {
    let name = source.program.types[type].simpleName
    return source.roles[type] == .view || passingNames.contains { name.hasSuffix($0) }
  }

  private func isStored(_ property: Int) -> Bool {
    source.program.properties[property].isStored
  }

  private mutating func findDependents(except global: Set<Int>) {
    for (property, entry) in source.program.properties.enumerated() {
      guard let owner = entry.owner, entry.isStored, !entry.facts.isStatic,
        entry.facts.strength == .strong, entry.facts.isConstant, entry.facts.value == nil,
        isProduct(owner), !objects.contains(owner), !global.contains(owner),
        let object = object(in: source.reader.type(ofProperty: property))
      else { continue }
      dependents[owner] = dependents[owner] ?? object
    }
  }
}

private let passingNames = [
  "ViewModel", "Controller", "Coordinator", "Presenter", "Request", "Response", "Operation",
  "Form", "Screen", "Cell", "Alert", "Prompt",
]
