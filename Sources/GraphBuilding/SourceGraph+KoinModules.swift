import Model

extension SourceGraph {
  /// True for `val networkModule = module { … }` at the top level: it says what a container of Koin
  /// makes, and nobody is handed it.
  func isKoinModule(_ property: Int) -> Bool {
    let entry = program.properties[property]
    guard entry.owner == nil, entry.isStored, reader.injection.koin.isUsed(in: entry.file) else {
      return false
    }
    let type = reader.type(ofProperty: property).unwrapped
    switch type {
    case .external(let name, _): return lastPart(of: name) == "Module"
    case .collection(let elements):
      return elements.contains(.external("Module", []))
    default: return false
    }
  }
}
