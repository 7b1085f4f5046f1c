import Model

/// Names of variables that are filled once, when they are first asked for: one function alone gives
/// them a value, never `null`, and looks first whether there is one. That is what `by lazy` does.
func lazilyFilled(in root: Node, _ context: ExtractionContext) -> Set<String> {
  var filling = LazyFilling()
  // Functions that are open where a node stands, innermost last, by where they end.
  var open: [(function: Int, end: Int)] = []
  for node in root.subtree {
    while let last = open.last, node.start >= last.end { open.removeLast() }
    switch node.kind {
    case .functionDeclaration, .getter, .setter, .anonymousInitializer, .secondaryConstructor:
      open.append((node.index, node.end))
    case .propertyDeclaration:
      // `val known = x`, and then a look at `known`.
      guard let function = open.last?.function, let copy = copied(by: node, context) else {
        continue
      }
      filling.noteCopy(copy.name, of: copy.original, in: function)
    case .assignment:
      guard let left = node.first(NodeField.left), let name = assignedName(left, context) else {
        continue
      }
      let value = node.first(NodeField.right).map { context.text(of: $0) }
      filling.note(
        name, filledWith: value == "null" ? nil : value, in: open.last?.function)
    case .binaryExpression:
      guard let left = node.first(NodeField.left), let name = assignedName(left, context) else {
        continue
      }
      let isCompared = node.first(NodeField.right).map { context.text(of: $0) } == "null"
      if isCompared || node.has(.elvisToken) { filling.noteLook(at: name, in: open.last?.function) }
    default:
      continue
    }
  }
  return filling.names
}

extension FileFacts {
  /// Takes the private ones of them that live as long as the process for what they are: lazy.
  mutating func makeLazy(_ names: Set<String>) {
    if names.isEmpty { return }
    globals = globals.map { $0.lazy(if: names) }
    types = types.map { type in
      var type = type
      type.properties = type.properties.map {
        $0.isStatic || type.keyword == .object ? $0.lazy(if: names) : $0
      }
      return type
    }
  }
}

extension PropertyFacts {
  fileprivate func lazy(if names: Set<String>) -> PropertyFacts {
    guard visibility == .file, !isConstant, names.contains(name) else { return self }
    switch value {
    case nil, .literal(.absent, _)?: break
    default: return self
    }
    var facts = self
    facts.isLazy = true
    return facts
  }
}

/// Who gives variables a value, and who looks whether they have one; functions by their nodes.
private struct LazyFilling {
  private var writers: [String: Set<Int>] = [:]
  private var lookers: [String: Set<Int>] = [:]
  private var emptied: Set<String> = []
  /// What local variables were copied from, by function and name.
  private var copies: [Int: [String: String]] = [:]

  mutating func note(_ name: String, filledWith value: String?, in function: Int?) {
    guard let function, value != nil else {
      emptied.insert(name)
      return
    }
    writers[name, default: []].insert(function)
  }

  mutating func noteCopy(_ name: String, of original: String, in function: Int) {
    copies[function, default: [:]][name] = original
  }

  mutating func noteLook(at name: String, in function: Int?) {
    guard let function else { return }
    lookers[copies[function]?[name] ?? name, default: []].insert(function)
  }

  var names: Set<String> {
    var names: Set<String> = []
    for (name, functions) in writers where functions.count == 1 && !emptied.contains(name) {
      if lookers[name]?.isSuperset(of: functions) == true { names.insert(name) }
    }
    return names
  }
}

/// The two names in `val known = x`.
private func copied(
  by node: Node, _ context: ExtractionContext
) -> (name: String, original: String)? {
  guard let name = node.first(.variableDeclaration)?.first(.identifier),
    let value = node.named.last, value.kind != .variableDeclaration,
    let original = assignedName(value, context)
  else { return nil }
  return (context.name(of: name), original)
}

/// `x` or `this.x`.
private func assignedName(_ node: Node, _ context: ExtractionContext) -> String? {
  switch node.kind {
  case .identifier: return context.name(of: node)
  case .navigationExpression:
    let parts = node.named
    guard parts.count == 2, parts[0].kind == .thisExpression else { return nil }
    return context.name(of: parts[1])
  default: return nil
  }
}
