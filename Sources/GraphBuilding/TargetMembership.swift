import Model

/// Which targets compile a file. Positions in `targets` are the identities of targets.
struct TargetMembership {
  /// Sorted by name and description.
  let targets: [BuildTarget]
  let products: [BuildProduct]
  let principals: [PrincipalClass]
  private var targetsByFile: [String: [Int]] = [:]
  private var targetsByFolder: [String: [Int]] = [:]

  init(_ facts: BuildFacts) {
    targets = facts.targets.sorted { ($0.name, $0.description) < ($1.name, $1.description) }
    products = facts.products
    principals = facts.principals
    for (position, target) in targets.enumerated() {
      for file in target.files { targetsByFile[file, default: []].append(position) }
      for folder in target.folders { targetsByFolder[folder.path, default: []].append(position) }
    }
  }

  /// The targets that compile a file, sorted; none when no build description speaks of it. The
  /// description of the innermost folder counts, since a package may lie among the sources of another.
  func targets(of path: String) -> [Int] {
    if targets.isEmpty { return [] }
    var found = Set(targetsByFile[path] ?? [])
    var speaking: Set<String> = []
    var folder = path.utf8[...]
    while !folder.isEmpty {
      folder = folder.dropLast()
      // With a slash at the end; empty for the root.
      folder = folder.lastIndex(of: UInt8(ascii: "/")).map { folder[...$0] } ?? folder.prefix(0)
      let prefix = String(Substring(folder))
      for target in targetsByFolder[prefix] ?? [] where takes(path, target, prefix: prefix) {
        let description = targets[target].description
        if !speaking.isEmpty && !speaking.contains(description) { continue }
        speaking.insert(description)
        found.insert(target)
      }
    }
    return found.sorted()
  }

  /// The package or project that isolates what these targets compile to the main actor; `nil` when one
  /// of those that belong to the product does not, or one of the tests where there are no others.
  func description(isolating targets: [Int]) -> String? {
    let all = targets.map { self.targets[$0] }
    let ofProduct = all.filter { $0.kind != .test }
    let deciding = ofProduct.isEmpty ? all : ofProduct
    return deciding.allSatisfy(\.isMainActorByDefault) ? deciding.first?.description : nil
  }

  /// True for targets of tests alone.
  func areTests(_ targets: [Int]) -> Bool {
    !targets.isEmpty && targets.allSatisfy { self.targets[$0].kind == .test }
  }

  private func takes(_ path: String, _ target: Int, prefix: String) -> Bool {
    targets[target].folders.contains { folder in
      guard folder.path == prefix else { return false }
      let rest = path.dropFirst(prefix.utf8.count)
      if folder.excluded.contains(where: { covers($0, rest) }) { return false }
      return folder.only.isEmpty || folder.only.contains { covers($0, rest) }
    }
  }

  private func covers(_ pattern: String, _ rest: Substring) -> Bool {
    if pattern.contains("*") { return matchesPath(rest, pattern: pattern) }
    return rest == pattern || rest.hasPrefix(pattern.hasSuffix("/") ? pattern : pattern + "/")
  }

  /// A target with everything that is linked with it.
  func closure(of target: Int) -> Set<Int> {
    var closure: Set<Int> = [target]
    var pending = [target]
    while let next = pending.popLast() {
      for name in targets[next].dependencies {
        for linked in self.linked(name, from: targets[next])
        where closure.insert(linked).inserted {
          pending.append(linked)
        }
      }
    }
    return closure
  }

  /// The targets that a name means: one of the same description, else a product of a package.
  private func linked(_ name: String, from target: BuildTarget) -> [Int] {
    let own = targets.indices.filter {
      targets[$0].name == name && targets[$0].description == target.description
    }
    // An app that depends on an extension carries it along, but does not run it; a plugin runs
    // when the app is built.
    if !own.isEmpty { return own.filter { targets[$0].kind == .library } }
    let product = products.first { $0.name == name }
    let names = product?.targets ?? [name]
    return targets.indices.filter { candidate in
      names.contains(targets[candidate].name) && targets[candidate].kind == .library
        && (product == nil || targets[candidate].description == product?.description)
    }
  }
}

extension TargetMembership {
  /// The module of a file that belongs to these targets: the one that is no test; of several the app
  /// they have in common. `nil` when that does not decide.
  func module(of own: [Int]) -> String? {
    let products = own.filter { targets[$0].kind != .test }
    if products.isEmpty { return own.count == 1 ? targets[own[0]].name : nil }
    if products.count == 1 { return targets[products[0]].name }
    let apps = products.filter { targets[$0].kind == .application }
    return apps.count == 1 ? targets[apps[0]].name : nil
  }
}
