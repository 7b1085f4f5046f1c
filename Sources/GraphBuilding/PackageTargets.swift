import Model

/// The targets and products that a `Package.swift` declares, as far as they are written out.
/// `paths` are those of all sources, sorted.
func packageFacts(of manifest: FileFacts, paths: [String]) -> BuildFacts {
  var reader = PackageReader(
    root: String(manifest.path.dropLast("Package.swift".count)), description: manifest.path,
    isolation: DefaultIsolation(manifest), paths: paths)
  for property in manifest.globals {
    if let value = property.value { reader.read(value) }
  }
  reader.read(manifest.statements)
  return reader.finished()
}

private struct PackageReader {
  /// Folder of the package, with a slash at the end; empty for the root.
  let root: String
  let description: String
  let isolation: DefaultIsolation
  let paths: [String]
  var facts = BuildFacts()
  /// Targets that do not say where their sources are.
  private var unplaced: [Int] = []
  /// What the settings of some target define for `#if`.
  private var conditions: Set<String> = []

  init(root: String, description: String, isolation: DefaultIsolation, paths: [String]) {
    self.root = root
    self.description = description
    self.isolation = isolation
    self.paths = paths
  }

  mutating func read(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .expression(let expression), .result(let expression): read(expression)
      case .block(let inner, _), .endless(let inner, _): read(inner)
      case .branches(let alternatives, _): for inner in alternatives { read(inner) }
      case .local(let variable): if let value = variable.value { read(value) }
      case .rest, .compiled: break
      }
    }
  }

  mutating func read(_ expression: Expression) {
    switch expression {
    case .call(let call): read(call)
    case .collection(let parts, _), .group(let parts), .alternatives(let parts):
      for part in parts { read(part) }
    case .assignment(let assignment): read(assignment.value)
    case .member(let base?, _, _): read(base)
    case .name, .member, .element, .closure, .literal, .cast, .payload, .block: break
    }
  }

  private mutating func read(_ call: Call) {
    conditions.formUnion(definedNames(call))
    guard case .member(let base, let function, _) = call.callee, isOfPackage(base),
      let name = text(call.arguments, "name")
    else {
      read(call.callee)
      for argument in call.arguments where argument.label != "dependencies" {
        read(argument.value)
      }
      return
    }
    if let kind = targetKinds[function] {
      add(name, kind: kind, function: function, call.arguments)
    } else if function == "library" || function == "executable" {
      facts.products.append(
        BuildProduct(
          name: name, targets: texts(call.arguments, "targets"), description: description))
    }
  }

  /// `.target(…)`, `Target.target(…)`, `Product.library(…)`.
  private func isOfPackage(_ base: Expression?) -> Bool {
    guard let base else { return true }
    guard case .name(let name, _) = base else { return false }
    return name == "Target" || name == "Product"
  }

  /// `.define("NAME")`, and the compiler's own flags: `.unsafeFlags(["-D", "NAME"])`.
  private func definedNames(_ call: Call) -> [String] {
    guard case .member(_, let function, _) = call.callee, let value = call.arguments.first?.value
    else { return [] }
    switch (function, value) {
    case ("define", .literal(.text(let name), _)): return [name]
    case ("unsafeFlags", .collection(let parts, _)):
      let flags = parts.map { part in
        if case .literal(.text(let text), _) = part { return text }
        return ""
      }
      return zip([""] + flags, flags).compactMap { last, flag in
        last == "-D" ? flag : flag.hasPrefix("-D") ? String(flag.dropFirst(2)) : nil
      }
    default: return []
    }
  }

  private mutating func add(
    _ name: String, kind: BuildTarget.Kind, function: String, _ arguments: [Argument]
  ) {
    var target = BuildTarget(name: name, kind: kind, description: description)
    target.dependencies = dependencies(arguments)
    target.isMainActorByDefault = isolation.isolates(arguments)
    if let path = text(arguments, "path") {
      let folder = path == "." ? root : root + path + (path.hasSuffix("/") ? "" : "/")
      target.folders = [self.folder(folder, arguments)]
    } else {
      let places = function == "testTarget" ? ["Tests", "Sources"] : sourceFolders
      let found = places.map { "\(root)\($0)/\(name)/" }.filter(hasSources)
      target.folders = found.prefix(1).map { self.folder($0, arguments) }
      if found.isEmpty, function != "testTarget" { unplaced.append(facts.targets.count) }
    }
    facts.targets.append(target)
    if let settings = value(arguments, "swiftSettings") { read(settings) }
  }

  private func folder(_ path: String, _ arguments: [Argument]) -> BuildTarget.Folder {
    BuildTarget.Folder(
      path: path, excluded: texts(arguments, "exclude"), only: texts(arguments, "sources"))
  }

  /// The sources of an only target may lie right below `Sources`.
  func finished() -> BuildFacts {
    var facts = facts
    let conditions = conditions.sorted()
    for target in facts.targets.indices { facts.targets[target].conditions = conditions }
    if unplaced.count == 1, let target = unplaced.first {
      let found = sourceFolders.map { "\(root)\($0)/" }.filter(hasSources)
      let isAlone = facts.targets.count { $0.kind != .test } == 1
      if isAlone, let folder = found.first {
        facts.targets[target].folders = [
          BuildTarget.Folder(path: folder, excluded: [], only: [])
        ]
      }
    }
    return facts
  }

  /// True when some source lies below a folder.
  private func hasSources(below folder: String) -> Bool {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < folder { low = middle + 1 } else { high = middle }
    }
    return low < paths.count && paths[low].hasPrefix(folder)
  }

  private func dependencies(_ arguments: [Argument]) -> [String] {
    guard case .collection(let parts, _)? = value(arguments, "dependencies") else { return [] }
    return parts.compactMap { part in
      switch part {
      case .literal(.text(let name), _): name
      case .call(let call): text(call.arguments, "name")
      default: nil
      }
    }
  }

  private func value(_ arguments: [Argument], _ label: String) -> Expression? {
    arguments.first { $0.label == label }?.value
  }

  private func text(_ arguments: [Argument], _ label: String) -> String? {
    guard case .literal(.text(let text), _)? = value(arguments, label) else { return nil }
    return text
  }

  private func texts(_ arguments: [Argument], _ label: String) -> [String] {
    guard case .collection(let parts, _)? = value(arguments, label) else { return [] }
    return parts.compactMap { part in
      if case .literal(.text(let text), _) = part { return text }
      return nil
    }
  }
}

/// Functions of PackageDescription that declare targets.
private let targetKinds: [String: BuildTarget.Kind] = [
  "target": .library, "executableTarget": .commandLineTool, "testTarget": .test,
  "macro": .other, "plugin": .other,
]

/// Where SwiftPM looks for the sources of a target without a path.
private let sourceFolders = ["Sources", "Source", "src", "srcs", "Plugins"]
