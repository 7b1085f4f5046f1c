extension Component {
  /// The single scopes of `effectiveScope`; none when nothing is known.
  package var lives: [String] { Component.lives(effectiveScope) }

  /// The single scopes of a text like `effectiveScope`, which joins unrelated ones by ` | `.
  package static func lives(_ text: String?) -> [String] {
    guard let text else { return [] }
    return text.split(separator: " | ").map(String.init)
  }
}
