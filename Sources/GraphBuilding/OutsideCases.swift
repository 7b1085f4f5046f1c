import Model

/// Cases of outside enums, by enum: what an extension of the project matches `self` with. `.shared` of
/// such a type is a value, and no global.
func outsideCases(_ program: Program) -> [String: Set<String>] {
  var cases: [String: Set<String>] = [:]
  for entry in program.types where entry.isExternal {
    for function in entry.functions {
      for name in casesOfSelf(in: program.functions[function].facts.body) {
        cases[entry.name, default: []].insert(name)
      }
    }
  }
  return cases
}

/// Names of the cases that `switch self` lists.
private func casesOfSelf(in statements: [Statement]) -> [String] {
  var names: [String] = []
  var isOfSelf = false
  for statement in statements {
    switch statement {
    case .branches(let branches, condition: nil) where isOfSelf:
      names += branches.compactMap(\.first).flatMap(caseNames)
      names += branches.flatMap(casesOfSelf)
    case .branches(let branches, _): names += branches.flatMap(casesOfSelf)
    case .block(let body, _), .endless(let body, _): names += casesOfSelf(in: body)
    case .local, .expression, .result, .rest, .compiled: break
    }
    isOfSelf = evaluatesSelf(statement)
  }
  return names
}

/// The subject of a `switch` stands before its branches.
private func evaluatesSelf(_ statement: Statement) -> Bool {
  switch statement {
  case .expression(.name("self", _)): true
  case .local(let variable): if case .name("self", _)? = variable.value { true } else { false }
  default: false
  }
}

/// `shared` and `custom` of a branch that runs in `case .shared, .custom(let name)`.
private func caseNames(_ label: Statement) -> [String] {
  guard case .rest(let condition) = label, condition.hasPrefix("case ") else { return [] }
  return condition.dropFirst("case ".count).split(separator: ",").compactMap { item in
    let pattern = item.drop { $0 == " " }
    guard pattern.first == "." else { return nil }
    return String(pattern.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
