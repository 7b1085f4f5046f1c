import Model

/// What names mean in Kotlin code: local variables, members of the receivers that scope functions
/// lend, of the object itself and of the types around, then what the file imports.
extension BodyReader {
  var isKotlin: Bool { program.isKotlin(site.file) }

  /// A name that is no local variable.
  func evaluateKotlinName(_ name: String, _ span: Span) -> Value {
    if name.hasPrefix("self@") { return outerSelf(String(name.dropFirst("self@".count))) }
    if let value = receiverMember(name, span) ?? ownKotlinMember(name, span) { return value }
    if let global = program.lookUpKotlinGlobal(name, at: place) { return touchGlobal(global, span) }
    if program.isGenericParameter(name, at: place) {
      return Value(type: .externalMetatype(name), origin: .unknown)
    }
    if let type = program.lookUpType(name, at: place) { return typeOrInstance(type, span) }
    if let imported = program.importedMember(name, in: site.file) {
      let owner = ownerOfImported(imported.member, of: imported.type, span)
      return evaluateMember(imported.member, of: owner, span)
    }
    if let selfType, !isStaticCode,
      !program.functions(name, of: selfType, isStatic: false).isEmpty
    {
      noteSelf()
      let own = Value(type: .project(selfType), origin: .selfValue)
      return bound(evaluateFunctionName(name, span), name, of: selfType, own, span)
    }
    if let function = evaluateFunctionName(name, span) { return function }
    return isCapitalized(name)
      ? Value(type: .externalMetatype(name), origin: .unknown) : .unknown
  }

  /// A type, or of an `object` its one instance.
  func typeOrInstance(_ type: Int, _ span: Span) -> Value {
    if let instance = program.kotlin.instances[type] { return touchGlobal(instance, span) }
    return Value(type: .metatype(type), origin: .unknown)
  }

  /// `Outer` in `Outer.Inner`, in `Outer::class` and in front of a constant or a function for which
  /// nothing of an `object` is touched; `nil` for all other members.
  func typeInFront(of name: String, _ base: Expression) -> Value? {
    guard isKotlin, let path = typePath(base), let first = path.split(separator: ".").first,
      locals.position(of: String(first)) == nil,
      let type = program.lookUpType(path, at: place)
    else { return nil }
    if name == "self" || isCapitalized(name) && program.nestedType(name, of: type) != nil {
      return Value(type: .metatype(type), origin: .unknown)
    }
    return isBesideInstance(name, ofObject: type)
      ? Value(type: .project(type), origin: .unknown) : nil
  }

  /// True for a constant of an `object`, and for a function that has nothing to do with what is in it:
  /// who names one touches no instance.
  private func isBesideInstance(_ name: String, ofObject type: Int) -> Bool {
    if program.isConstant(name, ofObject: type) { return true }
    let known = plainFunctions[type]
    let plain = known ?? program.plainFunctions(ofObject: type)
    if known == nil { plainFunctions[type] = plain }
    return plain.contains(name)
  }

  /// What stands in front of an imported member of a type, or of an `object`.
  func ownerOfImported(_ member: String, of type: Int, _ span: Span) -> Value {
    isBesideInstance(member, ofObject: type)
      ? Value(type: .project(type), origin: .unknown) : typeOrInstance(type, span)
  }

  /// `data.Store`, where a package stands in front; `nil` for all other members.
  func fullyNamedType(_ name: String, _ base: Expression) -> Int? {
    guard isKotlin, isCapitalized(name), program.kotlin.knows(name), let path = packagePath(base),
      let first = path.split(separator: ".").first, locals.position(of: String(first)) == nil
    else { return nil }
    return program.kotlin.types["\(path).\(name)"] == nil
      ? nil : program.lookUpType("\(path).\(name)", at: LookupPlace(file: site.file, type: nil))
  }

  private func packagePath(_ expression: Expression) -> String? {
    switch expression {
    case .name(let name, _): isCapitalized(name) ? nil : name
    case .member(let base?, let name, _) where !isCapitalized(name):
      packagePath(base).map { "\($0).\(name)" }
    default: nil
    }
  }

