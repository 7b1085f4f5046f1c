import Model

/// The components of which each instance makes something for itself when it is made, does something,
/// or inherits variables that change: one of them may be more than a look at its own variables tells.
func selfMade(_ source: SourceGraph) -> Set<ComponentID> {
  let program = source.program
  var found: Set<ComponentID> = []
  for (type, entry) in program.types.enumerated() where entry.isReferenceType {
    let inherits = outsideAncestors(of: type, in: program)
    let makes = program.lineage(of: type).contains { ancestor in
      program.storedMembers(of: ancestor).contains {
        let facts = program.properties[$0].facts
        return makesSomething(facts) || ancestor != type && !facts.isConstant
      }
        || program.types[ancestor].functions.contains {
          let facts = program.functions[$0].facts
          return facts.role == .initializer && !facts.isStatic
            && facts.body.contains { !onlyStores($0) }
        }
    }
    if makes || inherits.contains(where: isCostly) { found.insert(source.id(ofType: type)) }
  }
  return found
}

private func makesSomething(_ facts: PropertyFacts) -> Bool {
  if facts.isLazy { return true }
  switch facts.value {
  case nil, .literal, .name, .member: return false
  default: return true
  }
}

/// True for `self.name = name`.
private func onlyStores(_ statement: Statement) -> Bool {
  guard case .expression(.assignment(let assignment)) = statement,
    case .member(.name("self", _)?, _, _) = assignment.target, case .name = assignment.value
  else { return false }
  return true
}

/// Superclasses whose instances open something.
private func isCostly(_ ancestor: String) -> Bool {
  ["Database", "OpenHelper", "Service", "Client", "Closeable"].contains { ancestor.hasSuffix($0) }
}
