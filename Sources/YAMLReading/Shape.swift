/// What may stand at one place of a file. A file format is one value of this type: checking, the
/// JSON Schema and the documentation are all derived from it.
package indirect enum Shape: Sendable {
  /// The key alone, with no value behind it.
  case nothing
  /// Text that is not empty; the noun says what it names, with its article.
  case text(String)
  case boolean
  case integer(atLeast: Int)
  /// Exactly this whole number.
  case exactly(Int)
  case word([Word])
  case list(of: Shape)
  /// A mapping whose keys are names; the noun says what they name, without an article.
  case names(noun: String, of: Shape)
  /// A mapping with fixed keys.
  case record([Key])
  /// The first alternative that fits the kind of value counts.
  case anyOf([Shape])

  /// One of the words that may stand at a place.
  package struct Word: Sendable {
    package let name: String
    /// One sentence without a period.
    package let help: String

    package init(_ name: String, _ help: String) {
      self.name = name
      self.help = help
    }
  }

  /// One key of a record.
  package struct Key: Sendable {
    package let name: String
    package let shape: Shape
    /// One sentence without a period.
    package let help: String
    /// True when a record without the key is a mistake.
    package let isRequired: Bool
    /// Former spellings that are still read as this key.
    package let formerly: [String]

    package init(
      _ name: String, _ shape: Shape, _ help: String, isRequired: Bool = false,
      formerly: [String] = []
    ) {
      self.name = name
      self.shape = shape
      self.help = help
      self.isRequired = isRequired
      self.formerly = formerly
    }
  }
}

extension Shape {
  /// What belongs at the place, in words for messages and documentation.
  package var expectation: String {
    switch self {
    case .nothing: "nothing"
    case .text(let noun): noun
    case .boolean: "`true` or `false`"
    case .integer(let least): "a whole number from \(least) on"
    case .exactly(let number): "the number `\(number)`"
    case .word(let words): enumeration(words.map { "`\($0.name)`" })
    case .list: "a list"
    case .names(let noun, _): "a mapping with an entry for each \(noun)"
    case .record(let keys):
      (1...4).contains(keys.count)
        ? "a mapping with \(keys.count == 1 ? "the key" : "the keys") "
          + keys.map { "`\($0.name)`" }.joined(separator: ", ")
        : "a mapping"
    // That a key may also stand alone is documented; naming it here would hide what is missing.
    case .anyOf(let shapes):
      enumeration(
        shapes.compactMap { if case .nothing = $0 { nil } else { $0.expectation } })
    }
  }
}

private func enumeration(_ parts: [String]) -> String {
  guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " or " + last
}
