/// Something that could not be read or understood: a mistake in a manifest, a file read in part, a
/// name that nothing declares. Broken input is data; problems travel beside what was understood.
package struct Problem: Sendable, Hashable, Codable, Comparable {
  /// How much a problem weighs.
  package enum Weight: String, Sendable, Codable, CaseIterable {
    /// The input cannot be used as it stands.
    case error
    /// Part of the input is missing from the result.
    case warning
    /// Worth knowing; nothing is missing.
    case note
  }

  package let weight: Weight
  /// What is wrong, as one sentence without a period, naming the offending text.
  package let message: String
  /// What to do about it, as one sentence without a period; `nil` when the message says it.
  package let advice: String?
  /// Where; `nil` when it concerns no single file.
  package let location: Location?

  package init(_ weight: Weight, _ message: String, advice: String? = nil, at location: Location?) {
    self.weight = weight
    self.message = message
    self.advice = advice
    self.location = location
  }

  /// By place, then by message; problems without a place come first.
  package static func < (left: Problem, right: Problem) -> Bool {
    switch (left.location, right.location) {
    case (nil, nil): left.message < right.message
    case (nil, _): true
    case (_, nil): false
    case (let first?, let second?):
      (first, left.message) < (second, right.message)
    }
  }
}
