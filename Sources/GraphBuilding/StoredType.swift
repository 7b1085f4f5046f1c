import Model

/// The type of what is read from a store, by what the code takes it for: `object(forKey:) as? String`,
/// `(object(forKey:) as? NSNumber)?.boolValue`.
func storedType(readBy access: StoreAccess, in program: Program) -> TypeReference? {
  let known = storedType(readBy: access.method)
  if !known.isEmpty { return .named(known, []) }
  guard let function = access.site.function else { return nil }
  var found: TypeReference?
  visitExpressions(in: program.functions[function].facts.body) { expression in
    if found != nil { return }
    switch expression {
    case .member(let base?, let name, _):
      if isRead(by: base, access) { found = numberMembers[name].map { .named($0, []) } }
    case .cast(.call(let call), let type, _):
      if call.span == access.site.span { found = .optional(type.unwrapped) }
    default: break
    }
  }
  return found
}

/// True for the cast of what an access gives, also in parentheses.
private func isRead(by expression: Expression, _ access: StoreAccess) -> Bool {
  switch expression {
  case .group(let parts): parts.count == 1 && isRead(by: parts[0], access)
  case .cast(.call(let call), _, _): call.span == access.site.span
  default: false
  }
}

/// What the numbers of Foundation are asked for.
private let numberMembers: [String: String] = [
  "boolValue": "Bool", "intValue": "Int", "integerValue": "Int", "doubleValue": "Double",
  "floatValue": "Float", "int64Value": "Int64", "uintValue": "UInt",
]
