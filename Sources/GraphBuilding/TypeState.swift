import Model

/// State of the types of a program. Made once for a program, in linear time.
struct TypeState {
  private let source: SourceGraph
  /// Types of whose instances something can change, in them or in what they lead to.
  private let changing: Set<Int>
  /// What the closures in values of a type share, by the type.
  private let sharedCaptures: [Int: [SharedCapture]]

  init(_ source: SourceGraph) {
    self.source = source
    var changing: Set<Int> = []
    var holders: [Int: [Int]] = [:]
    var pending: [Int] = []
    let shared = Dictionary(
      grouping: source.events.sharedCaptures.filter { source.isProduction($0.site) }, by: \.holder)
    for type in source.program.types.indices {
      let content = TypeContent(of: type, in: source)
      let captures = shared[type] ?? []
      for inner in content.innerTypes + captures.compactMap(\.type.projectType) {
        holders[inner, default: []].append(type)
      }
      if content.changesItself || source.persisted.writtenBy[type] != nil
        || captures.contains(where: { $0.isChanged || isMutableBox($0.type) })
      {
        changing.insert(type)
        pending.append(type)
      }
    }
    while let type = pending.popLast() {
      for holder in holders[type] ?? [] where changing.insert(holder).inserted {
        pending.append(holder)
      }
    }
    self.changing = changing
    self.sharedCaptures = shared
  }

  /// What instances of a type hold, judged by its fields, which are those of the properties in the
  /// same order, and by all that they lead to.
  func state(of type: Int, properties: [Int], fields: [Field]) -> Component.State {
    let own = zip(properties, fields).filter { !$0.1.isStatic }.map { (property: $0, field: $1) }
    let carriesNothing = source.program.types[type].cases.allSatisfy(\.facts.payload.isEmpty)
    let writes = source.persisted.writtenBy[type] != nil
    if own.isEmpty && carriesNothing && !writes { return .stateless }
    let holdsUI = own.contains { property, field in
      field.strength == .strong
        && source.interfaceClass(ofProperty: property) != nil
    }
    if holdsUI { return .holdsUI }
    let isKept = own.contains { $0.field.storage == .persisted && $0.field.isMutable }
    guard isKept || writes || changing.contains(type) else { return .immutable }
    if isMemo(type, own) { return .immutable }
    return !writes && own.contains { $0.field.isMutable }
      && own.allSatisfy { keepsWhatItGot($0.property, $0.field) }
      ? .appendOnly : .mutable
  }

  /// True for an object none of whose variables gets another value once it is made. What they hold is
  /// of the system, or cannot change either.
  func staysAsMade(_ type: Int, properties: [Int], fields: [Field]) -> Bool {
    let own = zip(properties, fields).filter { !$0.1.isStatic }
    return source.persisted.writtenBy[type] == nil && setsNothing(type) && !own.isEmpty
      && own.allSatisfy { property, field in
        let type = source.reader.type(ofProperty: property)
        return field.strength == .strong && field.storage == .memory && field.writers.isEmpty
          && (!field.isMutable || field.isPrivate) && type != .unknown
          && type.heldTypes.allSatisfy { !changing.contains($0) }
      }
  }

  /// Why a value of a type is less fixed, or more, than its variables look: what its closures share,
  /// what is kept outside memory, what it could make again.
  func reason(
    for state: Component.State, of type: Int, properties: [Int], fields: [Field]
  ) -> String? {
    let changesInMemory = fields.contains {
      !$0.isStatic && $0.isMutable && $0.storage == .memory
    }
    if state == .immutable && changing.contains(type) && changesInMemory {
      return "what it remembers it could make again"
    }
    guard state == .mutable else { return nil }
    for capture in sharedCaptures[type] ?? [] {
      if capture.isChanged { return "its closures change `\(capture.name)`" }
      let changes = capture.type.projectType.map(changing.contains) ?? isMutableBox(capture.type)
      if changes, let spelling = typeSpelling(capture.type, program: source.program) {
        return "its closures share `\(capture.name)`, a \(spelling)"
      }
    }
    if changesInMemory { return nil }
    let stores = properties.compactMap { source.persisted.stores[$0] }
    return (source.persisted.writtenBy[type] ?? stores.min()).map {
      "what it changes is kept in \($0.name), outside memory"
    }
  }

