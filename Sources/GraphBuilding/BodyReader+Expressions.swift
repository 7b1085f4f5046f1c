import Model

extension BodyReader {
  /// Reads an expression; `expected` is the type that its surroundings ask for.
  func evaluate(_ expression: Expression, expected: ValueType?) -> Value {
    switch expression {
    case .name(let name, let span):
      return evaluateName(name, span)
    case .member(let base?, let name, let span):
      if let type = fullyNamedType(name, base) { return typeOrInstance(type, span) }
      let whole = typeInFront(of: name, base) ?? evaluateBase(base, expected: expected)
      return lending(evaluateMember(name, of: whole, span), of: whole, through: base, span)
    case .member(nil, let name, let span):
      return evaluateImplicitMember(name, expected: expected, span)
    case .call(let call):
      return evaluate(call, expected: expected)
    case .element(let base, let arguments, let span):
      let value = evaluate(base, expected: nil)
      // Without arguments it is what a loop gives.
      if arguments.isEmpty {
        return Value(type: value.type.iterated, origin: .unknown, source: value.source)
      }
      noteStoreElement(of: value.type, arguments, written: nil, span)
      if let given = readOwnElement(of: value, arguments, span) { return given }
      let inner = arguments.map { evaluate($0.value, expected: nil) }
      let given = readLocatorElement(value, arguments, inner, span)
      return Value(
        type: given ?? elementType(of: value.type), origin: .unknown, source: value.source)
    case .closure(let closure):
      return evaluate(closure, expected: expected)
    case .literal(let literal, _):
      return evaluate(literal)
    case .collection(let elements, _):
      let inner = elements.map { evaluate($0, expected: expected.map(elementType)) }
      // Of a dictionary the keys and the values are told one after the other.
      let typical = inner.first { !$0.type.heldTypes.isEmpty } ?? inner.first
      let isMade = inner.contains { $0.origin == .constructed }
      return Value(
        type: .collection([typical?.type ?? .unknown]), origin: isMade ? .constructed : .unknown,
        held: inner.flatMap(\.held))
    case .cast(let inner, let type, let span):
      return evaluateCast(inner, to: program.valueType(type, at: place), span)
    case .payload(let payload):
      return evaluate(payload)
    case .assignment(let assignment):
      assign(assignment)
      return .unknown
    case .alternatives(let parts):
      return evaluateAlternatives(parts, expected: expected)
    case .group(let parts):
      let values = parts.map { evaluate($0, expected: nil) }
      return values.count == 1 ? values[0] : .unknown
    case .block(let statements):
      return readBlock(statements)
    }
  }

  /// The base of a chain; one that starts with an implicit member takes the type of the whole.
  func evaluateBase(_ base: Expression, expected: ValueType?) -> Value {
    switch base {
    case .member, .call: evaluate(base, expected: expected)
    case .name, .element, .closure, .literal, .collection, .cast, .payload, .assignment,
      .alternatives, .group, .block:
      evaluate(base, expected: nil)
    }
  }

  private func evaluateAlternatives(_ parts: [Expression], expected: ValueType?) -> Value {
    var values: [Value] = []
    var common = expected
    for part in parts {
      let value = evaluate(part, expected: common)
      values.append(value)
      // `store ?? .shared`; the condition of `? :`, which says nothing of the type, is a group.
      if case .group = part { continue }
      if common == nil || common == .unknown { common = value.type }
    }
    return values.first { $0.origin == .constructed }
      ?? values.first { $0.type.unwrapped != .unknown } ?? .unknown
  }

  private func evaluate(_ literal: Literal) -> Value {
    switch literal {
    case .absent: Value(type: .unknown, origin: .absent)
    case .empty: Value(type: .unknown, origin: .empty)
    case .number: Value(type: .external("Int", []), origin: .constant)
    case .boolean: Value(type: .external("Bool", []), origin: .constant)
    case .text: Value(type: .external("String", []), origin: .constant)
    }
  }

  // MARK: Names

