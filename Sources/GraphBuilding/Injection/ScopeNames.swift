import Model

/// The scopes of the tree that scopes of dependency injection mean, by their names.
struct ScopeNames {
  private let settings: GraphSettings
  private let graphs: GraphScopes
  /// The tree with the scopes that the sources add.
  private(set) var tree: ScopeTree

  /// `used` are the scopes that bindings name, as written.
  init(_ graphs: GraphScopes, used: [String], settings: GraphSettings, tree: ScopeTree) {
    self.settings = settings
    self.graphs = graphs
    self.tree = tree
    let names = Set(used).union(graphs.graphs.keys).sorted()
    var added: [Scope] = []
    for name in names {
      var line = [name]
      // Parents first; a ring of graphs ends where it began.
      while plainScope(named: line[line.count - 1]) == nil,
        let above = graphs.parent(of: line[line.count - 1]), !line.contains(above)
      {
        line.append(above)
      }
      for (position, scope) in line.enumerated().reversed() where plainScope(named: scope) == nil {
        let above = position + 1 < line.count ? line[position + 1] : nil
        let parent = above.map { plainScope(named: $0) ?? ownName(of: $0) }
        added.append(
          Scope(
            name: ownName(of: scope), parent: parent ?? tree.scopes.first?.name, origin: .injection)
        )
      }
    }
    if !added.isEmpty { self.tree = ScopeTree(tree.scopes + added) }
  }

  /// The scope of the tree that a written scope means.
  func scope(named name: String) -> String? {
    if let plain = plainScope(named: name) { return plain }
    let own = ownName(of: name)
    return tree.contains(own) ? own : nil
  }

  private func plainScope(named name: String) -> String? {
    if let scope = injectionScope(named: name, settings: settings, tree: tree) { return scope }
    if screenWords.contains(scopeWords(name).joined()), tree.contains("screen") { return "screen" }
    return graphs.isOfWholeApp(name) ? tree.scopes.first?.name : nil
  }

  /// `QrCodeLoginScope` is `qr-code-login`.
  private func ownName(of name: String) -> String { scopeWords(name).joined(separator: "-") }
}

/// The words of the name of a scope without those that only say that it is one.
func scopeWords(_ name: String) -> [String] {
  var words = camelWords(name)
  if words.count > 1, let last = words.last, scopeEndings.contains(last) { words.removeLast() }
  if words.count > 1, words.first == "per" || words.first == "hilt" || words.first == "koin" {
    words.removeFirst()
  }
  return words
}

private let scopeEndings: Set<String> = ["scope", "scoped", "component", "graph"]

/// What is made for something that is shown, as long as it is shown.
private let screenWords: Set<String> = [
  "activity", "fragment", "view", "viewmodel", "viewwithfragment", "screen", "page", "dialog",
]
