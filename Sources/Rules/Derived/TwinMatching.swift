package import Model

/// Components of Swift and Kotlin that bear the same name, sorted by it, with what differs. A name
/// that several components of one language bear matches nothing: which of them is meant is unknown.
package func twins(in graph: CodeGraph, derived: DerivedData) -> [Twin] {
  let swift = candidates(in: graph, .swift)
  let kotlin = candidates(in: graph, .kotlin)
  var pairs: [(swift: Component, kotlin: Component)] = []
  var matched: Set<ComponentID> = []
  // What is named alike goes before what is named almost alike.
  for key in [exactKey, plainKey] {
    let left = onlyOnes(swift.filter { !matched.contains($0.id) }, by: key)
    let right = onlyOnes(kotlin.filter { !matched.contains($0.id) }, by: key)
    for (name, component) in left {
      guard let twin = right[name] else { continue }
      pairs.append((component, twin))
      matched.formUnion([component.id, twin.id])
    }
  }
  pairs.sort { ($0.swift.name, $0.swift.id) < ($1.swift.name, $1.swift.id) }
  let comparison = TwinComparison(
    pairs.map { ($0.swift.id, $0.kotlin.id) }, graph: graph, derived: derived)
  return pairs.map { swift, kotlin in
    Twin(
      name: swift.name, swift: swift.id, kotlin: kotlin.id,
      differences: comparison.differences(swift, kotlin))
  }
}

/// Objects with a life of their own, in the product.
private func candidates(in graph: CodeGraph, _ language: Language) -> [Component] {
  graph.components.filter { component in
    guard component.language == language else { return false }
    switch component.kind {
    case .class, .actor, .object, .protocol: break
    case .struct, .enum, .companion, .binding, .global, .declared, .undeclared, .external:
      return false
    }
    switch component.role {
    case .ordinary, .compositionRoot, .view, .logger, .configuration, .systemWrapper: return true
    case .system, .test, .preview, .sample, .generated, .unbuilt: return false
    }
  }
}

private func onlyOnes(
  _ components: [Component], by key: (String) -> String
) -> [String: Component] {
  var found: [String: Component] = [:]
  var repeated: Set<String> = []
  for component in components {
    let name = key(component.name)
    if found.updateValue(component, forKey: name) != nil { repeated.insert(name) }
  }
  return found.filter { !repeated.contains($0.key) }
}

/// `HTTPClient` and `HttpClient` are spelled by the habits of their languages.
private func exactKey(_ name: String) -> String { name.lowercased() }

/// `DefaultSession`, `SessionImpl` and `Session` are alike.
private func plainKey(_ name: String) -> String {
  var key = name.lowercased()
  for word in ["default", "real"] where key.hasPrefix(word) && key.count > word.count {
    key.removeFirst(word.count)
    break
  }
  for word in ["impl", "implementation", "protocol"]
  where key.hasSuffix(word) && key.count > word.count {
    key.removeLast(word.count)
    break
  }
  return key
}
