import Model

extension BodyReader {
  /// Reads a call and what it registers or hands on.
  func evaluate(_ call: Call, expected: ValueType?) -> Value {
    var (result, frame) = withinCall { read(call, expected: expected) }
    if isKotlin {
      noteGraphCall(call, frame, &result)
      noteSharedViewModel(call, result, expected: expected)
    }
    if !isQuiet { note(call, frame, &result) }
    return result
  }

  /// Reads a call: a construction, a call of project code, or a change of a collection.
  private func read(_ call: Call, expected: ValueType?) -> Value {
    let outer = (calleeName, callExpectation)
    callExpectation = expected
    defer { (calleeName, callExpectation) = outer }
    switch call.callee {
    case .name(let name, _), .member(_, let name, _): calleeName = name
    default: calleeName = nil
    }
    if isKotlin, let made = readGraphCall(call) ?? readKoinCall(call, expected: expected) {
      return made
    }
    switch call.callee {
    case .name(let name, let span):
      noteGuard(ofFunction: name, call)
      noteKeychainFunction(name, call)
      if let selfType { noteStoreCall(name, on: .project(selfType), call) }
      return callNamed(name, call, span: span)
    case .member(let base?, let name, let span):
      return guarding(name, base, call) {
        callMember(name, of: base, call, expected: expected, span: span)
      }
    case .member(nil, let name, let span):
      return callImplicitMember(name, call, expected: expected, span: span)
    default:
      // `{ … }()` gives what the closure gives.
      if case .closure(let closure) = call.callee {
        let result = read(closure, nil)
        readArguments(call.arguments)
        return Value(type: result.type, origin: .constructed, held: result.held)
      }
      let callee = evaluate(call.callee, expected: nil)
      readArguments(call.arguments)
      if case .function(let result) = callee.type {
        return Value(type: result, origin: .constructed)
      }
      return .unknown
    }
  }

  private func callNamed(_ name: String, _ call: Call, span: Span) -> Value {
    if name == "#Preview" {
      let outer = site.place
      site.place = .preview
      defer { site.place = outer }
      readArguments(call.arguments)
      return .unknown
    }
    if locals.position(of: name) != nil {
      let callee = evaluate(call.callee, expected: nil)
      return callValue(callee, call)
    }
    if isKotlin { return callKotlinName(name, call, span: span) }
    if let meaning = exactMeaning(of: name, span) {
      return self.call(meaning, name, of: nil, call, span: span)
    }
    if let selfType {
      for type in program.enclosingTypes(of: selfType) {
        let own = program.functions(name, of: type, isStatic: isStaticCode || type != selfType)
        if own.isEmpty { continue }
        if type == selfType && !isStaticCode { noteSelf() }
        return invoke(own, call)
      }
      if !isStaticCode {
        let statics = program.functions(name, of: selfType, isStatic: true)
        if !statics.isEmpty { return invoke(statics, call) }
      }
      if program.property(name, of: selfType, isStatic: isStaticCode) != nil {
        return callValue(evaluate(call.callee, expected: nil), call)
      }
    }
    if name == "type", call.arguments.count == 1, call.arguments[0].label == "of" {
      let value = evaluate(call.arguments[0], expected: nil)
      return value.type.projectType.map { Value(type: .metatype($0), origin: .unknown) } ?? .unknown
    }
    if let injected = readWrapper(name, call) { return injected }
    if name == "Self", let selfType, !program.types[selfType].isExternal {
      return construct(selfType, call)
    }
    if let type = program.lookUpType(name, at: place) {
      // An alias may say what stands for generic parameters.
      if !program.types[type].genericOrder.isEmpty, callExpectation?.arguments.isEmpty != false {
        callExpectation = program.valueType(.named(name, []), at: place)
      }
      return construct(type, call)
    }
    let functions = program.lookUpFunctions(name, at: place)
    if !functions.isEmpty { return invoke(functions, call) }
    if program.lookUpGlobal(name, at: place) != nil {
      return callValue(evaluate(call.callee, expected: nil), call)
    }
    if let selfType {
      let inherited = program.inheritedFunctions(name, of: selfType, at: site.file)
      if !inherited.isEmpty { return invoke(inherited, call) }
      if let injected = readContainerCall(name, on: .project(selfType), call) { return injected }
    }
    if injection.overriding.contains(name) { return readOverride(call) }
    if isEnvironmentSetter(name) { return provide(call) }
    if let selfType { noteGeneratedReset(name, of: selfType, call) }
    noteRemoval(byFunction: name, span)
    return callOutside(name, call)
  }

