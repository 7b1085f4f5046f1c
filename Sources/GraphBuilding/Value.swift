/// Where a value comes from.
enum ValueOrigin: Hashable, Sendable {
  case unknown
  /// Handed in under this name.
  case parameter(String)
  case constructed
  case selfValue
  /// A literal or a case: a value that carries nobody's data.
  case constant
  case absent
  case empty
  /// Read from this static or top-level variable.
  case global(Int)
  /// Given back by this function, which is called without arguments.
  case result(of: Int)
  /// The application delegate.
  case delegate
  /// A member of the application delegate.
  case delegateMember
  /// Lent out of the wrapper in this variable, which a change of it changes.
  case content(of: Int, isOwn: Bool)
}

/// A value while reading a body.
struct Value: Sendable {
  var type: ValueType
  var origin: ValueOrigin
  /// Closures and registrations that hang on the value, in `CodeEvents.holdings`.
  var held: [Int] = []
  /// Closures of the operators before it in a chain: `map` in `publisher.map { … }.sink { … }`.
  var chained: [Int] = []
  /// The variable that it was read from, as a whole or as an element.
  var source: Int?
  /// True in a variable that does not keep it.
  var isWeak = false

  static let unknown = Value(type: .unknown, origin: .unknown)

  /// The value in a variable of its own: a change of that one changes nothing else.
  var copied: Value {
    guard case .content = origin else { return self }
    var copy = self
    copy.origin = .unknown
    return copy
  }
}
