/// A type as it is written, reduced to what lifetimes need.
package indirect enum TypeReference: Sendable, Hashable {
  /// `Module.Outer.Inner<Argument>`: the dotted name without arguments, then the arguments.
  case named(String, [TypeReference])
  /// `T?`, Kotlin `T?`.
  case optional(TypeReference)
  /// `T!`.
  case implicitlyUnwrapped(TypeReference)
  /// `[T]`, `Set<T>` and their like: holds many of these.
  case collection([TypeReference])
  /// A function type: what it gives back, if anything.
  case function(result: TypeReference?)
  /// A protocol composition.
  case several([TypeReference])
  /// A tuple: labels, and types in the same order.
  case tuple([String?], [TypeReference])
}

extension TypeReference {
  /// The type with optionality taken away.
  package var unwrapped: TypeReference {
    switch self {
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.unwrapped
    case .named, .collection, .function, .several, .tuple: self
    }
  }

  package var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    case .named, .collection, .function, .several, .tuple: false
    }
  }

  /// Short spelling for people; not always the spelling of the source.
  package var spelling: String {
    switch self {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.spelling).joined(separator: ", "))>"
    case .optional(let inner): "\(inner.spelling)?"
    case .implicitlyUnwrapped(let inner): "\(inner.spelling)!"
    case .collection(let inner): "[\(inner.map(\.spelling).joined(separator: ": "))]"
    case .function(let result): "(…) -> \(result?.spelling ?? "Void")"
    case .several(let parts), .tuple(_, let parts):
      "(\(parts.map(\.spelling).joined(separator: ", ")))"
    }
  }
}
