package import Model

/// One value of a YAML or JSON text with its place.
package indirect enum YAMLNode: Sendable, Hashable {
  /// A scalar as written, without quotes; `isPlain` is false when it was quoted.
  case scalar(String, isPlain: Bool, Location)
  case sequence([YAMLNode], Location)
  /// In the order of the text; keys are unique.
  case mapping([YAMLEntry], Location)
  /// Stands where a value could not be understood, or where the text was given up: a problem has
  /// been reported there already, so that readers pass it over in silence.
  case unreadable(Location)
}

/// One key with its value.
package struct YAMLEntry: Sendable, Hashable {
  package let key: String
  package let keyLocation: Location
  package let value: YAMLNode

  package init(key: String, keyLocation: Location, value: YAMLNode) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}

extension YAMLNode {
  /// Where the value stands.
  package var location: Location {
    switch self {
    case .scalar(_, _, let location), .sequence(_, let location), .mapping(_, let location),
      .unreadable(let location):
      location
    }
  }

  /// True for a mapping that goes on where the text was given up, so that nothing can be concluded
  /// from a key that is missing.
  package var isCut: Bool {
    guard case .mapping(let entries, _) = self else { return false }
    return entries.contains { $0.key.isEmpty && $0.value.isUnreadable }
  }

  /// The text of a scalar that is no null; `nil` for everything else.
  package var text: String? {
    guard case .scalar(let text, let isPlain, _) = self else { return nil }
    return scalarMeaning(of: text, isPlain: isPlain) == .null ? nil : text
  }

  /// The boolean of a plain scalar; `nil` for everything else.
  package var boolean: Bool? {
    guard case .scalar(let text, let isPlain, _) = self,
      case .boolean(let value) = scalarMeaning(of: text, isPlain: isPlain)
    else { return nil }
    return value
  }

  /// The whole number of a plain scalar; `nil` for everything else.
  package var integer: Int? {
    guard case .scalar(let text, let isPlain, _) = self,
      case .integer(let value) = scalarMeaning(of: text, isPlain: isPlain)
    else { return nil }
    return value
  }

  /// The items of a sequence that could be read; empty for everything else.
  package var items: [YAMLNode] {
    guard case .sequence(let items, _) = self else { return [] }
    return items.filter { !$0.isUnreadable }
  }

  /// The entries of a mapping that could be read; empty for everything else.
  package var entries: [YAMLEntry] {
    guard case .mapping(let entries, _) = self else { return [] }
    return entries.filter { !$0.value.isUnreadable }
  }

  /// The value behind a key of a mapping; `nil` when there is none that could be read.
  package subscript(key: String) -> YAMLNode? {
    entries.first { $0.key == key }?.value
  }

  /// True where a problem has been reported instead of a value.
  package var isUnreadable: Bool {
    if case .unreadable = self { true } else { false }
  }
}
