import Rendering

/// What the flags of a view say, before anyone knows whether it exists.
struct ViewWords: Sendable, Equatable {
  var focus: [String] = []
  var from: String?
  var to: String?
  var depth: Int?
  var scopes: [String] = []
  var modules: [String] = []
  var rules: [String] = []
  var relations: [String] = []
  var collapse: String?
  /// `nil` hides what is no part of the product.
  var hidden: [String]?

  /// True when some flag of a view was given.
  var isGiven: Bool { self != ViewWords() }
}

/// The word with which nothing is hidden.
let hidesNothing = "none"
/// The word for the lane of components whose lifetime is not known.
let unknownLifetime = "unknown"
