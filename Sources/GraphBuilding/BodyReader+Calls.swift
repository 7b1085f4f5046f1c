import Model

extension BodyReader {
  /// Reads a call: a construction, a call of project code, or a change of a collection.
  func evaluate(_ call: Call, expected: ValueType?) -> Value {
    let outerCallee = calleeName
    defer { calleeName = outerCallee }
    switch call.callee {
    case .name(let name, _), .member(_, let name, _): calleeName = name
    default: calleeName = nil
    }
    switch call.callee {
    case .name(let name, let span):
      return callNamed(name, call, span: span)
    case .member(let base?, let name, let span):
      return callMember(name, of: base, call, expected: expected, span: span)
    case .member(nil, let name, let span):
      return callImplicitMember(name, call, expected: expected, span: span)
    default:
      // `{ … }()` gives what the closure gives.
      let callee = evaluate(call.callee, expected: nil)
      readArguments(call.arguments, parameters: nil)
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
      readArguments(call.arguments, parameters: nil)
      return .unknown
    }
    if locals.contains(where: { $0[name] != nil }) {
      let callee = evaluate(call.callee, expected: nil)
      return callValue(callee, call)
    }
    if let selfType {
      for type in program.enclosingTypes(of: selfType) {
        let own = program.functions(name, of: type, isStatic: isStaticCode || type != selfType)
        if !own.isEmpty { return invoke(own, call) }
      }
      if !isStaticCode {
        let statics = program.functions(name, of: selfType, isStatic: true)
        if !statics.isEmpty { return invoke(statics, call) }
      }
      if program.property(name, of: selfType, isStatic: isStaticCode) != nil {
        return callValue(evaluate(call.callee, expected: nil), call)
      }
    }
    if let type = program.lookUpType(name, at: place) { return construct(type, call) }
    let functions = program.lookUpFunctions(name, at: place)
    if !functions.isEmpty { return invoke(functions, call) }
    if isEnvironmentSetter(name) { return provide(call) }
    return callOutside(name, call)
  }

  private func callMember(
    _ name: String, of base: Expression, _ call: Call, expected: ValueType?, span: Span
  ) -> Value {
    let value = evaluateBase(base, expected: expected)
    switch value.type.unwrapped {
    case .metatype(let type):
      if name == "init" { return construct(type, call) }
      let functions = program.functions(name, of: type, isStatic: true)
      if !functions.isEmpty { return invoke(functions, call) }
      if let nested = program.nestedType(name, of: type) { return construct(nested, call) }
      if program.property(name, of: type, isStatic: true) != nil {
        return callValue(evaluateMember(name, of: value, span), call)
      }
      readArguments(call.arguments, parameters: nil)
      let isCase = program.types[type].caseNames.contains(name)
      return isCase ? Value(type: .project(type), origin: .unknown) : .unknown
    case .project(let type):
      let functions = program.functions(name, of: type, isStatic: false)
      if !functions.isEmpty {
        noteChangeThroughCall(of: base, functions)
        return invoke(functions, call)
      }
      if program.property(name, of: type, isStatic: false) != nil {
        return callValue(evaluateMember(name, of: value, span), call)
      }
    case .externalMetatype(let outside) where name == "init":
      return callOutside(outside, call)
    case .externalMetatype(let outside) where isOutsideGlobalFunction(type: outside, member: name):
      let here = site(at: span)
      record { $0.outsideAccesses.append(.init(type: outside, member: name, site: here)) }
      readArguments(call.arguments, parameters: nil)
      return Value(type: .external(outside, []), origin: .unknown)
    case .module(let module):
      if let type = program.typesByName[name]?.first(where: {
        program.types[$0].module == module && !program.types[$0].isExternal
      }) {
        return construct(type, call)
      }
    default:
      break
    }
    noteChange(of: base, by: name, call.arguments)
    return callUnknownMember(name, value, call)
  }

  /// A method that no project type declares: of a collection, a view, an outside object.
  private func callUnknownMember(_ name: String, _ base: Value, _ call: Call) -> Value {
    if isEnvironmentSetter(name) { return provide(call) }
    readArguments(call.arguments, parameters: nil)
    let elementGivers: Set<String> = [
      "first", "last", "popLast", "removeFirst", "removeLast", "removeValue", "remove",
      "randomElement",
    ]
    let sameGivers: Set<String> = [
      "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
    ]
    if elementGivers.contains(name) {
      return Value(type: elementType(of: base.type), origin: .unknown)
    }
    return sameGivers.contains(name) ? Value(type: base.type, origin: .unknown) : .unknown
  }

  private func isEnvironmentSetter(_ name: String) -> Bool {
    name == "environment" || name == "environmentObject"
  }

  /// An object is handed to all views below: what a composition root does.
  private func provide(_ call: Call) -> Value {
    providedDepth += 1
    let values = readArguments(call.arguments, parameters: nil)
    providedDepth -= 1
    if let function = site.function, values.contains(where: { $0.type.projectType != nil }) {
      record { $0.providers.insert(function) }
    }
    return .unknown
  }

  private func callImplicitMember(
    _ name: String, _ call: Call, expected: ValueType?, span: Span
  ) -> Value {
    guard let type = expected?.projectType else {
      readArguments(call.arguments, parameters: nil)
      return .unknown
    }
    if name == "init" { return construct(type, call) }
    let functions = program.functions(name, of: type, isStatic: true)
    if !functions.isEmpty { return invoke(functions, call) }
    readArguments(call.arguments, parameters: nil)
    return Value(type: .project(type), origin: .unknown)
  }