  private func callMember(
    _ name: String, of base: Expression, _ call: Call, expected: ValueType?, span: Span
  ) -> Value {
    if let type = fullyNamedType(name, base) { return makeOrInvoke(type, call, span) }
    let value = typeInFront(of: name, base) ?? evaluateBase(base, expected: expected)
    calls.note { $0.base = value }
    noteStoreCall(name, on: value.type, call)
    if let injected = readContainerCall(name, on: value.type, call) { return injected }
    let meaning = exactMeaning(of: name, span)
    if let meaning, meaning != .outside, name != "init" {
      return self.call(meaning, name, of: base, call, span: span)
    }
    switch value.type.unwrapped {
    // In Kotlin a function like any other.
    case .metatype(let type) where name == "init" && !isKotlin:
      return construct(type, call)
    case .metatype where meaning == .outside, .project where meaning == .outside,
      .module where meaning == .outside:
      break
    case .metatype(let type):
      let functions = program.functions(name, of: type, isStatic: true)
      if !functions.isEmpty { return invoke(functions, call) }
      if let nested = program.nestedType(name, of: type) {
        return isKotlin ? makeOrInvoke(nested, call, span) : construct(nested, call)
      }
      if program.property(name, of: type, isStatic: true) != nil {
        return callValue(evaluateMember(name, of: value, span), call)
      }
      return callCase(name, of: type, call)
    case .project(let type) where name == "init" && value.origin == .selfValue:
      // `self.init(…)` and `super.init(…)` go on with another initializer, and make nothing.
      let own = exactInitializer(of: call).map { [$0] } ?? program.initializers(of: type)
      if !own.isEmpty { return invoke(own, call) }
    case .project(let type):
      let functions = program.functions(name, of: type, isStatic: false)
      if !functions.isEmpty {
        noteChangeThroughCall(of: base, functions)
        return invoke(functions, call, on: value.type)
      }
      if program.property(name, of: type, isStatic: false) != nil {
        return callValue(evaluateMember(name, of: value, span), call)
      }
      let inherited = program.inheritedFunctions(name, of: type, at: site.file)
      if !inherited.isEmpty { return invoke(inherited, call) }
      noteGeneratedReset(name, of: type, call)
    case .externalMetatype(let outside) where name == "init" && !isKotlin:
      return callOutside(outside, call)
    case .externalMetatype(let outside) where isOutsideGlobalFunction(type: outside, member: name):
      noteOutside(outside, name, span)
      readArguments(call.arguments)
      return Value(type: .external(outside, []), origin: .unknown)
    case .external(let outside, let arguments) where injection.isFactory(outside):
      return callFactory(name, arguments.last ?? .unknown, call)
    case .external(let outside, _), .externalMetatype(let outside):
      if let member = readContainerMember(name, of: outside, span) {
        return callValue(member, call)
      }
    case .module(let module):
      if let type = program.typesByName[name]?.first(where: {
        program.types[$0].module == module && !program.types[$0].isExternal
      }) {
        return construct(type, call)
      }
      let functions = (program.functionsByName[name] ?? []).filter {
        program.files[program.functions[$0].file].module == module
      }
      if !functions.isEmpty { return invoke(functions, call) }
    default:
      break
    }
    let added = program.extensionFunctions(
      name, of: value.type, call.arguments, from: site.file)
    if !added.isEmpty {
      noteChange(of: base, by: name, call.arguments)
      return invoke(added, call, on: value.type)
    }
    noteChange(of: base, by: name, call.arguments)
    noteRemoval(name, call)
    if isKotlin, let standard = callStandardMember(name, value, call) { return standard }
    noteClockOrChance(of: value, name, call, span)
    return callUnknownMember(name, value, call, lent: content(lentBy: name, of: base, value.type))
  }

  /// A method that no project type declares: of a collection, a view, an outside object.
  private func callUnknownMember(
    _ name: String, _ base: Value, _ call: Call, lent: Value?
  ) -> Value {
    if isEnvironmentSetter(name) { return provide(call) }
    let values = giving(lent.map { [$0] } ?? elements(givenBy: name, of: base, call)) {
      readArguments(call.arguments, putInto: base.type, by: name)
    }
    if lent != nil, case .function(let result)? = values.last?.type {
      return Value(type: result, origin: .unknown)
    }
    if isOptionalMap(name, base.type), case .function(let result)? = values.first?.type {
      return Value(type: .optional(result.unwrapped), origin: .unknown)
    }
    if case .function(let result)? = values.first?.type, mapping.contains(name) {
      // A list of lists is made one.
      if name == "flatMap", case .collection = result.unwrapped {
        return Value(type: result.unwrapped, origin: values[0].origin)
      }
      return Value(type: .collection([result.unwrapped]), origin: values[0].origin)
    }
    if case .function(let result)? = values.first?.type, valuewise.contains(name),
      case .collection(let parts) = base.type.unwrapped, let key = parts.first
    {
      return Value(type: .collection([key, result.unwrapped]), origin: .unknown)
    }
    if name == "enumerated" {
      let pair = ValueType.tuple([.external("Int", []), base.type.iterated])
      return Value(type: .collection([pair]), origin: .unknown)
    }
    if name == "get", base.type.content != base.type {
      return Value(type: base.type.content, origin: .unknown)
    }
    return collectionResult(of: name, on: base.type)
  }

  private func callImplicitMember(
    _ name: String, _ call: Call, expected: ValueType?, span: Span
  ) -> Value {
    let meaning = exactMeaning(of: name, span)
    if let meaning, meaning != .outside, name != "init" || expected?.projectType == nil {
      return self.call(meaning, name, of: nil, call, span: span)
    }
    guard let type = expected?.projectType, meaning == nil || name == "init" else {
      noteImplicitClockOrChance(expected?.unwrapped ?? .unknown, name, call, span)
      readArguments(call.arguments)
      return .unknown
    }
    if name == "init" { return construct(type, call) }
    let functions = program.functions(name, of: type, isStatic: true)
    if !functions.isEmpty { return invoke(functions, call) }
    _ = callCase(name, of: type, call)
    return Value(type: .project(type), origin: .unknown)
  }

  func callValue(_ callee: Value, _ call: Call) -> Value {
    if let type = callee.type.projectType {
      let name = program.isKotlin(program.types[type].file) ? "invoke" : "callAsFunction"
      let functions = program.functions(name, of: type, isStatic: false)
      if !functions.isEmpty { return invoke(functions, call, on: callee.type) }
    }
    readArguments(call.arguments)
    switch callee.type.unwrapped {
    case .function(let result):
      return Value(type: result, origin: .unknown)
    case .external(let name, let arguments) where injection.isFactory(name):
      return Value(type: arguments.last ?? .unknown, origin: .unknown)
    default:
      return .unknown
    }
  }
}

/// Methods that make a collection of what their closure gives for each element.
private let mapping: NameSet = ["map", "compactMap", "flatMap"]
