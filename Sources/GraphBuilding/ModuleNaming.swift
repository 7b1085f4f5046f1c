import Model

/// Module names of source files: of the target that compiles them, else from the folders that they
/// lie in.
///
/// A folder under `Sources/` beside a `Package.swift` is a SwiftPM target; `Name/Sources/` without
/// one is the Xcode-like layout, where the folder above names the target; elsewhere the first
/// folder does. A module map in the settings goes before all of these.
struct ModuleNaming {
  private let packageRoots: Set<String>
  private let explicit: [GraphSettings.Pattern]
  private let fallback: String
  let membership: TargetMembership
  /// Names of targets by what importers write for them.
  private let importNames: [String: String]

  /// `fallback` names the files that lie in no folder.
  init(
    paths: [String], membership: TargetMembership, explicit: [GraphSettings.Pattern],
    fallback: String
  ) {
    self.membership = membership
    self.importNames = Dictionary(
      membership.targets.map { (importName($0.name), $0.name) },
      uniquingKeysWith: { first, _ in first })
    self.packageRoots = Set(
      paths.lazy.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
        .map { String($0.dropLast("Package.swift".count)) })
    self.explicit = explicit.sorted {
      ($1.pattern.utf8.count, $0.pattern) < ($0.pattern.utf8.count, $1.pattern)
    }
    self.fallback = fallback
  }

  /// `targets` are those that compile the file.
  func module(of path: String, compiledBy targets: [Int]) -> String {
    if let match = explicit.first(where: { covers($0.pattern, path) }) { return match.value }
    if let target = membership.module(of: targets) { return target }
    if path.hasSuffix(".kt"), let place = GradlePlace(path: path) {
      return place.module(otherwise: fallback)
    }
    let parts = pathParts(path).map(String.init)
    let folders = parts.dropLast()
    let containers = folders.indices.filter { isTargetContainer(folders[$0]) }
    // The innermost package counts: one may lie among the sources of another.
    let ofPackage = containers.last { position in
      position + 1 < folders.count
        && packageRoots.contains(folders.prefix(position).map { $0 + "/" }.joined())
    }
    if let ofPackage { return folders[ofPackage + 1] }
    for position in containers {
      if position == 0, folders.count > 1 { return folders[1] }
      if position > 0, folders[position] == "Sources" { return folders[position - 1] }
    }
    return folders.first ?? fallback
  }

  /// The module that an import means: importers cannot spell every name of a target.
  func module(importedAs name: String) -> String { importNames[name] ?? name }

  private func isTargetContainer(_ folder: String) -> Bool {
    folder == "Sources" || folder == "Tests" || folder == "Plugins"
  }

  private func covers(_ prefix: String, _ path: String) -> Bool {
    let folder = prefix.hasSuffix("/") ? prefix : prefix + "/"
    return path == prefix || path.hasPrefix(folder)
  }
}

/// The name of a target with what stands in no identifier replaced, as compilers do.
private func importName(_ target: String) -> String {
  String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
}
