/// One scope as a manifest or a settings file writes it, with its places.
package struct ScopeDeclaration: Sendable, Hashable {
  package let name: String
  /// What stands behind `within`; `nil` when nothing does.
  package let parent: String?
  /// True for a part of the app that makes screens of its own.
  package let showsScreens: Bool?
  package let location: Location
  /// Where the parent is written.
  package let parentLocation: Location?

  package init(
    name: String, parent: String?, showsScreens: Bool? = nil, location: Location,
    parentLocation: Location?
  ) {
    self.name = name
    self.parent = parent
    self.showsScreens = showsScreens
    self.location = location
    self.parentLocation = parentLocation
  }
}

extension ScopeTree {
  /// The scopes that conventions add when someone names them, or when types of them are seen: windows
  /// stand beside sessions, and so do Android's services.
  package static let conventional = ["window", "service"].map {
    Scope(name: $0, parent: "app", origin: .convention)
  }

  /// The most scopes that one file may declare.
  package static let largestDeclaration = 256

  /// The standard tree with the declared scopes put into it, and what is wrong with them. A
  /// standard scope that is declared without a parent keeps its own; every other one without a
  /// parent is a root. Conventional scopes are added when they are used. More scopes than `largestDeclaration` are refused, since every component is
  /// compared with the ancestors of its scope.
  package static func declaring(
    _ declarations: [ScopeDeclaration], naming used: [String], origin: Scope.Origin
  ) -> (tree: ScopeTree, problems: [Problem]) {
    if declarations.count > largestDeclaration {
      let problem = Problem(
        .error, "\(declarations.count) scopes are declared, more than \(largestDeclaration)",
        advice: "keep the scopes that differ in lifetime",
        at: declarations[largestDeclaration].location)
      return (standard, [problem])
    }
    let declaredNames = Set(declarations.map(\.name))
    var scopes: [Scope] = []
    for declaration in declarations {
      let known = (standard.scopes + conventional).first { $0.name == declaration.name }
      scopes.append(
        Scope(
          name: declaration.name, parent: declaration.parent ?? known?.parent, origin: origin,
          showsScreens: declaration.showsScreens))
    }
    scopes += standard.scopes.filter { !declaredNames.contains($0.name) }
    let names = scopes.map(\.name)
    let parents = Dictionary(scopes.map { ($0.name, $0.parent) }, uniquingKeysWith: { $1 })
    let wanted = Set(used + declarations.compactMap(\.parent))
    scopes += conventional.filter { !declaredNames.contains($0.name) && wanted.contains($0.name) }
    let known = Set(scopes.map(\.name))

    var problems: [Problem] = []
    for declaration in declarations {
      guard let parent = declaration.parent, !known.contains(parent) else { continue }
      problems.append(
        Problem(
          .error, "\(quoted(declaration.name)) is within the unknown scope \(quoted(parent))",
          advice: suggestion(for: parent, among: names.filter { $0 != declaration.name }),
          at: declaration.parentLocation ?? declaration.location))
    }
    problems += cycles(among: declarations, parents: parents)
    return (ScopeTree(scopes), problems)
  }

  /// What to write instead of a scope that does not exist.
  package func suggestion(forUnknown name: String) -> String {
    Self.suggestion(for: name, among: scopes.map(\.name))
  }

  private static func suggestion(for name: String, among names: [String]) -> String {
    if let nearest = nearestWord(to: name, among: names) { return "did you mean `\(nearest)`?" }
    let listed = names.prefix(12).map(quoted).joined(separator: ", ")
    return "known scopes are \(listed); declare further ones under `scopes`"
  }
}

/// One problem for each ring of scopes, at the first declaration that lies on it.
private func cycles(among declarations: [ScopeDeclaration], parents: [String: String?])
  -> [Problem]
{
  var problems: [Problem] = []
  var settled: Set<String> = []
  for declaration in declarations {
    var path: [String] = []
    var position: [String: Int] = [:]
    var current: String? = declaration.name
    while let name = current, !settled.contains(name), position[name] == nil {
      position[name] = path.count
      path.append(name)
      current = parents[name] ?? nil
    }
    if let name = current, let start = position[name] {
      let ring = path[start...]
      let first = declarations.first { ring.contains($0.name) } ?? declaration
      let names = ring.drop { $0 != first.name } + ring.prefix { $0 != first.name }
      let shown = (names + [first.name]).prefix(12).map(quoted).joined(separator: " within ")
      problems.append(
        Problem(
          .error, "scopes lie within each other: \(shown)",
          advice: "take the `within` of one of them away",
          at: first.parentLocation ?? first.location))
    }
    settled.formUnion(path)
  }
  return problems
}
