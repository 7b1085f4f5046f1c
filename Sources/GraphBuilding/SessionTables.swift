import Model

/// Tables with an entry for each session: those out of which the end of a session takes its entry show
/// what sessions are told apart by.
struct SessionTables {
  private struct Table {
    let name: String
    let routine: String
  }

  /// The first such table for each type of key.
  private var byKey: [String: Table] = [:]

  init(_ components: [Component], endings: [SessionEnding]) {
    var fields: [FieldKey: (component: Component, field: Field)] = [:]
    for component in components where component.language == .kotlin {
      for field in component.fields where field.losesElements && keyType(of: field) != nil {
        fields[FieldKey(component.id, field.name)] = (component, field)
      }
    }
    for ending in endings where ending.successor == nil {
      for cleared in ending.clears where cleared.isReplaced {
        guard let (component, field) = fields[FieldKey(cleared.component, cleared.field)],
          let key = keyType(of: field), byKey[key] == nil
        else { continue }
        byKey[key] = Table(name: "\(component.name).\(field.name)", routine: ending.name)
      }
    }
  }

  /// Another table with the same keys, out of which nothing is ever taken.
  func evidence(for field: Field, of component: Component) -> [DataEvidence] {
    guard component.language == .kotlin, field.onlyGrows, let key = keyType(of: field),
      let table = byKey[key]
    else { return [] }
    return [
      DataEvidence(
        confidence: .strong,
        detail: "keyed by \(key) as \(table.name) is, from which \(table.routine) takes its entry")
    ]
  }
}

/// `UserID` of `[UserID: Store]`; `nil` for what is no table, or is keyed by plain text or numbers.
private func keyType(of field: Field) -> String? {
  guard field.type.hasPrefix("["), let colon = field.type.firstIndex(of: ":") else { return nil }
  let key = String(field.type[..<colon].dropFirst())
  return ["String", "Int", "Long", "_"].contains(key) ? nil : key
}
