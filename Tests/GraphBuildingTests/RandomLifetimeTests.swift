import GraphBuilding
import Model
import TestSupport
import Testing

/// Trees of scopes as people declare them: one line, branches, several roots.
private let trees: [ScopeTree] = [
  .standard,
  ScopeTree(
    [("app", nil), ("account", "app"), ("room", "account"), ("window", "app"), ("tab", "window")]
      .map { Scope(name: $0, parent: $1, origin: .manifest) }),
  ScopeTree(
    [("app", nil), ("session", "app"), ("extension", nil), ("request", "extension")]
      .map { Scope(name: $0, parent: $1, origin: .manifest) }),
]

@Suite struct RandomLifetimeTests {
  /// A manifest with random scopes, keepers of all kinds, holders and circles.
  private func manifest(_ numbers: inout SeededNumbers, tree: ScopeTree) -> ManifestFacts {
    let place = Location(file: "m.yml", line: 1, column: 1, endLine: 1, endColumn: 2)
    var facts = ManifestFacts(path: "m.yml")
    facts.scopes = tree
    let count = Int.random(in: 1...12, using: &numbers)
    for number in 0..<count {
      var component = ManifestComponent(key: "C\(number)", location: place)
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        component.scope = tree.scopes.randomElement(using: &numbers)?.name
      }
      for _ in 0..<Int.random(in: 0...3, using: &numbers) {
        let kinds: [Relation.Kind] = [.owns, .keeps, .owns, .keeps, .refers, .uses, .defers]
        var relation = ManifestRelation(
          kind: kinds.randomElement(using: &numbers) ?? .owns,
          target: "C\(Int.random(in: 0..<count, using: &numbers))", location: place)
        if Int.random(in: 0..<5, using: &numbers) == 0 { relation.releasedIn = "logout" }
        component.relations.append(relation)
      }
      facts.components.append(component)
    }
    return facts
  }

  /// Repeats "lives at least as long as each keeper" over all relations until nothing changes.
  private func naiveScopes(_ facts: ManifestFacts, relations: [Relation], tree: ScopeTree)
    -> [String: Set<String>]
  {
    var lives: [String: Set<String>] = [:]
    for component in facts.components {
      lives[component.name] = Set([component.scope].compactMap { $0 })
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for relation in relations where relation.capturesLifetime {
        let all = (lives[relation.to.text] ?? []).union(lives[relation.from.text] ?? [])
        let longest = all.filter { scope in !all.contains { tree.outlives($0, scope) } }
        if lives[relation.to.text] != longest {
          lives[relation.to.text] = longest
          hasChanged = true
        }
      }
    }
    return lives
  }

  @Test func `Two thousand random graphs get the scopes of the naive fixed point`() {
    var numbers = SeededNumbers(seed: 2026)
    for round in 0..<2_000 {
      let tree = trees[round % trees.count]
      let facts = manifest(&numbers, tree: tree)
      let graph = buildGraph([], manifests: [facts], settings: .standard)
      let expected = naiveScopes(facts, relations: graph.relations, tree: tree)
      for component in graph.components {
        let found = scopes(of: component)
        #expect(Set(found) == expected[component.id.text], "round \(round), \(component.id)")
      }
    }
  }

  @Test func `No component ends before its keeper`() {
    var numbers = SeededNumbers(seed: 7)
    for round in 0..<2_000 {
      let tree = trees[round % trees.count]
      let facts = manifest(&numbers, tree: tree)
      let graph = buildGraph([], manifests: [facts], settings: .standard)
      let lives = Dictionary(uniqueKeysWithValues: graph.components.map { ($0.id, scopes(of: $0)) })
      for relation in graph.relations where relation.capturesLifetime {
        for scope in lives[relation.from] ?? [] {
          let isCovered = (lives[relation.to] ?? []).contains {
            $0 == scope || tree.outlives($0, scope)
          }
          #expect(isCovered, "round \(round): \(relation.from) keeps \(relation.to)")
        }
      }
    }
  }

  @Test func `Scopes of a component never outlive one another and each is explained`() {
    var numbers = SeededNumbers(seed: 99)
    for round in 0..<500 {
      let tree = trees[round % trees.count]
      let facts = manifest(&numbers, tree: tree)
      for component in buildGraph([], manifests: [facts], settings: .standard).components {
        let own = scopes(of: component)
        for scope in own {
          #expect(!own.contains { tree.outlives($0, scope) })
          #expect(component.scopeEvidence.contains { $0.scope == scope })
        }
      }
    }
  }

  @Test func `A chain of fifty thousand components is followed to its end`() {
    let place = Location(file: "m.yml", line: 1, column: 1, endLine: 1, endColumn: 2)
    var facts = ManifestFacts(path: "m.yml")
    for number in 0..<50_000 {
      var component = ManifestComponent(key: "C\(number)", location: place)
      if number == 0 { component.scope = "app" }
      component.relations = [
        ManifestRelation(kind: .owns, target: "C\(number + 1)", location: place)
      ]
      facts.components.append(component)
    }
    let graph = buildGraph([], manifests: [facts], settings: .standard)
    #expect(graph.components.count == 50_001)
    #expect(graph.components.allSatisfy { $0.effectiveScope == "app" })
  }

  private func scopes(of component: Component) -> [String] {
    component.effectiveScope?.split(separator: " | ").map(String.init) ?? []
  }
}
