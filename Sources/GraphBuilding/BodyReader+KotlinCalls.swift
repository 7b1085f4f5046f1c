import Model

/// Calls of bare names in Kotlin code.
extension BodyReader {
  func callKotlinName(_ name: String, _ call: Call, span: Span) -> Value {
    noteEditing(name, call)
    if let own = callReceiver(name, call) ?? callOwn(name, call, span) { return own }
    if let injected = readWrapper(name, call) { return injected }
    if let type = program.lookUpType(name, at: place) {
      let makers = factories(namedLike: type, name, call)
      return makers.isEmpty ? makeOrInvoke(type, call, span) : invoke(makers, call)
    }
    if let imported = program.importedMember(name, in: site.file) {
      let functions = program.functions(
        imported.member, of: imported.type,
        isStatic: program.kotlin.instances[imported.type] == nil)
      if !functions.isEmpty {
        let owner = ownerOfImported(imported.member, of: imported.type, span)
        return invoke(functions, call, on: owner.type)
      }
    }
    let functions = program.lookUpFunctions(name, at: place)
    if !functions.isEmpty { return invoke(functions, call) }
    if program.lookUpGlobal(name, at: place) != nil {
      return callValue(evaluate(call.callee, expected: nil), call)
    }
    if let added = callAddedToSelf(name, call) { return added }
    if let selfType {
      if let injected = readContainerCall(name, on: .project(selfType), call) { return injected }
    }
    if let made = androidStore(givenBy: name, of: .unknown, call)
      ?? callStandardFunction(name, call)
    {
      return made
    }
    return callOutside(name, call)
  }

  /// A function of what `apply` and its like lend.
  private func callReceiver(_ name: String, _ call: Call) -> Value? {
    for receiver in locals.receivers {
      let type = receiver.value.type
      guard let project = type.projectType else { continue }
      let functions = program.functions(name, of: project, isStatic: false)
      if functions.isEmpty { continue }
      noteLocal(receiver.name, receiver.value, scope: receiver.scope)
      calls.note { $0.base = receiver.value }
      return invoke(functions, call, on: type)
    }
    return nil
  }

  /// A function of the object around the code, of its companion, or of a type around it.
  private func callOwn(_ name: String, _ call: Call, _ span: Span) -> Value? {
    guard let selfType else { return nil }
    for outer in program.enclosingTypes(of: selfType) {
      if reachesInstance(of: outer) {
        let own = program.functions(name, of: outer, isStatic: false)
        if !own.isEmpty {
          if outer == selfType { noteSelf() }
          return invoke(own, call)
        }
      }
      let statics = program.functions(name, of: outer, isStatic: true)
      if !statics.isEmpty { return invoke(statics, call) }
      let isVariable =
        reachesInstance(of: outer)
        && program.property(name, of: outer, isStatic: false) != nil
        || program.property(name, of: outer, isStatic: true) != nil
      if isVariable { return callValue(evaluate(call.callee, expected: nil), call) }
    }
    return nil
  }

  /// `Type()`, or the function `invoke` of its companion or of an `object`.
  func makeOrInvoke(_ type: Int, _ call: Call, _ span: Span) -> Value {
    if program.kotlin.instances[type] != nil {
      return callValue(typeOrInstance(type, span), call)
    }
    let invoking = program.functions("invoke", of: type, isStatic: true)
    let isMade = program.types[type].isReferenceType && !program.initializers(of: type).isEmpty
    if !invoking.isEmpty, !isMade || program.initializers(of: type).allSatisfy(isHidden) {
      return invoke(invoking, call)
    }
    return construct(type, call)
  }

  private func isHidden(_ initializer: Int) -> Bool {
    program.functions[initializer].facts.visibility == .file
  }

  /// A function that an extension adds to an outside type above the object: `startService()` of a
  /// `Context` in an activity.
  private func callAddedToSelf(_ name: String, _ call: Call) -> Value? {
    guard let selfType, !isStaticCode else { return nil }
    for ancestor in outsideAncestors(of: selfType, in: program).sorted() {
      let added = program.extensionFunctions(
        name, of: .external(ancestor, []), call.arguments, from: site.file)
      if added.isEmpty { continue }
      noteSelf()
      return invoke(added, call)
    }
    return nil
  }
}
