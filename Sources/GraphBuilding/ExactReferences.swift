import Model

/// What each name in the code means, by the compiler: exact where a build has seen the file as it
/// is, silent everywhere else, as in branches of `#if` that were not compiled.
struct ExactReferences {
  private struct Entry {
    /// `nil` when the name means several things at once.
    var meaning: IndexMeaning?
    /// The name, to see that the file is the one that was built.
    let name: Substring
    let kind: IndexSymbol.Kind
    let role: IndexOccurrence.Role
  }

  private var names: [IndexPlace: Entry] = [:]
  private var initializers: [IndexPlace: IndexMeaning] = [:]

  init(_ program: Program, _ index: SourceIndex, facts: [FileFacts]) {
    let files = program.filesByPath
    let declared = program.declaredPlaces(of: facts)
    let definitions = IndexDefinitions(index, files: files)
    let meanings = index.symbols.indices.map {
      definitions.meaning(of: $0, declared: declared)
    }
    for file in index.files where !file.isStale {
      guard let number = files[file.path] else { continue }
      for occurrence in file.occurrences where occurrence.role != .definition {
        let symbol = Int(occurrence.symbol)
        guard index.symbols.indices.contains(symbol) else { continue }
        add(
          meanings[symbol], of: index.symbols[symbol], occurrence.role,
          at: IndexPlace(file: number, line: occurrence.line, column: occurrence.column))
      }
    }
  }

  private mutating func add(
    _ meaning: IndexMeaning?, of symbol: IndexSymbol, _ role: IndexOccurrence.Role,
    at place: IndexPlace
  ) {
    if symbol.kind == .initializer {
      // An initializer that nobody wrote stands where its type does.
      initializers[place] = meaning
    } else if let known = names[place] {
      if known.meaning != meaning { names[place]?.meaning = nil }
    } else {
      names[place] = Entry(
        meaning: meaning, name: symbol.baseName, kind: symbol.kind, role: role)
    }
  }

  /// What a name means that ends where a span ends; `nil` when the compiler says nothing of it.
  func meaning(of name: String, endingAt span: Span, in file: Int) -> IndexMeaning? {
    if name == "init" { return initializer(of: name, endingAt: span, in: file) }
    return place(of: name, endingAt: span, in: file).flatMap { names[$0]?.meaning }
  }

  /// The initializer that a call of a type runs, by the type's name; the type itself for one that
  /// nobody wrote.
  func initializer(of name: String, endingAt span: Span, in file: Int) -> IndexMeaning? {
    places(of: name[...], endingAt: span, in: file).lazy.compactMap { initializers[$0] }.first
  }

  /// Where the compiler knows a name that ends where a span ends.
  func place(of name: String, endingAt span: Span, in file: Int) -> IndexPlace? {
    let isProjection = name.hasPrefix("$") || name.hasPrefix("_")
    for spelling in isProjection ? [name[...], name.dropFirst()] : [name[...]] {
      let found = places(of: spelling, endingAt: span, in: file).first {
        names[$0]?.name == spelling
      }
      if let found { return found }
    }
    return nil
  }

  /// Where the compiler knows an initializer that is called by a name.
  func initializerPlace(of name: String, endingAt span: Span, in file: Int) -> IndexPlace? {
    places(of: name[...], endingAt: span, in: file).first { initializers[$0] != nil }
  }

  /// The names of types, also of those that the sources do not declare.
  var typeNames: [(IndexPlace, Substring)] {
    names.filter { $0.value.kind == .type }.map { ($0.key, $0.value.name) }
  }

  /// What the names of one kind mean, as far as each means one thing. The labels of memberwise
  /// initializers are names of properties that no code reads.
  func meanings(of kind: ReferenceComparison.Kind) -> [(IndexPlace, IndexMeaning)] {
    if kind == .initializers { return initializers.map { ($0.key, madeType($0.key, $0.value)) } }
    return names.compactMap { place, entry in
      let isOfKind =
        switch kind {
        case .properties: entry.kind == .property && entry.role != .mention
        case .functions: entry.kind == .function
        case .types: entry.kind == .type
        case .initializers: false
        }
      return isOfKind ? entry.meaning.map { (place, $0) } : nil
    }
  }

  /// An enum is made from its raw value by an initializer that stands nowhere: then the type counts.
  private func madeType(_ place: IndexPlace, _ initializer: IndexMeaning) -> IndexMeaning {
    guard initializer == .outside, case .type(let type)? = names[place]?.meaning else {
      return initializer
    }
    return .type(type)
  }

  /// Where a name can start that ends somewhere: with and without the quotes of a keyword.
  private func places(of name: Substring, endingAt span: Span, in file: Int) -> [IndexPlace] {
    let start = span.endColumn - Int32(clamping: name.utf8.count)
    return [start, start - 2].map { IndexPlace(file: file, line: span.endLine, column: $0) }
  }
}

extension Program {
  var filesByPath: [String: Int] {
    Dictionary(files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The types of the program at the places of their names.
  func declaredTypes(of facts: [FileFacts]) -> [IndexPlace: IndexMeaning] {
    var declared: [IndexPlace: IndexMeaning] = [:]
    for (number, file) in facts.enumerated() {
      for type in file.types where type.keyword != .extension {
        let place = LookupPlace(file: number, type: nil)
        guard let position = lookUpType(type.name, at: place) else { continue }
        declared[IndexPlace(file: number, of: type.nameSpan)] = .type(position)
      }
    }
    return declared
  }

  /// Everything that a name can mean at the places of its declaration.
  fileprivate func declaredPlaces(of facts: [FileFacts]) -> [IndexPlace: IndexMeaning] {
    var declared = declaredTypes(of: facts)
    for (position, entry) in properties.enumerated() {
      declared[IndexPlace(file: entry.file, of: entry.facts.nameSpan)] =
        .property(firstAlternative(of: position))
    }
    for (position, entry) in functions.enumerated() where entry.property == nil {
      declared[IndexPlace(file: entry.file, of: entry.facts.nameSpan)] = .function(position)
    }
    for (position, type) in types.enumerated() {
      for (number, enumCase) in type.cases.enumerated() {
        declared[IndexPlace(file: enumCase.file, of: enumCase.facts.nameSpan)] =
          .enumCase(type: position, position: number)
      }
    }
    return declared
  }
}
