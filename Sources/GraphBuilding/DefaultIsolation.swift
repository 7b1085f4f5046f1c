import Model

/// Which files are isolated to the main actor where nothing else is written: the default isolation
/// of their target, as its package manifest sets it.
struct DefaultIsolation {
  private struct Target {
    let folder: String
    let manifest: String
    let isMainActor: Bool
  }

  /// The targets of all manifests, those deep inside others first.
  private let targets: [Target]

  init(_ files: [FileFacts]) {
    let paths = files.map(\.path)
    targets =
      files.filter { $0.path == "Package.swift" || $0.path.hasSuffix("/Package.swift") }
      .flatMap { manifest in
        let folder = String(manifest.path.dropLast("Package.swift".count))
        return Self.targets(of: manifest, in: folder, paths: paths)
      }
      .sorted { ($1.folder.utf8.count, $0.folder) < ($0.folder.utf8.count, $1.folder) }
  }

  /// The manifest that isolates a file to the main actor; `nil` when none does.
  func manifest(isolating path: String) -> String? {
    guard let target = targets.first(where: { path.hasPrefix($0.folder) }) else { return nil }
    return target.isMainActor ? target.manifest : nil
  }

  private static func targets(
    of manifest: FileFacts, in folder: String, paths: [String]
  ) -> [Target] {
    var globals: [String: Expression] = [:]
    for global in manifest.globals { globals[global.name] = global.value }
    // `for target in package.targets { target.swiftSettings?.append(…) }` is about all of them.
    let isForAll = manifest.statements.contains { asksForMainActor($0) }
    let calls = manifest.globals.compactMap(\.value).flatMap { $0.calls }
    return calls.compactMap { call in
      guard case .member(_, let kind, _) = call.callee, targetKinds.contains(kind),
        case .literal(.text(let name), _)? = call.argument("name")
      else { return nil }
      let settings = call.argument("swiftSettings").map { resolved($0, in: globals) } ?? []
      return Target(
        folder: sourceFolder(of: call, named: name, kind: kind, in: folder, paths: paths),
        manifest: manifest.path, isMainActor: isForAll || settings.contains { asksForMainActor($0) }
      )
    }
  }

  private static func sourceFolder(
    of target: Call, named name: String, kind: String, in folder: String, paths: [String]
  ) -> String {
    if case .literal(.text(let path), _)? = target.argument("path") {
      return path == "." ? folder : "\(folder)\(path)/"
    }
    let container = kind == "testTarget" ? "Tests" : "Sources"
    let own = "\(folder)\(container)/\(name)/"
    // The sources of a single target may lie right in the container.
    let isRight = paths.contains {
      $0.hasPrefix("\(folder)\(container)/")
        && !$0.dropFirst("\(folder)\(container)/".count).contains("/")
    }
    return isRight ? "\(folder)\(container)/" : own
  }

  /// A list of settings with the variables that it names replaced by their values.
  private static func resolved(
    _ settings: Expression, in globals: [String: Expression]
  ) -> [Expression] {
    switch settings {
    case .name(let name, _): globals[name].map { [$0] } ?? []
    case .group(let parts), .alternatives(let parts), .collection(let parts, _):
      parts.flatMap { resolved($0, in: globals) }
    default: [settings]
    }
  }

  private static func asksForMainActor(_ statement: Statement) -> Bool {
    switch statement {
    case .expression(let value), .result(let value): asksForMainActor(value)
    case .local(let variable): variable.value.map { asksForMainActor($0) } ?? false
    case .block(let inner, _), .endless(let inner, _): inner.contains { asksForMainActor($0) }
    case .branches(let alternatives, _):
      alternatives.joined().contains { asksForMainActor($0) }
    case .rest, .compiled: false
    }
  }

  /// True for `.defaultIsolation(MainActor.self)` and `.unsafeFlags(["-default-isolation", …])`.
  private static func asksForMainActor(_ setting: Expression) -> Bool {
    setting.calls.contains { call in
      guard case .member(_, let name, _) = call.callee, let value = call.arguments.first?.value
      else { return false }
      switch (name, value) {
      case ("defaultIsolation", .member(.name("MainActor", _)?, "self", _)): return true
      case ("unsafeFlags", .collection(let flags, _)):
        return zip(flags, flags.dropFirst()).contains {
          $0.text == "-default-isolation" && $1.text == "MainActor"
        }
      default: return false
      }
    }
  }
}

private let targetKinds: Set<String> = ["target", "executableTarget", "testTarget", "macro"]

extension Call {
  fileprivate func argument(_ label: String) -> Expression? {
    arguments.first { $0.label == label }?.value
  }
}

extension Expression {
  fileprivate var text: String? {
    if case .literal(.text(let text), _) = self { return text }
    return nil
  }

  /// The calls written in an expression that builds values of values, outer ones first.
  fileprivate var calls: [Call] {
    switch self {
    case .call(let call): [call] + call.callee.calls + call.arguments.flatMap(\.value.calls)
    case .member(let base, _, _): base?.calls ?? []
    case .collection(let parts, _), .group(let parts), .alternatives(let parts):
      parts.flatMap(\.calls)
    case .cast(let inner, _, _): inner.calls
    case .assignment(let assignment): assignment.target.calls + assignment.value.calls
    case .name, .element, .closure, .literal, .payload, .block: []
    }
  }
}
