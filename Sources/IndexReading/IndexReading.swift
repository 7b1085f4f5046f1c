package import Model

/// A source file as the readers of an index have to know it.
package struct IndexedSource: Sendable, Hashable {
  /// Its path among the sources.
  package let path: String
  /// When it was last changed.
  package let modified: IndexTime

  package init(path: String, modified: IndexTime) {
    self.path = path
    self.modified = modified
  }
}

/// A point in time, as file systems tell it.
package struct IndexTime: Sendable, Hashable, Comparable {
  package let seconds: Int64
  package let nanoseconds: Int64

  package init(seconds: Int64, nanoseconds: Int64) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Earlier before later.
  package static func < (left: IndexTime, right: IndexTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

/// What the stores say of the sources that `source` knows by their absolute paths. A unit that is
/// older than its source is kept as stale; of several units of one file those that are not count.
/// Units that cannot be read are left out, and counted.
package func readIndex(
  stores: [String], library: IndexLibrary, source: (String) -> IndexedSource?
) throws(IndexReadingError) -> (index: SourceIndex, unreadableUnits: Int) {
  var symbols = SymbolTable()
  var fresh: [String: Set<IndexOccurrence>] = [:]
  var stale: [String: Set<IndexOccurrence>] = [:]
  var unreadable = 0
  for path in stores {
    let store = try IndexStore(path: path, library: library)
    defer { store.close() }
    for unit in store.units() {
      do throws(IndexReadingError) {
        guard let file = try store.mainFile(of: unit), let source = source(file) else { continue }
        let modified = try store.modificationTime(of: unit)
        let occurrences = try store.occurrences(in: unit, &symbols)
        if source.modified > modified {
          stale[source.path, default: []].formUnion(occurrences)
        } else {
          fresh[source.path, default: []].formUnion(occurrences)
        }
      } catch {
        unreadable += 1
      }
    }
  }
  var index = SourceIndex()
  index.symbols = symbols.all
  index.files =
    fresh.map { IndexedFile(path: $0.key, isStale: false, occurrences: $0.value.sorted()) }
    + stale.filter { fresh[$0.key] == nil }.map {
      IndexedFile(path: $0.key, isStale: true, occurrences: $0.value.sorted())
    }
  index.files.sort { $0.path < $1.path }
  return (index, unreadable)
}

/// Symbols in the order in which they are met, each once.
struct SymbolTable {
  private(set) var all: [IndexSymbol] = []
  private var positions: [String: Int32] = [:]

  mutating func position(of symbol: IndexSymbol) -> Int32 {
    if let known = positions[symbol.identity] { return known }
    let position = Int32(clamping: all.count)
    positions[symbol.identity] = position
    all.append(symbol)
    return position
  }
}
