import Model

/// A mapping that is being read: entries so far, the key whose value comes next, merged mappings.
struct MappingDraft {
  enum Key {
    case none
    case named(String, Location)
    /// `<<`: the value is merged into the mapping.
    case merge(Location)
    /// A mistake has been reported: the value is read and dropped.
    case rejected(Location)
  }

  var key = Key.none
  private(set) var entries: [YAMLEntry] = []
  private var firstLocations: [String: Location] = [:]
  private var merged: [YAMLNode] = []

  var isWaitingForKey: Bool { if case .none = key { true } else { false } }

  /// Takes the key whose value comes next; the problem says why it cannot be one.
  mutating func begin(key text: String, at location: Location) -> Problem? {
    if let first = firstLocations[text] {
      key = .rejected(location)
      return Problem(
        .error,
        "the key \(quoted(text)) stands twice, first in line \(first.line), column \(first.column)",
        advice: "keep one of them", at: location)
    }
    firstLocations[text] = location
    key = .named(text, location)
    return nil
  }

  /// Takes the value of the key that came last; the problem says why it cannot be one.
  mutating func end(value: YAMLNode) -> Problem? {
    defer { key = .none }
    switch key {
    case .none, .rejected: return nil
    case .named(let name, let location):
      entries.append(YAMLEntry(key: name, keyLocation: location, value: value))
      return nil
    case .merge(let location):
      return merge(value, at: location)
    }
  }

  /// Ends the mapping where the text was given up: readers see that something is missing.
  mutating func cut(at location: Location) {
    if case .named(let name, let keyLocation) = key {
      entries.append(YAMLEntry(key: name, keyLocation: keyLocation, value: .unreadable(location)))
    }
    entries.append(YAMLEntry(key: "", keyLocation: location, value: .unreadable(location)))
    key = .none
  }

  /// Its own entries, then those that merging adds: the mapping's own keys win, then earlier ones.
  func finished() -> [YAMLEntry] {
    var result = entries
    var names = Set(entries.map(\.key))
    for case .mapping(let others, _) in merged {
      for entry in others where names.insert(entry.key).inserted { result.append(entry) }
    }
    return result
  }

  private mutating func merge(_ value: YAMLNode, at location: Location) -> Problem? {
    let candidates: [YAMLNode]
    if case .sequence(let items, _) = value { candidates = items } else { candidates = [value] }
    for candidate in candidates {
      switch candidate {
      case .mapping: merged.append(candidate)
      case .unreadable(let place):
        entries.append(YAMLEntry(key: "", keyLocation: place, value: candidate))
      case .scalar, .sequence:
        return Problem(
          .error, "`<<` merges mappings, and this is none",
          advice: "name an anchor of a mapping, as in `<<: *defaults`", at: location)
      }
    }
    return nil
  }
}
