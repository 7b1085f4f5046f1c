import Model

/// What a name means, by the compiler.
enum IndexMeaning: Hashable {
  case type(Int)
  case property(Int)
  case function(Int)
  case enumCase(type: Int, position: Int)
  /// Something that the sources do not declare.
  case outside
}

/// A place in the sources: a file of the program, and line and column.
struct IndexPlace: Hashable {
  let file: Int
  let line: Int32
  let column: Int32

  init(file: Int, line: Int32, column: Int32) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Where a declaration is named.
  init(file: Int, of span: Span) {
    self.init(file: file, line: span.line, column: span.column)
  }
}

/// Which symbols of an index the sources declare, and where.
struct IndexDefinitions {
  /// The places where each symbol is declared; empty for those that the sources do not declare.
  private var places: [[IndexPlace]]

  init(_ index: SourceIndex, files: [String: Int]) {
    places = Array(repeating: [], count: index.symbols.count)
    for file in index.files {
      guard let number = files[file.path] else { continue }
      for occurrence in file.occurrences where occurrence.role == .definition {
        let symbol = Int(occurrence.symbol)
        guard places.indices.contains(symbol) else { continue }
        // Of a file that was changed since, only that it declares the symbol is true.
        places[symbol].append(
          IndexPlace(
            file: number, line: file.isStale ? 0 : occurrence.line, column: occurrence.column))
      }
    }
  }

  /// What a symbol means when `declared` tells what is declared at a place; `nil` when the sources
  /// declare it somewhere that tells nothing.
  func meaning(of symbol: Int, declared: [IndexPlace: IndexMeaning]) -> IndexMeaning? {
    guard places.indices.contains(symbol) else { return nil }
    if places[symbol].isEmpty { return .outside }
    return places[symbol].lazy.compactMap { declared[$0] }.first
  }
}
