/// A named lifetime.
package struct Scope: Sendable, Hashable, Codable {
  /// Where a scope comes from.
  package enum Origin: String, Sendable, Codable, CaseIterable {
    case standard, manifest, settings, convention
    /// Read from the components and graphs of dependency injection.
    case injection
  }

  package let name: String
  /// The scope that outlives it directly; `nil` for a root.
  package let parent: String?
  package let origin: Origin
  /// True when flows and screens are shown in it and end with it, as in a room or a document; `nil`
  /// when nobody says so.
  package let showsScreens: Bool?

  package init(name: String, parent: String?, origin: Origin, showsScreens: Bool? = nil) {
    self.name = name
    self.parent = parent
    self.origin = origin
    self.showsScreens = showsScreens
  }
}

/// All scopes of one graph. Always a forest: every parent exists and no scope is its own ancestor.
package struct ScopeTree: Sendable, Hashable {
  /// Longest-lived first: depth first from the roots, siblings in the order of declaration.
  package let scopes: [Scope]
  private let indexByName: [String: Int]
  private let ancestorsByIndex: [[Int]]

  /// `app` > `session` > `flow` > `screen`.
  package static let standard = ScopeTree([
    Scope(name: "app", parent: nil, origin: .standard),
    Scope(name: "session", parent: "app", origin: .standard),
    Scope(name: "flow", parent: "session", origin: .standard),
    Scope(name: "screen", parent: "flow", origin: .standard),
  ])

  /// Builds the tree; scopes whose parent is missing or that lie on a cycle become roots, and of
  /// two scopes with one name the first counts.
  package init(_ declared: [Scope]) {
    var byName: [String: Scope] = [:]
    var names: [String] = []
    for scope in declared where byName[scope.name] == nil {
      byName[scope.name] = scope
      names.append(scope.name)
    }
    func isBelowItself(_ name: String) -> Bool {
      var seen: Set<String> = [name]
      var current = byName[name]?.parent
      while let next = current {
        if next == name { return true }
        if !seen.insert(next).inserted { return false }
        current = byName[next]?.parent
      }
      return false
    }
    var children: [String: [String]] = [:]
    var roots: [String] = []
    for name in names {
      if let parent = byName[name]?.parent, byName[parent] != nil, !isBelowItself(name) {
        children[parent, default: []].append(name)
      } else {
        roots.append(name)
      }
    }
    var ordered: [Scope] = []
    var index: [String: Int] = [:]
    var ancestors: [[Int]] = []
    var pending = roots.reversed().map { (name: $0, above: [Int]()) }
    while let (name, above) = pending.popLast() {
      guard let scope = byName[name], index[name] == nil else { continue }
      let position = ordered.count
      index[name] = position
      ordered.append(
        Scope(
          name: name, parent: above.last.map { ordered[$0].name }, origin: scope.origin,
          showsScreens: scope.showsScreens))
      ancestors.append(above)
      for child in (children[name] ?? []).reversed() {
        pending.append((child, above + [position]))
      }
    }
    self.scopes = ordered
    self.indexByName = index
    self.ancestorsByIndex = ancestors
  }

  package func contains(_ name: String) -> Bool { indexByName[name] != nil }

  /// Number of scopes above this one; 0 for a root and for a name that is no scope.
  package func depth(of name: String) -> Int {
    indexByName[name].map { ancestorsByIndex[$0].count } ?? 0
  }

  /// Position in `scopes`; `nil` for a name that is no scope.
  package func position(of name: String) -> Int? { indexByName[name] }

  /// True when `longer` is an ancestor of `shorter`: it lives on when the other ends.
  package func outlives(_ longer: String, _ shorter: String) -> Bool {
    guard let above = indexByName[longer], let below = indexByName[shorter] else { return false }
    return ancestorsByIndex[below].contains(above)
  }

  /// True when what lives in one scope sees the end of what lives in the other: it outlives it, or
  /// flows and screens are shown in it, although they end with the session, too.
  package func covers(_ longer: String, _ shorter: String) -> Bool {
    outlives(longer, shorter)
      || (shorter == "flow" || shorter == "screen") && isShown(in: longer)
        && !outlives(shorter, longer)
  }

  /// True for a window, and for a part of the app that makes its own screens: the graph of a room.
  private func isShown(in scope: String) -> Bool {
    guard scope != "flow", scope != "screen" else { return false }
    return scope == "window"
      || indexByName[scope].map {
        scopes[$0].origin == .injection || scopes[$0].showsScreens == true
      } ?? false
  }

  /// True when neither outlives the other and they differ, and the one is not shown in the other.
  package func areUnrelated(_ one: String, _ other: String) -> Bool {
    one != other && !covers(one, other) && !covers(other, one)
  }
}

extension ScopeTree: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try [Scope](from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try scopes.encode(to: encoder)
  }
}