  /// True for what only remembers, by its key, what it could make again: its name says so, and all
  /// that changes in it are private caches of plain values.
  private func isMemo(_ type: Int, _ own: [(property: Int, field: Field)]) -> Bool {
    if remembersFormats(type, own) { return true }
    let words = camelWords(String(source.program.types[type].simpleName))
    return words.contains(where: memoWords.contains) && setsNothing(type)
      && source.persisted.writtenBy[type] == nil
      && own.contains { isCache($0.property, $0.field) }
      && own.allSatisfy {
        isCache($0.property, $0.field)
          || !$0.field.onlyGrows && keepsWhatItGot($0.property, $0.field)
      }
  }

  /// True where all that changes are private tables of formatters and patterns, which only say how
  /// something is written.
  private func remembersFormats(_ type: Int, _ own: [(property: Int, field: Field)]) -> Bool {
    let changing = own.filter { $0.field.isMutable }
    return !changing.isEmpty && setsNothing(type) && source.persisted.writtenBy[type] == nil
      && changing.allSatisfy { property, field in
        guard field.isPrivate, field.storage == .memory,
          case .collection(let parts) = source.reader.type(ofProperty: property).unwrapped.content
            .unwrapped, parts.count == 2, case .external(let value, _) = parts[1].unwrapped
        else { return false }
        return formatEndings.contains(where: value.hasSuffix)
      }
      && own.allSatisfy { $0.field.isMutable || keepsWhatItGot($0.property, $0.field) }
  }

  /// True where no computed variable can be set.
  private func setsNothing(_ type: Int) -> Bool {
    source.program.types[type].properties.allSatisfy { property in
      let facts = source.program.properties[property].facts
      return !facts.isComputed || facts.accessors.allSatisfy { $0.name != "set" }
    }
  }

  private func isCache(_ property: Int, _ field: Field) -> Bool {
    guard field.isPrivate, field.storage == .memory else { return false }
    let stored = source.reader.type(ofProperty: property).unwrapped
    if case .external("NSCache", _) = stored {
      return stored.heldTypes.allSatisfy { !source.carriers.contains($0) }
    }
    let type = stored.content.unwrapped
    switch type {
    case .collection(let parts) where parts.count == 2:
      let words = camelWords(field.name)
      return ["cache", "caches", "cached", "memo"].contains(where: words.contains)
        && type.heldTypes.allSatisfy { !source.carriers.contains($0) }
    case .unknown, .project, .bound, .parameter, .external, .optional, .collection, .function,
      .metatype, .externalMetatype, .module:
      return false
    }
  }

  /// True for a collection that only grows, a lock, and what cannot change at all.
  private func keepsWhatItGot(_ property: Int, _ field: Field) -> Bool {
    let type = source.reader.type(ofProperty: property)
    if field.onlyGrows { return true }
    if case .external(let name, let content) = type.unwrapped, content.isEmpty {
      if locks.contains(name) || name == "DispatchQueue" { return true }
    }
    return !field.isMutable
      && !TypeContent.canChange(type)
      && type.heldTypes.allSatisfy { !changing.contains($0) }
  }
}

/// What the classes of Foundation, java.text, java.time.format and java.util.regex are called that say
/// how something is written.
private let formatEndings = ["Formatter", "Format", "Pattern", "Regex", "RegularExpression"]
/// Others with such caches, as in front of a database, do more than to remember.
private let memoWords: Set<String> = [
  "cache", "caches", "cached", "memo", "formatter", "converter",
]
