import Model

/// Which types the names of types mean in each file, by the compiler. A written type has no place
/// of its own, so a name counts where all that a file means by it is one thing.
struct ExactTypes {
  private var meanings: [[Substring: IndexMeaning?]] = []

  /// Knows nothing.
  init() {}

  /// `declared` has the types of the program at their names.
  init(
    _ index: SourceIndex, definitions: IndexDefinitions, files: [String: Int],
    declared: [IndexPlace: IndexMeaning]
  ) {
    meanings = Array(repeating: [:], count: files.count)
    for file in index.files where !file.isStale {
      guard let number = files[file.path] else { continue }
      for occurrence in file.occurrences {
        let symbol = Int(occurrence.symbol)
        guard index.symbols.indices.contains(symbol), isType(index.symbols[symbol].kind) else {
          continue
        }
        let name = index.symbols[symbol].baseName
        let meaning = definitions.meaning(of: symbol, declared: declared)
        if let known = meanings[number][name], known != meaning {
          meanings[number][name] = .some(nil)
        } else {
          meanings[number][name] = .some(meaning)
        }
      }
    }
  }

  /// What a name without dots means wherever a file uses it; `nil` when that is not one thing.
  func meaning(of name: String, in file: Int) -> IndexMeaning? {
    guard meanings.indices.contains(file), !meanings[file].isEmpty else { return nil }
    return meanings[file][name[...]] ?? nil
  }
}

/// A type, or what hides one of the same name.
private func isType(_ kind: IndexSymbol.Kind) -> Bool {
  switch kind {
  case .type, .alias, .genericParameter: true
  case .property, .function, .initializer, .enumCase, .other: false
  }
}
