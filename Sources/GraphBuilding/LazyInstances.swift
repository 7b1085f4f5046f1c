import Model

/// A function that makes the one instance when it is first asked for it, and keeps it:
/// `getInstance(context)` over a variable of the companion.
struct LazyInstance {
  let function: Int
  /// The variable that holds the instance.
  let store: Int
  let type: Int
}

/// All of them in Kotlin code, in the order of the sources.
func lazyInstances(
  _ program: Program, reader: BodyReader, roles: [Component.Role]
) -> [LazyInstance] {
  program.functions.indices.compactMap { function in
    let entry = program.functions[function]
    guard program.isKotlin(entry.file), entry.facts.role == .function,
      entry.facts.visibility != .file, program.files[entry.file].role == .ordinary,
      entry.owner.map({ !roles[$0].isAlien }) ?? true, entry.facts.isStatic || entry.owner == nil
    else { return nil }
    for name in assignedNames(in: entry.facts.body) {
      guard let store = global(name, besides: entry, program),
        !program.properties[store].facts.isConstant,
        let type = reader.type(ofProperty: store).projectType,
        program.types[type].isReferenceType || program.types[type].keyword == .protocol,
        gives(type, entry, function, reader)
      else { continue }
      return LazyInstance(function: function, store: store, type: type)
    }
    return nil
  }
}

private func gives(
  _ type: Int, _ entry: FunctionEntry, _ function: Int, _ reader: BodyReader
) -> Bool {
  if entry.facts.result != nil {
    return reader.signature(of: function).result.projectType == type
  }
  return reader.evaluateResult(of: function).type.projectType == type
}

private func global(_ name: String, besides entry: FunctionEntry, _ program: Program) -> Int? {
  guard let owner = entry.owner else {
    return program.lookUpGlobal(name, at: LookupPlace(file: entry.file, type: nil))
  }
  return program.property(name, of: owner, isStatic: true, from: entry.file)
}

/// The plain names to which code assigns, each once.
private func assignedNames(in body: [Statement]) -> [String] {
  var names: [String] = []
  visitExpressions(in: body) { expression in
    guard case .assignment(let assignment) = expression else { return }
    switch assignment.target {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      if !names.contains(name) { names.append(name) }
    default:
      break
    }
  }
  return names
}