  private func typePath(_ expression: Expression) -> String? {
    switch expression {
    case .name(let name, _): isCapitalized(name) ? name : nil
    case .member(let base?, let name, _) where isCapitalized(name):
      typePath(base).map { "\($0).\(name)" }
    default: nil
    }
  }

  /// `this@Outer` of a type around.
  private func outerSelf(_ name: String) -> Value {
    let outer = (selfType.map(program.enclosingTypes) ?? []).first {
      program.types[$0].simpleName == name
    }
    guard let outer else { return .unknown }
    noteSelf()
    return Value(type: .project(outer), origin: outer == selfType ? .selfValue : .unknown)
  }

  /// A member of what `apply` and its like lend.
  private func receiverMember(_ name: String, _ span: Span) -> Value? {
    for receiver in locals.receivers {
      guard let type = receiver.value.type.projectType,
        program.property(name, of: type, isStatic: false, from: site.file) != nil
      else { continue }
      noteLocal(receiver.name, receiver.value, scope: receiver.scope)
      return evaluateMember(name, of: receiver.value, span)
    }
    return nil
  }

  /// A member of the object around the code, of its companion, or of a type around it.
  private func ownKotlinMember(_ name: String, _ span: Span) -> Value? {
    guard let selfType else { return nil }
    for outer in program.enclosingTypes(of: selfType) {
      if reachesInstance(of: outer),
        let property = program.property(name, of: outer, isStatic: false, from: site.file)
      {
        if outer != selfType { return touchField(property, span) }
        noteSelf()
        return inherited(touchField(property, span), property, by: selfType)
      }
      if let property = program.property(name, of: outer, isStatic: true, from: site.file) {
        return touchGlobal(property, span)
      }
      if program.types[outer].casesByName[name] != nil {
        return Value(type: .project(outer), origin: .constant)
      }
    }
    return nil
  }

  /// True for the types around the code whose instance it can name members of: its own, those around
  /// inner classes, and each `object`.
  func reachesInstance(of outer: Int) -> Bool {
    guard let selfType else { return false }
    if program.types[outer].keyword == .object { return true }
    if isStaticCode { return false }
    for type in program.enclosingTypes(of: selfType) {
      if type == outer { return true }
      if !program.types[type].modifiers.contains("inner") { return false }
    }
    return false
  }

  /// A member of an outside type that tells the type of what it gives.
  func kotlinMember(
    _ name: String, of outside: String, _ arguments: [ValueType], _ span: Span
  ) -> Value? {
    switch (outside, name) {
    case ("DataStore", "data"):
      return Value(type: .external("Flow", arguments), origin: .unknown)
    case ("CompositionLocal", "current"):
      let content = arguments.first ?? .unknown
      if let type = content.projectType {
        let here = site(at: span)
        record { $0.ambientReads.append(.init(type: type, site: here)) }
      }
      return Value(type: content, origin: .unknown)
    default:
      return nil
    }
  }

  /// The slot that a bare name means in an assignment.
  func kotlinSlot(_ name: String) -> Slot? {
    for receiver in locals.receivers {
      guard let type = receiver.value.type.projectType else {
        // What the object lent by `apply` declares is not known: a name may mean its member.
        if receiver.name == "self@apply" { return nil }
        continue
      }
      if let property = program.property(name, of: type, isStatic: false, from: site.file) {
        return Slot(
          property: property, isElement: false, isOwn: receiver.value.origin == .selfValue,
          isFresh: receiver.value.origin == .constructed)
      }
    }
    for outer in selfType.map(program.enclosingTypes) ?? [] {
      if reachesInstance(of: outer),
        let property = program.property(name, of: outer, isStatic: false, from: site.file)
      {
        return Slot(property: property, isElement: false, isOwn: outer == selfType)
      }
      if let property = program.property(name, of: outer, isStatic: true, from: site.file) {
        return Slot(property: property, isElement: false, isOwn: isStaticCode)
      }
    }
    return program.lookUpKotlinGlobal(name, at: place).map {
      Slot(property: $0, isElement: false, isOwn: false)
    }
  }
}
