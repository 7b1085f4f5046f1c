import Model

/// What a package manifest says of the isolation where nothing else is written: which of its targets
/// are isolated to the main actor.
struct DefaultIsolation {
  private var globals: [String: Expression] = [:]
  /// `for target in package.targets { target.swiftSettings?.append(…) }` is about all of them.
  private let isForAll: Bool

  init(_ manifest: FileFacts) {
    for global in manifest.globals { globals[global.name] = global.value }
    isForAll = manifest.statements.contains { Self.asksForMainActor($0) }
  }

  /// True when a target with these arguments is isolated to the main actor.
  func isolates(_ arguments: [Argument]) -> Bool {
    if isForAll { return true }
    let settings = arguments.first { $0.label == "swiftSettings" }?.value
    return settings.map(resolved)?.contains { Self.asksForMainActor($0) } ?? false
  }

  /// A list of settings with the variables that it names replaced by their values.
  private func resolved(_ settings: Expression) -> [Expression] {
    switch settings {
    case .name(let name, _): globals[name].map { [$0] } ?? []
    case .group(let parts), .alternatives(let parts), .collection(let parts, _):
      parts.flatMap(resolved)
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
