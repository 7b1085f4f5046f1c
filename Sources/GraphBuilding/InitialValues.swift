import Model

/// The initial values of all variables, by their places.
struct InitialValues {
  private struct Value {
    let file: Int
    let span: Span
    let property: Int
  }

  /// Sorted by place.
  private let values: [Value]

  init(_ program: Program) {
    values = program.properties.enumerated().compactMap { property, entry in
      entry.facts.value?.span.map { Value(file: entry.file, span: $0, property: property) }
    }.sorted { $0.file != $1.file ? $0.file < $1.file : $0.span.precedes($1.span) }
  }

  /// The variable whose initial value a piece of code is a part of; `nil` in functions and
  /// statements.
  func property(at site: CodeSite) -> Int? {
    if site.function != nil { return nil }
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(site, values[middle]) { high = middle } else { low = middle + 1 }
    }
    guard low > 0 else { return nil }
    let value = values[low - 1]
    return value.file == site.file && value.span.contains(site.span) ? value.property : nil
  }

  private func precedes(_ site: CodeSite, _ value: Value) -> Bool {
    site.file != value.file ? site.file < value.file : site.span.precedes(value.span)
  }
}