  private func callValue(_ callee: Value, _ call: Call) -> Value {
    readArguments(call.arguments, parameters: nil)
    if case .function(let result) = callee.type.unwrapped {
      return Value(type: result, origin: .unknown)
    }
    return .unknown
  }

  /// A type or function that the sources do not declare. A wrapper such as `State(initialValue:)`
  /// or `Mutex(…)` is what it wraps.
  private func callOutside(_ name: String, _ call: Call) -> Value {
    let values = call.arguments.map { evaluate($0.value, expected: nil) }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if ValueType.transparentWrappers.contains(last), let first = values.first {
      return Value(type: .external(last, [first.type]), origin: first.origin)
    }
    guard name.first?.isUppercase == true else { return .unknown }
    let isEmpty = call.arguments.isEmpty && emptyValueTypes.contains(last)
    return Value(type: .external(last, []), origin: isEmpty ? .empty : .constructed)
  }

  // MARK: Project code

  private func construct(_ type: Int, _ call: Call) -> Value {
    let initializers = program.initializers(of: type)
    let chosen = bestOverload(initializers, for: call)
    let values = readArguments(
      call.arguments, parameters: chosen.map { program.functions[$0].facts.parameters },
      calleeType: type)
    let passesSelf = values.contains { $0.origin == .selfValue }
    let here = site(at: call.span)
    record {
      $0.constructions.append(.init(type: type, passesSelf: passesSelf, site: here))
      if let chosen {
        $0.invocations.append(.init(callee: chosen, absentArguments: [], site: here))
      }
    }
    let isFreshValue = !program.types[type].isReferenceType && call.arguments.isEmpty
    return Value(type: .project(type), origin: isFreshValue ? .empty : .constructed)
  }

  private func invoke(_ functions: [Int], _ call: Call) -> Value {
    guard let chosen = bestOverload(functions, for: call) else { return .unknown }
    let entry = program.functions[chosen]
    let values = readArguments(
      call.arguments, parameters: entry.facts.parameters, calleeType: entry.owner)
    let absent = values.indices.filter {
      values[$0].origin == .absent || values[$0].origin == .empty
    }
    let here = site(at: call.span)
    record {
      $0.invocations.append(
        .init(callee: chosen, absentArguments: Set(absent), site: here))
    }
    let place = LookupPlace(file: entry.file, type: entry.owner)
    let result = entry.facts.result.map { program.valueType($0, at: place) } ?? .unknown
    return Value(type: result, origin: .unknown)
  }

  /// The overload whose labels fit the call best; the first among equals.
  private func bestOverload(_ functions: [Int], for call: Call) -> Int? {
    if functions.count <= 1 { return functions.first }
    let labels = call.arguments.map(\.label)
    return functions.max { first, second in
      (fit(first, labels), second) < (fit(second, labels), first)
    }
  }

  private func fit(_ function: Int, _ labels: [String?]) -> Int {
    let parameters = program.functions[function].facts.parameters
    let matching = zip(parameters, labels).prefix(while: { $0.label == $1 }).count
    return matching * 4 - abs(parameters.count - labels.count)
  }

  /// Reads arguments, each with the type that its parameter asks for.
  @discardableResult
  private func readArguments(
    _ arguments: [Argument], parameters: [Parameter]?, calleeType: Int? = nil
  ) -> [Value] {
    var next = 0
    return arguments.map { argument in
      var expected: ValueType?
      if let parameters {
        let open = parameters[min(next, parameters.count)...]
        let position =
          open.firstIndex { $0.label == argument.label } ?? trailingPosition(of: argument, in: open)
        if let position {
          next = position + 1
          expected = parameters[position].type.map { written in
            program.valueType(
              written, at: LookupPlace(file: site.file, type: calleeType ?? selfType))
          }
        }
      } else if let calleeType, let label = argument.label,
        let property = program.property(label, of: calleeType, isStatic: false)
      {
        // The memberwise initializer takes the type of the property.
        expected = type(ofProperty: property)
      }
      return evaluate(argument.value, expected: expected)
    }
  }

  /// The parameter that a closure behind the parentheses is for, which bears no label there.
  private func trailingPosition(
    of argument: Argument, in parameters: ArraySlice<Parameter>
  ) -> Int? {
    guard case .closure = argument.value, argument.label == nil else { return nil }
    return parameters.firstIndex {
      if case .function? = $0.type?.unwrapped { return true }
      return false
    }
  }

  /// Reads a closure's body where it stands; gives back its value.
  func read(_ closure: Closure, _ expected: ValueType?) -> Value {
    locals.append([:])
    let outer = site.isDeferred
    if let callee = calleeName, !runsAtOnce.contains(callee) { site.isDeferred = true }
    if case .function(let result)? = expected?.unwrapped {
      closureResults.append(result)
    } else {
      closureResults.append(nil)
    }
    defer {
      locals.removeLast()
      closureResults.removeLast()
      site.isDeferred = outer
    }
    for capture in closure.captures {
      if let value = capture.value {
        locals[locals.count - 1][capture.name] = evaluate(value, expected: nil)
      }
    }
    for parameter in closure.parameters {
      let type = parameter.type.map { program.valueType($0, at: place) } ?? .unknown
      locals[locals.count - 1][parameter.name] = Value(
        type: type, origin: .parameter(parameter.name))
    }
    return read(closure.body)
  }
}
