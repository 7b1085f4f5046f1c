import Model

/// Reads the code of the whole program, in the order of the files. How many readers share the work
/// does not change what they find: each piece of code is read by itself.
func readCode(
  _ program: Program, exact: ExactReferences?, roles: [Component.Role],
  injection: InjectionForms, workers: Workers = .one
) -> (CodeEvents, BodyReader) {
  let pieces = codePieces(of: program, sharedBy: workers.count)
  let read = workers.share(pieces: pieces.count) { next in
    let reader = BodyReader(program, injection, exact: exact)
    var events: [(piece: Int, events: CodeEvents)] = []
    while let piece = next() {
      events.append((piece, reader.events(of: pieces[piece], roles: roles)))
    }
    return (events: events, types: reader.knownTypes)
  }
  var ofPieces = read.flatMap(\.events).sorted { $0.piece < $1.piece }
  var events = CodeEvents()
  // What one reader alone finds is long: it is taken over, and not copied.
  if !ofPieces.isEmpty { swap(&events, &ofPieces[0].events) }
  for (_, next) in ofPieces.dropFirst() { events.append(next) }
  let reader = BodyReader(program, injection, exact: exact)
  for (_, types) in read { reader.take(types) }
  return (events, reader)
}

/// Some declarations or files in a row, whose code is read in one go.
private enum CodePiece {
  case functions(Range<Int>)
  case properties(Range<Int>)
  case files(Range<Int>)
}

/// One reader takes all of a sort at once.
private func codePieces(of program: Program, sharedBy readers: Int) -> [CodePiece] {
  func ranges(_ count: Int) -> [Range<Int>] {
    let length = readers == 1 ? max(1, count) : pieceLength
    return stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
  }
  return ranges(program.functions.count).map { .functions($0) }
    + ranges(program.properties.count).map { .properties($0) }
    + ranges(program.files.count).map { .files($0) }
}

/// Enough to make sharing worth it, few enough that no reader is left with the last piece for long.
private let pieceLength = 128

extension BodyReader {
  fileprivate func events(of piece: CodePiece, roles: [Component.Role]) -> CodeEvents {
    switch piece {
    case .functions(let range): for item in range { readFunction(item, roles: roles) }
    case .properties(let range): for item in range { readInitialValue(of: item, roles: roles) }
    case .files(let range): for item in range { readStatements(of: item) }
    }
    return takeEvents()
  }

  private func readFunction(_ function: Int, roles: [Component.Role]) {
    endedLocals = []
    let entry = program.functions[function]
    let owner: CodeOwner
    if let type = entry.owner {
      owner = .type(type)
    } else if let property = entry.property {
      owner = .global(property)
    } else {
      owner = .function(function)
    }
    let usual: Relation.Place =
      entry.owner == nil && isSampleName(entry.facts.name) || isPreviewFunction(entry.facts)
      ? .preview : .body
    let place =
      entry.property.flatMap { injection.double($0, program) }
      ?? self.place(of: entry.owner, file: entry.file, roles: roles, otherwise: usual)
    var site = CodeSite(
      owner: owner, file: entry.file, function: function,
      place: program.place(place, compiledUnder: entry.facts.condition, in: entry.file),
      condition: entry.facts.condition, span: entry.facts.span)
    if entry.facts.attributes.contains(where: { $0.name == "Synchronized" }) {
      site.guardedBy = ownMonitor
    }
    within(site, selfType: entry.owner, isStatic: entry.facts.isStatic) {
      for (position, parameter) in entry.facts.parameters.enumerated() {
        declare(parameter, at: position)
      }
      readBlock(entry.facts.body)
    }
  }

  private func declare(_ parameter: Parameter, at position: Int) {
    let type = site.function.flatMap { signature(of: $0).parameters[position] } ?? .unknown
    if let value = parameter.defaultValue {
      let outer = site.place
      if outer == .body || outer == .extension { site.place = .defaultArgument }
      _ = evaluate(value, expected: type)
      site.place = outer
    }
    var given = Value(type: type, origin: .parameter(parameter.name))
    if let function = site.function, mayBeCallback(type, of: function) {
      given.held = [
        hold(.parameter(function: function, position: position), inner: [], at: parameter.span)
      ]
    }
    locals.declare(parameter.name, given)
  }

