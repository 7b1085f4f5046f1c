import Model

/// Reads bodies: follows names and calls through local variables and members, and notes what the
/// code touches, writes, constructs and calls. One reader serves a whole program.
final class BodyReader {
  let program: Program
  /// What the compiler says of names; `nil` when all are resolved by syntax.
  let exact: ExactReferences?
  let injection: InjectionForms
  private(set) var events = CodeEvents()
  var site: CodeSite
  /// The type that `self` is an instance of, or itself in static code.
  var selfType: Int?
  var isStaticCode = false
  var locals = LocalVariables()
  var providedDepth = 0
  /// What the parameters of the next closure are, when the function that runs it is known.
  var closureElements: [Value] = []
  /// The last name of the function whose call is being read.
  var calleeName: String?
  /// The closures around, and the calls whose arguments are being read, innermost last.
  var frames: [ClosureFrame] = []
  var calls = CallStack()
  /// Local variables whose content some code ends before the reader knows what is in them.
  var endedLocals: Set<LocalName> = []
  /// What the results of the closures around are asked to be, innermost last.
  var closureResults: [ValueType?] = []
  /// What the surroundings of the call being read ask for.
  var callExpectation: ValueType?
  /// Where in a module of Koin the code stands; `nil` outside of one.
  var koin: KoinPlace?
  /// How many closures around are run by a container to make an object.
  var wiringDepth = 0
  /// What the closures around edit of a store, by its type.
  var editedStore: String?
  /// The lock or queue that runs the next closure.
  var closureGuard: Int?
  /// Functions of Kotlin objects that touch nothing of them, by the object, as far as someone asked.
  var plainFunctions: [Int: Set<String>] = [:]
  private var quietDepth = 0
  /// Signatures of functions, as far as someone asked for them.
  var signatures: [Signature?]
  /// Types of variables, as far as someone asked for them.
  private var propertyTypes: [ValueType?]
  private var propertiesInProgress: Set<Int> = []
  /// Types of variables whose initial values need one another, until the outermost is known.
  private var provisionalTypes: [Int: ValueType] = [:]
  private var needsItself = false

  init(_ program: Program, _ injection: InjectionForms, exact: ExactReferences? = nil) {
    self.program = program
    self.injection = injection
    self.exact = exact
    self.propertyTypes = Array(repeating: nil, count: program.properties.count)
    self.signatures = Array(repeating: nil, count: program.functions.count)
    self.site = CodeSite(
      owner: .file(0), file: 0, function: nil, place: .body, condition: nil,
      span: Span(line: 1, column: 1, endLine: 1, endColumn: 1))
  }

  /// The types of variables that are known by now; `nil` where nobody asked.
  var knownTypes: [ValueType?] { propertyTypes }

  /// Takes over what another reader of the same program knows.
  func take(_ types: [ValueType?]) {
    for (property, type) in types.enumerated() where type != nil { propertyTypes[property] = type }
  }

  /// Another reader that knows the same.
  func copy() -> BodyReader { adding([]) }

  /// Another reader that knows the same, and variables that were found after reading.
  func adding(_ entries: [PropertyEntry]) -> BodyReader {
    var declarations = program.declarations
    for entry in entries { declarations.addFound(entry) }
    let other = BodyReader(
      entries.isEmpty ? program : program.with(declarations), injection, exact: exact)
    other.take(knownTypes)
    return other
  }

  /// Gives away what was noted since the last time.
  func takeEvents() -> CodeEvents {
    defer { events = CodeEvents() }
    return events
  }

  var place: LookupPlace {
    LookupPlace(file: site.file, type: selfType, function: site.function)
  }

  /// The type of a variable: as written, else that of its initial value.
  func type(ofProperty property: Int) -> ValueType {
    if let known = propertyTypes[property] ?? provisionalTypes[property] { return known }
    guard propertiesInProgress.insert(property).inserted else {
      needsItself = true
      return .unknown
    }
    let type = findType(ofProperty: property)
    propertiesInProgress.remove(property)
    // In a ring the result depends on where one enters, so that nothing is kept.
    if needsItself {
      provisionalTypes[property] = type
    } else {
      propertyTypes[property] = type
    }
    if propertiesInProgress.isEmpty {
      needsItself = false
      provisionalTypes = [:]
    }
    return type
  }

  private func findType(ofProperty property: Int) -> ValueType {
    let entry = program.properties[property]
    if let object = program.objectType(of: property) { return .project(object) }
    if let written = entry.facts.type {
      return program.valueType(
        written, at: LookupPlace(file: entry.file, type: entry.owner))
    }
    if let told = injectedType(of: entry) ?? environmentType(of: entry) ?? wrappedType(of: entry) {
      return told
    }
    guard let value = entry.facts.value else { return .unknown }
    let type = quietly { evaluateInitialValue(value, of: property).type }
    // What stands behind `by` holds the value.
    return entry.facts.modifiers.contains("by") && program.isKotlin(entry.file)
      ? type.content : type
  }

  /// `@Environment(Theme.self)` names the type in the attribute.
  private func environmentType(of entry: PropertyEntry) -> ValueType? {
    for attribute in entry.facts.attributes {
      for argument in attribute.arguments {
        if case .member(.name(let name, _)?, "self", _) = argument.value {
          return program.valueType(
            .named(name, []), at: LookupPlace(file: entry.file, type: entry.owner))
        }
      }
    }
    return nil
  }

