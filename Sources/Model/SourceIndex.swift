/// What the compiler noted while it built the sources: which declaration each name means. Holds
/// nothing of the machine and no time: paths are those of the sources.
package struct SourceIndex: Sendable, Hashable {
  /// Everything that a name can mean; positions in it are the identities.
  package var symbols: [IndexSymbol] = []
  /// The files that a build has seen, sorted by path.
  package var files: [IndexedFile] = []

  package init() {}
}

/// One declaration as the compiler knows it.
package struct IndexSymbol: Sendable, Hashable {
  /// What sort of declaration it is, as far as lifetimes ask.
  package enum Kind: Sendable, Hashable {
    case type, alias, property, function, initializer, enumCase
    /// A type parameter, an associated type.
    case genericParameter
    /// A subscript, an operator, a macro, anything else.
    case other
  }

  /// The compiler's own name of it, equal in every file.
  package let identity: String
  /// As it is spelled, of a function with its labels: `load(_:at:)`.
  package let name: String
  package let kind: Kind

  package init(identity: String, name: String, kind: Kind) {
    self.identity = identity
    self.name = name
    self.kind = kind
  }

  /// The name without labels.
  package var baseName: Substring {
    name.firstIndex(of: "(").map { name[..<$0] } ?? name[...]
  }
}

/// The names of one file.
package struct IndexedFile: Sendable, Hashable {
  package let path: String
  /// True when the file was changed after it was built: the places may be wrong.
  package let isStale: Bool
  /// Sorted by place.
  package let occurrences: [IndexOccurrence]

  package init(path: String, isStale: Bool, occurrences: [IndexOccurrence]) {
    self.path = path
    self.isStale = isStale
    self.occurrences = occurrences
  }
}

/// One place where a name stands; the same units as `Span`.
package struct IndexOccurrence: Sendable, Hashable, Comparable {
  /// What the name does there.
  package enum Role: UInt8, Sendable, Hashable {
    /// It is declared, by what is written or by what the compiler adds to it.
    case definition
    case call, read, write
    /// It is named, such as a type or the label of a memberwise initializer.
    case mention
  }

  package let line: Int32
  package let column: Int32
  /// Position in the symbols of the index.
  package let symbol: Int32
  package let role: Role

  package init(line: Int32, column: Int32, symbol: Int32, role: Role) {
    self.line = line
    self.column = column
    self.symbol = symbol
    self.role = role
  }

  /// By place, then by what it is.
  package static func < (left: IndexOccurrence, right: IndexOccurrence) -> Bool {
    (left.line, left.column, left.symbol, left.role.rawValue)
      < (right.line, right.column, right.symbol, right.role.rawValue)
  }
}