  /// True for a closure, and in Kotlin for what implements an interface, which may be an object written
  /// out. Listeners that are added are told as such.
  private func mayBeCallback(_ type: ValueType, of function: Int) -> Bool {
    switch type.unwrapped {
    case .function: return true
    case .project(let type):
      return isKotlin && program.types[type].keyword == .protocol
        && !addsListener(program.functions[function].facts.name)
    case .unknown, .external, .optional, .collection, .metatype, .externalMetatype, .module, .bound,
      .parameter:
      return false
    }
  }

  /// The arguments of property wrappers and the initial value.
  private func readInitialValue(of property: Int, roles: [Component.Role]) {
    endedLocals = []
    let entry = program.properties[property]
    let isSample = entry.isGlobal && isSampleName(entry.facts.name)
    let usual: Relation.Place =
      isSample ? .preview : entry.isGlobal ? .staticInitializer : .propertyInitializer
    let place =
      injection.double(property, program)
      ?? self.place(of: entry.owner, file: entry.file, roles: roles, otherwise: usual)
    let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(property)
    let site = CodeSite(
      owner: owner, file: entry.file, function: program.constructor(running: entry),
      place: program.place(place, compiledUnder: entry.facts.condition, in: entry.file),
      condition: entry.facts.condition, span: entry.facts.value?.span ?? entry.facts.span)
    if !entry.facts.attributes.isEmpty {
      within(site, selfType: entry.owner, isStatic: entry.facts.isStatic) {
        readArguments(of: entry.facts.attributes)
      }
      noteWrappers(of: entry, at: site)
    }
    guard let value = entry.facts.value else { return }
    let evaluated = within(site, selfType: entry.owner, isStatic: entry.facts.isStatic) {
      declareConstructorParameters(around: entry)
      let evaluated = evaluate(value, expected: type(ofProperty: property))
      rest(evaluated.held, in: .slot(property: property, isOwn: !entry.isGlobal))
      return evaluated
    }
    record {
      $0.writes.append(
        .init(
          property: property, value: .other, type: evaluated.type, origin: evaluated.origin,
          isInitialization: true, site: site))
    }
  }

  /// `@objc(name)` and its like name no values.
  private func readArguments(of attributes: [AttributeFacts]) {
    for attribute in attributes where isCapitalized(attribute.name) {
      for argument in attribute.arguments { _ = evaluate(argument.value, expected: nil) }
    }
  }

  private func readStatements(of file: Int) {
    let statements = program.files[file].statements
    if statements.isEmpty { return }
    endedLocals = []
    let usual = place(of: nil, file: file, roles: [], otherwise: .compositionRoot)
    let site = CodeSite(
      owner: .file(file), file: file, function: nil, place: usual, condition: nil,
      span: Span(line: 1, column: 1, endLine: 1, endColumn: 1))
    _ = within(site, selfType: nil, isStatic: true) { readBlock(statements) }
  }

  /// Where code of a type in a file stands, as far as accesses are judged.
  private func place(
    of type: Int?, file: Int, roles: [Component.Role], otherwise: Relation.Place
  ) -> Relation.Place {
    let fileRole = program.files[file].role
    let typeRole = type.map { roles[$0] } ?? .ordinary
    switch fileRole == .ordinary ? typeRole : fileRole {
    case .test: return .test
    case .preview, .sample: return .preview
    case .unbuilt: return .unbuilt
    case .compositionRoot: return .compositionRoot
    case .ordinary, .view, .logger, .configuration, .systemWrapper, .system, .generated:
      let isOutsideType = type.map { program.types[$0].isExternal } ?? false
      return isOutsideType && otherwise == .body ? .extension : otherwise
    }
  }
}
