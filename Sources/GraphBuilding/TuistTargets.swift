import Model

/// What a `Project.swift` of Tuist declares, as far as it is written out: targets that helpers of the
/// project make are not known.
func tuistFacts(of manifest: FileFacts, conditions: [String]) -> BuildFacts {
  var reader = TuistReader(
    root: String(manifest.path.dropLast("Project.swift".count)), description: manifest.path,
    conditions: conditions)
  let values = manifest.globals.compactMap(\.value)
  let all = values.map { Statement.expression($0) } + manifest.statements
  visitExpressions(in: all) { expression in
    if case .call(let call) = expression { reader.read(call) }
  }
  return reader.facts
}

/// All words of all texts that some files write down, sorted. Any of them may be a name that helpers
/// of a project define for `#if`.
func writtenWords(in files: [FileFacts]) -> [String] {
  var words: Set<String> = []
  let note = { (expression: Expression) in
    guard case .literal(.text(let text), _) = expression else { return }
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      words.insert(String(word))
      // `-DNAME` is one word of a flag.
      if word.hasPrefix("D") { words.insert(String(word.dropFirst())) }
    }
  }
  for file in files {
    let functions = file.functions + file.types.flatMap(\.functions)
    for property in file.globals + file.types.flatMap(\.properties) {
      if let value = property.value { visitExpressions(in: value, note) }
      for accessor in property.accessors { visitExpressions(in: accessor.body, note) }
    }
    for function in functions { visitExpressions(in: function.body, note) }
    visitExpressions(in: file.statements, note)
  }
  return words.sorted()
}

private struct TuistReader {
  /// Folder of the project, with a slash at the end; empty for the root.
  let root: String
  let description: String
  let conditions: [String]
  var facts = BuildFacts()

  init(root: String, description: String, conditions: [String]) {
    self.root = root
    self.conditions = conditions
    self.description = description
  }

  /// `.target(name:destinations:product:sources:)`, and the older `Target(name:platform:…)`.
  mutating func read(_ call: Call) {
    guard ["target", "Target"].contains(call.functionName),
      let name = call[argument: "name"]?.writtenText,
      case .member(_, let product, _)? = call[argument: "product"]
    else { return }
    let platforms = call[argument: "destinations"] ?? call[argument: "platform"]
    var target = BuildTarget(
      name: name, kind: kind(of: product, isForWatch: platforms.map(isWatch) ?? false),
      description: description)
    for label in ["sources", "buildableFolders"] {
      call[argument: label].map { addSources($0, from: root, to: &target) }
    }
    target.dependencies = Set(call[argument: "dependencies"].map(dependencies) ?? []).sorted()
    for (key, value) in call[argument: "settings"].map(pairs) ?? []
    where key == "SWIFT_DEFAULT_ACTOR_ISOLATION" {
      target.isMainActorByDefault = value == "MainActor"
    }
    target.conditions = conditions
    facts.targets.append(target)
    for (key, value) in call[argument: "infoPlist"].map(pairs) ?? [] {
      if let principal = PrincipalClass(key: key, value: value, description: description) {
        facts.principals.append(principal)
      }
    }
  }

  /// Patterns such as `Sources/**`, also inside of `.glob(…, excluding: …)`; `start` is the folder
  /// that they begin at.
  private func addSources(
    _ expression: Expression, excluding excluded: [String] = [], from start: String,
    to target: inout BuildTarget
  ) {
    switch expression {
    case .literal(.text(let pattern), _):
      target.folders.append(folder(pattern, excluding: excluded, from: start))
    case .call(let call):
      let more = call[argument: "excluding"]?.writtenTexts ?? []
      for argument in call.arguments where argument.label != "excluding" {
        addSources(
          argument.value, excluding: excluded + more,
          from: call.functionName == "relativeToRoot" ? "" : start, to: &target)
      }
    default:
      for part in expression.parts {
        addSources(part, excluding: excluded, from: start, to: &target)
      }
    }
  }

  /// The folder before the first pattern, and the pattern below it.
  private func folder(
    _ pattern: String, excluding excluded: [String], from start: String
  ) -> BuildTarget.Folder {
    let parts = pattern.split(separator: "/").filter { $0 != "." }
    let fixed = parts.prefix { !$0.contains("*") && !$0.hasSuffix(".swift") }
    let below = parts.dropFirst(fixed.count).joined(separator: "/")
    let path = fixed.map { $0 + "/" }.joined()
    let isAll = below.isEmpty || below == "**" || below == "**/*.swift"
    return BuildTarget.Folder(
      path: start + path,
      excluded: excluded.map { $0.hasPrefix(path) ? String($0.dropFirst(path.count)) : $0 },
      only: isAll ? [] : [below])
  }

  private func dependencies(_ list: Expression) -> [String] {
    list.parts.compactMap { entry in
      guard case .call(let call) = entry else { return nil }
      switch call.functionName {
      case "target", "external": return call[argument: "name"]?.writtenText
      case "project": return call[argument: "target"]?.writtenText
      case "package": return call[argument: "product"]?.writtenText
      default: return nil
      }
    }
  }

  private func isWatch(_ platforms: Expression) -> Bool {
    var names: [String] = []
    visitExpressions(in: platforms) {
      if case .member(_, let name, _) = $0 { names.append(name) }
    }
    return !names.isEmpty && names.allSatisfy { ["watchOS", "appleWatch"].contains($0) }
  }

  private func kind(of product: String, isForWatch: Bool) -> BuildTarget.Kind {
    switch product {
    case "app", "appClip": isForWatch ? .watchApplication : .application
    default: productKinds[product] ?? .other
    }
  }

  /// Texts after each other in a dictionary, as keys and values are.
  private func pairs(_ expression: Expression) -> [(String, String)] {
    var found: [(String, String)] = []
    visitExpressions(in: expression) { inner in
      guard case .collection(let parts, _) = inner else { return }
      for (key, value) in zip(parts, parts.dropFirst()) {
        if let key = key.writtenText, let value = value.writtenText { found.append((key, value)) }
      }
    }
    return found
  }
}

/// Products of Tuist's ProjectDescription, but for those that depend on the platform.
private let productKinds: [String: BuildTarget.Kind] = [
  "appExtension": .appExtension, "watch2Extension": .appExtension,
  "tvTopShelfExtension": .appExtension, "messagesExtension": .appExtension,
  "stickerPackExtension": .appExtension, "extensionKitExtension": .appExtension,
  "xpc": .appExtension, "systemExtension": .appExtension, "watch2App": .watchApplication,
  "commandLineTool": .commandLineTool, "framework": .library, "staticFramework": .library,
  "staticLibrary": .library, "dynamicLibrary": .library, "bundle": .library, "unitTests": .test,
  "uiTests": .test,
]

extension Call {
  fileprivate subscript(argument label: String) -> Expression? {
    arguments.first { $0.label == label }?.value
  }
}

extension Expression {
  fileprivate var writtenText: String? {
    if case .literal(.text(let text), _) = self { return text }
    return nil
  }

  fileprivate var writtenTexts: [String] {
    writtenText.map { [$0] } ?? parts.flatMap(\.writtenTexts)
  }
}
