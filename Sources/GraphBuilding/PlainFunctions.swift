import Model

extension Program {
  /// The names of the functions of a Kotlin `object` that have nothing to do with what it holds: they
  /// name none of it, and call no others that do. Who calls one touches no instance. Of an `object`
  /// that inherits, or does something when it is first named, nothing is known here.
  func plainFunctions(ofObject type: Int) -> Set<String> {
    let entry = types[type]
    guard entry.keyword == .object, entry.inherited.isEmpty,
      !entry.functions.contains(where: { functions[$0].facts.role == .initializer })
    else { return [] }
    var left: [(name: String, names: Set<String>)] = []
    for function in entry.functions {
      let facts = functions[function].facts
      if facts.role == .function { left.append((facts.name, names(in: facts))) }
    }
    // What the object holds, and all that touches it.
    var touching: Set<String> = ["self", "self@\(entry.simpleName)"]
    for property in entry.properties
    where !isConstant(properties[property].facts.name, ofObject: type) {
      touching.insert(properties[property].facts.name)
    }
    var isDone = false
    while !isDone {
      isDone = true
      for (name, names) in left where !touching.contains(name) && !names.isDisjoint(with: touching)
      {
        touching.insert(name)
        isDone = false
      }
    }
    return Set(left.map(\.name)).subtracting(touching)
  }

  private func names(in facts: FunctionFacts) -> Set<String> {
    var names: Set<String> = []
    func note(_ expression: Expression) {
      if case .name(let name, _) = expression { names.insert(name) }
    }
    visitExpressions(in: facts.body, note)
    for parameter in facts.parameters {
      if let value = parameter.defaultValue { visitExpressions(in: value, note) }
    }
    return names
  }
}