  /// Evaluates the initial value of a variable in its own surroundings.
  func evaluateInitialValue(_ value: Expression, of property: Int) -> Value {
    let entry = program.properties[property]
    let expected = entry.facts.type.map {
      program.valueType($0, at: LookupPlace(file: entry.file, type: entry.owner))
    }
    let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(property)
    let initialSite = CodeSite(
      owner: owner, file: entry.file, function: nil,
      place: entry.isGlobal ? .staticInitializer : .propertyInitializer,
      condition: entry.facts.condition, span: entry.facts.span)
    return within(initialSite, selfType: entry.owner, isStatic: entry.facts.isStatic) {
      declareConstructorParameters(around: entry)
      return evaluate(value, expected: expected)
    }
  }

  /// Runs a piece of work in other surroundings and comes back.
  func within<Result>(
    _ inner: CodeSite, selfType: Int?, isStatic: Bool, _ work: () -> Result
  ) -> Result {
    let outer = (site, self.selfType, isStaticCode, locals, providedDepth, closureResults)
    let around = (frames, calls)
    // What a call around promises to its closure is not for closures in here.
    let promised = (closureElements, calleeName, callExpectation, closureGuard)
    (closureElements, calleeName, callExpectation, closureGuard) = ([], nil, nil, nil)
    let module = koin
    koin = nil
    (site, self.selfType, isStaticCode, locals, providedDepth, closureResults) =
      (inner, selfType, isStatic, LocalVariables(), 0, [])
    (frames, calls) = ([], CallStack())
    defer {
      (site, self.selfType, isStaticCode, locals, providedDepth, closureResults) = outer
      (frames, calls) = around
      (closureElements, calleeName, callExpectation, closureGuard) = promised
      koin = module
    }
    return work()
  }

  /// Evaluates without noting anything.
  func quietly<Result>(_ work: () -> Result) -> Result {
    quietDepth += 1
    defer { quietDepth -= 1 }
    return work()
  }

  /// True while nothing is noted; then work that only serves to note something has to be left out,
  /// or nested expressions would be read twice at every level.
  var isQuiet: Bool { quietDepth > 0 }

  func record(_ change: (inout CodeEvents) -> Void) {
    if quietDepth == 0 { change(&events) }
  }

  func site(at span: Span) -> CodeSite {
    var here = site
    here.span = span
    return here
  }

  // MARK: Statements

  /// Reads statements in a scope of their own; gives back the value of the last result.
  @discardableResult
  func readBlock(_ statements: [Statement]) -> Value {
    locals.beginScope()
    defer { locals.endScope() }
    return read(statements)
  }

  @discardableResult
  func read(_ statements: [Statement]) -> Value {
    var result = Value.unknown
    let outer = (site.condition, site.guardedBy, site.place)
    defer { (site.condition, site.guardedBy, site.place) = outer }
    for statement in statements {
      switch statement {
      case .rest(let condition):
        site.condition = joined(site.condition, condition)
      case .compiled(let condition):
        site.place = program.place(site.place, compiledUnder: condition, in: site.file)
      case .local(let variable):
        declare(variable)
      case .expression(let expression):
        _ = evaluate(expression, expected: nil)
      case .result(let expression):
        let value = evaluate(expression, expected: expectedResult)
        noteResult(value)
        if result.type == .unknown { result = value }
      case .endless(let inner, let sequence):
        noteEndless(over: sequence)
        readBlock(inner)
      case .block(let inner, let condition):
        let value = under(condition) { readBlock(inner) }
        if result.type == .unknown { result = value }
      case .branches(let alternatives, let condition):
        for (number, alternative) in alternatives.enumerated() {
          // Of two branches the second is the `else`.
          let isElse = alternatives.count == 2 && number == 1
          let value = under(isElse ? condition.map { "!(\($0))" } : condition) {
            readBlock(alternative)
          }
          if result.type == .unknown { result = value }
        }
      }
    }
    return result
  }

  private func declare(_ variable: LocalVariable) {
    let written = variable.type.map { program.valueType($0, at: place) }
    var value = variable.value.map { evaluate($0, expected: written) } ?? .unknown
    if let written { value.type = written }
    if case .optional(let inner) = value.type, written == nil { value.type = inner }
    var stored = value.copied
    if variable.strength != .strong {
      stored.isWeak = true
      stored.held = []
    }
    locals.declare(variable.name, stored)
    noteLocalHeld(variable.name, stored)
  }

  private func under<Result>(_ condition: String?, _ work: () -> Result) -> Result {
    guard let condition else { return work() }
    let outer = site.condition
    site.condition = joined(outer, condition)
    defer { site.condition = outer }
    return work()
  }

  /// Both conditions, as far as one can still read them: a body may have any number of early exits.
  private func joined(_ outer: String?, _ inner: String) -> String {
    guard let outer else { return inner }
    if outer.utf8.count > 240 { return outer.hasSuffix("…") ? outer : "\(outer) and …" }
    return "\(outer) and \(inner)"
  }

  /// The result type of the closure or function being read, which gives implicit members their type.
  private var expectedResult: ValueType? {
    if let closure = closureResults.last { return closure }
    guard let function = site.function, program.functions[function].facts.result != nil else {
      return nil
    }
    return signature(of: function).result
  }
}