  private func evaluateName(_ name: String, _ span: Span) -> Value {
    if name == "self" || name == "Self" {
      guard let selfType else { return .unknown }
      if name == "self" { noteSelf() }
      let isType = name == "Self" || isStaticCode
      return Value(type: isType ? .metatype(selfType) : .project(selfType), origin: .selfValue)
    }
    if name == "super" {
      guard let selfType, let parent = program.supertypes(of: selfType).first else {
        return .unknown
      }
      return Value(type: .project(parent), origin: .selfValue)
    }
    // The index keeps no local variables; to those of `if let name` it gives the outer name.
    if let position = locals.position(of: name) {
      let value = locals[position].value
      if !frames.isEmpty { noteLocal(name, value, scope: locals[position].scope) }
      return value
    }
    if isKotlin { return evaluateKotlinName(name, span) }
    if let meaning = exactMeaning(of: name, span) {
      noteSelf(naming: meaning)
      return value(of: meaning, name, span)
    }
    if let selfType {
      if let value = evaluateOwnMember(name, selfType, span) { return value }
      if !isStaticCode, !program.functions(name, of: selfType, isStatic: false).isEmpty {
        noteSelf()
        let own = Value(type: .project(selfType), origin: .selfValue)
        return bound(evaluateFunctionName(name, span), name, of: selfType, own, span)
      }
    }
    if let global = program.lookUpGlobal(name, at: place) {
      return touchGlobal(global, span)
    }
    if program.isGenericParameter(name, at: place) {
      return Value(type: .externalMetatype(name), origin: .unknown)
    }
    if let type = program.lookUpType(name, at: place) {
      return Value(type: .metatype(type), origin: .unknown)
    }
    if let function = evaluateFunctionName(name, span) { return function }
    if program.moduleNames.contains(name) { return Value(type: .module(name), origin: .unknown) }
    if isCapitalized(name) {
      return Value(type: .externalMetatype(name), origin: .unknown)
    }
    return .unknown
  }

  /// A member of the type around the code, or a static one of the types around that.
  private func evaluateOwnMember(_ name: String, _ type: Int, _ span: Span) -> Value? {
    // `_value` and `$value` are the wrapper and the projection of the wrapped variable.
    ownMember(name, of: type, namedBy: name, span)
      ?? wrappedName(name).flatMap { ownMember($0, of: type, namedBy: name, span) }
  }

  private func ownMember(_ name: String, of type: Int, namedBy written: String, _ span: Span)
    -> Value?
  {
    if !isStaticCode,
      let property = program.property(name, of: type, isStatic: false, from: site.file),
      program.canStand(property, for: written)
    {
      noteSelf()
      if startsWithDollar(written) { lend(property, span) }
      return inherited(touchField(property, span), property, by: type)
    }
    for outer in program.enclosingTypes(of: type) {
      // Inside the type itself a bare name means a static member only in static code.
      if outer == type && !isStaticCode { continue }
      if let property = program.property(name, of: outer, isStatic: true, from: site.file),
        program.canStand(property, for: written)
      {
        return touchGlobal(property, span)
      }
    }
    return hostedView(name, in: type)
  }

  // MARK: Members

