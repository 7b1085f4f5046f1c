import Model

/// `A, B and C`, with the first few of many.
func listing(_ names: [String], most: Int = 3) -> String {
  if names.count > most {
    return "\(names.prefix(most).joined(separator: ", ")) and \(names.count - most) more"
  }
  let first = names.dropLast().joined(separator: ", ")
  return names.last.map { first.isEmpty ? $0 : "\(first) and \($0)" } ?? ""
}

extension DerivedData {
  /// The same of components, each of which is named once.
  func listing(_ ids: Set<ComponentID>, most: Int = 3) -> String {
    Rules.listing(ids.sorted().map(name), most: most)
  }
}
