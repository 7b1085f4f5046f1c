import Model

/// The scopes that bindings give to what they bind.
struct InjectionScopes {
  private let evidenceByType: [Int: [ScopeEvidence]]

  init(_ source: SourceGraph, settings: GraphSettings, tree: ScopeTree) {
    var found: [Int: [ScopeEvidence]] = [:]
    for binding in source.injections.bindings {
      guard source.program.types[binding.target].keyword != .protocol else { continue }
      let scope: String?
      let detail: String
      switch binding.life {
      case .unsaid:
        continue
      case .process:
        scope = tree.scopes.first?.name
        detail = "bound to \(binding.key) for the life of the process"
      case .named(let name):
        scope = injectionScope(named: name, settings: settings, tree: tree)
        detail = "bound to \(binding.key) in the scope \(name)"
      }
      guard let scope else { continue }
      let evidence = ScopeEvidence(
        scope: scope, source: .injection, detail: detail, location: binding.location)
      if found[binding.target]?.contains(evidence) != true {
        found[binding.target, default: []].append(evidence)
      }
    }
    self.evidenceByType = found
  }

  func evidence(of type: Int) -> [ScopeEvidence] { evidenceByType[type] ?? [] }
}

/// The scope of the tree that a scope of a container means: what the settings say of its name, or a
/// plain name.
func injectionScope(named name: String, settings: GraphSettings, tree: ScopeTree) -> String? {
  if let pattern = settings.scopePatterns.first(where: { matches(name, pattern: $0.pattern) }),
    tree.contains(pattern.value)
  {
    return pattern.value
  }
  var words = camelWords(name)
  if let last = words.last, words.count > 1, last == "scope" || last == "component" {
    words.removeLast()
  }
  let word = words.joined()
  if words.contains("session") && words.count > 1 { return sessionScope(of: tree) }
  if tree.contains(word) { return word }
  if sessionWords.contains(word) { return sessionScope(of: tree) }
  return processWords.contains(word) ? tree.scopes.first?.name : nil
}

private let sessionWords: Set<String> = [
  "session", "user", "account", "authenticated", "authorized", "loggedin", "signedin",
]
private let processWords: Set<String> = [
  "app", "application", "singleton", "single", "process",
]