  func evaluateMember(_ name: String, of base: Value, _ span: Span) -> Value {
    let meaning = exactMeaning(of: name, span)
    if let meaning, meaning != .outside { return value(of: meaning, name, of: base, span) }
    switch base.type.unwrapped {
    case .project where meaning == .outside, .metatype where meaning == .outside,
      .module where meaning == .outside:
      return .unknown
    case .project(let type):
      guard let property = member(name, of: type, isStatic: false) else {
        let undeclared = evaluateUndeclaredMember(name, of: base, type, span)
        return bound(undeclared, name, of: type, base, span)
      }
      if startsWithDollar(name) { lend(property, span) }
      var value = touchField(property, span)
      value.type = program.memberType(
        value.type, ownedBy: program.properties[property].owner, of: base.type)
      if base.origin == .delegate || base.origin == .delegateMember {
        value.origin = .delegateMember
      }
      return value
    case .metatype(let type):
      return evaluateStaticMember(name, of: type, span)
    case .module(let module):
      return evaluateModuleMember(name, module: module, span)
    case .externalMetatype(let outside):
      return evaluateOutsideMember(name, of: outside, span)
    case .collection(let elements):
      let isElement = name == "first" || name == "last"
      if name == "lazy" { return base }
      if name == "values" || name == "keys", elements.count == 2 {
        return Value(
          type: .collection([elements[name == "keys" ? 0 : 1]]), origin: base.origin)
      }
      return isElement
        ? Value(type: elements.last ?? .unknown, origin: .unknown, source: base.source) : .unknown
    case .external(let wrapper, let arguments):
      if let member = readContainerMember(name, of: wrapper, span) { return member }
      if let part = base.type.part(named: name) { return Value(type: part, origin: .unknown) }
      let opens = contentNames.contains(name)
      if opens, let inner = arguments.first, ValueType.transparentWrappers.contains(wrapper) {
        return Value(type: inner, origin: base.origin)
      }
      if isKotlin, let given = kotlinMember(name, of: wrapper, arguments, span) { return given }
      if let added = program.extensionProperty(name, of: wrapper, from: site.file) {
        return touchField(added, span)
      }
      return wrapper == "UIApplication" && name == "delegate"
        ? Value(type: .external("UIApplicationDelegate", []), origin: .unknown) : .unknown
    case .unknown, .optional, .function, .bound, .parameter:
      return .unknown
    }
  }

  func evaluateStaticMember(_ name: String, of type: Int, _ span: Span) -> Value {
    if name == "self" { return Value(type: .metatype(type), origin: .unknown) }
    if let property = member(name, of: type, isStatic: true) { return touchGlobal(property, span) }
    // `Type.init` as a function.
    if name == "init" { return Value(type: .function(result: .project(type)), origin: .unknown) }
    if program.types[type].casesByName[name] != nil {
      return Value(type: .project(type), origin: .constant)
    }
    if let nested = program.nestedType(name, of: type) {
      return isKotlin
        ? typeOrInstance(nested, span) : Value(type: .metatype(nested), origin: .unknown)
    }
    return evaluateFunctionMember(name, of: type, isStatic: true, span) ?? .unknown
  }

  private func evaluateModuleMember(_ name: String, module: String, _ span: Span) -> Value {
    if let type = program.typesByName[name]?.first(where: {
      program.types[$0].module == module && !program.types[$0].isExternal
    }) {
      return Value(type: .metatype(type), origin: .unknown)
    }
    if let global = program.globalsByName[name]?.first(where: {
      program.files[program.properties[$0].file].module == module
    }) {
      return touchGlobal(global, span)
    }
    return .unknown
  }

  func evaluateOutsideMember(_ name: String, of outside: String, _ span: Span) -> Value {
    if name == "self" {
      noteTypeKey(outside)
      return Value(type: .externalMetatype(outside), origin: .unknown)
    }
    if isKotlin {
      return isCapitalized(name)
        ? Value(type: .externalMetatype("\(outside).\(name)"), origin: .unknown) : .unknown
    }
    let isOutside = exactMeaning(of: name, span) == .outside
    // A project may add members to an outside type: `extension UserDefaults { static let app }`.
    if !isOutside,
      let extended = program.typesByName[outside]?.first(where: {
        program.types[$0].isExternal && program.types[$0].propertiesByName[name] != nil
      }), let property = program.property(name, of: extended, isStatic: true)
    {
      return touchGlobal(property, span)
    }
    // A file may be compiled into a target whose module the others import by name.
    if !isOutside, let hidden = program.onlyType(named: outside),
      let property = program.property(name, of: hidden, isStatic: true)
    {
      return touchGlobal(property, span)
    }
    if isOutsideGlobal(type: outside, member: name) {
      noteOutside(outside, name, span)
      return Value(type: .external(outside, []), origin: .unknown)
    }
    if let source = clockOrChance(reading: name, of: outside) {
      noteOutside(source.rawValue, name, span)
      return Value(type: .external(outside, []), origin: .constructed)
    }
    return isCapitalized(name)
      ? Value(type: .externalMetatype("\(outside).\(name)"), origin: .unknown) : .unknown
  }
}
