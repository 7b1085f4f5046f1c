import Model

/// The global that a computed variable gives back, when that is all it does.
func forwardedGlobal(_ property: Int, program: Program, reader: BodyReader) -> Int? {
  let value =
    soleResult(of: property, program: program, reader: reader)
    ?? lazyResult(of: property, program: program, reader: reader)
  guard let value else { return nil }
  switch value.origin {
  case .global(let target):
    return target == property ? nil : target
  case .result(of: let function):
    // `var shared: T { make() }`, where the function forwards in turn.
    guard soleResult(of: program.functions[function].facts.body) != nil,
      case .global(let target) = reader.evaluateResult(of: function).origin, target != property
    else { return nil }
    return target
  default:
    return nil
  }
}

/// The object of the project that a computed variable takes from the application delegate: itself,
/// or under a name that promises one instance a member of it.
func delegateTarget(_ property: Int, program: Program, reader: BodyReader) -> Int? {
  let facts = program.properties[property].facts
  guard facts.visibility != .file,
    let value = soleResult(of: property, program: program, reader: reader),
    let target = value.type.projectType, program.types[target].isReferenceType
  else { return nil }
  switch value.origin {
  case .delegate: return target
  case .delegateMember: return canonicalNames.contains(facts.name) ? target : nil
  default: return nil
  }
}

/// The value of a getter that consists of it.
private func soleResult(of property: Int, program: Program, reader: BodyReader) -> Value? {
  guard let getter = program.getters[property],
    soleResult(of: program.functions[getter].facts.body) != nil
  else { return nil }
  return reader.evaluateResult(of: getter)
}

/// The value of `shared` where it makes the instance when it is first asked for.
private func lazyResult(of property: Int, program: Program, reader: BodyReader) -> Value? {
  guard canonicalNames.contains(program.properties[property].facts.name),
    let getter = program.getters[property], makesOnce(program.functions[getter].facts.body)
  else { return nil }
  return reader.evaluateResult(of: getter)
}

/// A world: `Current`, in front of a variable of the struct that holds the dependencies, or of a class
/// whose own name for the instance is no usual one.
func isWorld(
  _ property: Int, over store: Int, program: Program, reader: BodyReader
) -> Bool {
  let entry = program.properties[property]
  guard entry.owner == nil, entry.facts.name.first?.isUppercase == true,
    let type = reader.type(ofProperty: store).projectType
  else { return false }
  return program.types[type].keyword == .struct
    || program.types[type].isReferenceType
      && !canonicalNames.contains(program.properties[store].facts.name)
}
