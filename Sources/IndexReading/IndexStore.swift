import CIndexStore
import Model

/// One open index store. The only type that speaks to the library; pointers do not leave it.
struct IndexStore {
  private let functions: lifegraph_index_functions
  private let library: IndexLibrary
  private let store: lifegraph_index_object

  init(path: String, library: IndexLibrary) throws(IndexReadingError) {
    var error: lifegraph_index_object?
    guard let store = library.functions.store_create(path, &error) else {
      throw library.failure(error, "the store cannot be opened")
    }
    self.library = library
    self.functions = library.functions
    self.store = store
  }

  func close() { functions.store_dispose(store) }

  /// Names of all units, sorted.
  func units() -> [String] {
    let names = TextCollection()
    _ = withExtendedLifetime(names) {
      functions.store_units_apply_f(store, 1, Unmanaged.passUnretained(names).toOpaque()) {
        context, text in
        TextCollection.of(context)?.texts.append(swiftText(text))
        return true
      }
    }
    return names.texts.sorted()
  }

  /// The absolute path of the source that a unit was built from; `nil` for a module of the system.
  func mainFile(of unit: String) throws(IndexReadingError) -> String? {
    let reader = try openUnit(unit)
    defer { functions.unit_reader_dispose(reader) }
    if functions.unit_reader_is_system_unit(reader) { return nil }
    let file = swiftText(functions.unit_reader_get_main_file(reader))
    if file.isEmpty || file.hasPrefix("/") { return file.isEmpty ? nil : file }
    return "\(swiftText(functions.unit_reader_get_working_dir(reader)))/\(file)"
  }

  func modificationTime(of unit: String) throws(IndexReadingError) -> IndexTime {
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    var error: lifegraph_index_object?
    if functions.store_get_unit_modification_time(store, unit, &seconds, &nanoseconds, &error) {
      throw library.failure(error, "the unit \(unit) has no time")
    }
    return IndexTime(seconds: seconds, nanoseconds: nanoseconds)
  }

  /// The names in the source of a unit that say anything about lifetimes.
  func occurrences(
    in unit: String, _ symbols: inout SymbolTable
  ) throws(IndexReadingError) -> [IndexOccurrence] {
    var occurrences: [IndexOccurrence] = []
    for record in try records(of: unit) {
      var error: lifegraph_index_object?
      guard let reader = functions.record_reader_create(store, record, &error) else {
        throw library.failure(error, "the record \(record) cannot be opened")
      }
      defer { functions.record_reader_dispose(reader) }
      let reading = RecordReading(functions, symbols)
      _ = withExtendedLifetime(reading) {
        functions.record_reader_occurrences_apply_f(
          reader, Unmanaged.passUnretained(reading).toOpaque()
        ) { context, occurrence in
          if let context, let occurrence {
            Unmanaged<RecordReading>.fromOpaque(context).takeUnretainedValue().add(occurrence)
          }
          return true
        }
      }
      symbols = reading.symbols
      occurrences += reading.occurrences
    }
    return occurrences
  }

  private func records(of unit: String) throws(IndexReadingError) -> [String] {
    let reader = try openUnit(unit)
    defer { functions.unit_reader_dispose(reader) }
    let found = DependencyCollection(functions)
    _ = withExtendedLifetime(found) {
      functions.unit_reader_dependencies_apply_f(
        reader, Unmanaged.passUnretained(found).toOpaque()
      ) { context, dependency in
        if let context, let dependency {
          Unmanaged<DependencyCollection>.fromOpaque(context).takeUnretainedValue().add(dependency)
        }
        return true
      }
    }
    return found.records.sorted()
  }

  private func openUnit(_ unit: String) throws(IndexReadingError) -> lifegraph_index_object {
    var error: lifegraph_index_object?
    guard let reader = functions.unit_reader_create(store, unit, &error) else {
      throw library.failure(error, "the unit \(unit) cannot be opened")
    }
    return reader
  }
}

/// What a visitor of texts fills.
private final class TextCollection {
  var texts: [String] = []

  static func of(_ context: UnsafeMutableRawPointer?) -> TextCollection? {
    context.map { Unmanaged<TextCollection>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// What a visitor of the files that a unit depends on fills.
private final class DependencyCollection {
  private let functions: lifegraph_index_functions
  private(set) var records: [String] = []

  init(_ functions: lifegraph_index_functions) { self.functions = functions }

  func add(_ dependency: lifegraph_index_object) {
    // Units are 1, records 2, plain files 3.
    guard functions.unit_dependency_get_kind(dependency) == 2 else { return }
    records.append(swiftText(functions.unit_dependency_get_name(dependency)))
  }
}

/// A text of the library, copied.
func swiftText(_ text: lifegraph_index_text) -> String {
  guard let bytes = text.bytes, text.length > 0 else { return "" }
  return String(
    decoding: UnsafeRawBufferPointer(start: bytes, count: text.length), as: UTF8.self)
}
