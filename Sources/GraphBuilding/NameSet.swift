/// Names that those in code are compared with. Few names in code are among them, so that each is
/// first told by its form, which costs much less than its hash.
struct NameSet: Sendable, ExpressibleByArrayLiteral {
  private let names: Set<String>
  private var forms = NameForms()

  init(_ names: some Sequence<String>) {
    self.names = Set(names)
    for name in self.names { forms.insert(nameForm(name)) }
  }

  init(arrayLiteral names: String...) { self.init(names) }

  func contains(_ name: String) -> Bool {
    forms.contains(nameForm(name)) && names.contains(name)
  }
}

/// What such names mean.
struct NameTable<Meaning: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  private let meanings: [String: Meaning]
  private var forms = NameForms()

  init(dictionaryLiteral meanings: (String, Meaning)...) {
    self.meanings = Dictionary(meanings) { first, _ in first }
    for (name, _) in meanings { forms.insert(nameForm(name)) }
  }

  subscript(name: String) -> Meaning? {
    forms.contains(nameForm(name)) ? meanings[name] : nil
  }
}

/// Beginnings of names.
struct NameBeginnings: Sendable, ExpressibleByArrayLiteral {
  private let beginnings: [String]
  private var forms = NameForms()

  init(arrayLiteral beginnings: String...) {
    self.beginnings = beginnings
    for beginning in beginnings { forms.insert(firstLetter(of: beginning)) }
  }

  /// True when a name begins with one of them.
  func begin(_ name: String) -> Bool {
    forms.contains(firstLetter(of: name)) && beginnings.contains(where: name.hasPrefix)
  }

  private func firstLetter(of name: String) -> UInt8 { (name.utf8.first ?? 0) & 63 }
}

/// What some names look like.
struct NameForms: Sendable {
  private var bits: UInt64 = 0

  mutating func insert(_ form: UInt8) { bits |= 1 << UInt64(form) }

  /// False only when no name of that form was put in.
  func contains(_ form: UInt8) -> Bool { bits & (1 << UInt64(form)) != 0 }
}

/// The form of a name, by its length and its first and last letter: a number below 64.
func nameForm(_ name: String) -> UInt8 {
  let sum = name.utf8.withContiguousStorageIfAvailable { letters in
    guard let first = letters.first, let last = letters.last else { return 0 }
    return letters.count &* 11 &+ Int(first) &* 5 &+ Int(last)
  }
  return UInt8(truncatingIfNeeded: sum ?? 0) & 63
}
