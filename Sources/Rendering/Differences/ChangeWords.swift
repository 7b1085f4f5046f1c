import Model

extension Change {
  /// The sign that stands before what changed: read without colour.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed: "−"
    case .changed: "~"
    }
  }
}

extension PropertyChange {
  /// `effective scope session → app`.
  var words: String { "\(property.words) \(old ?? "none") → \(new ?? "none")" }
}

extension PropertyChange.Property {
  var words: String {
    switch self {
    case .name: "name"
    case .module: "module"
    case .kind: "kind"
    case .role: "role"
    case .declaredScope: "declared scope"
    case .effectiveScope: "effective scope"
    case .state: "state"
    case .isolation: "isolation"
    case .parent: "within"
    case .mutability: "access point"
    }
  }
}

extension ComponentChange {
  /// What it is and how long it lives: `class, app`.
  var sort: String {
    let scope = declaredScope ?? effectiveScope
    let word = kindWords(kind, language: language, name: name)
    let part = role == .ordinary ? word : "\(word), \(role.rawValue)"
    return scope.map { "\(part), lives: \($0)" } ?? part
  }

  /// What differs, in words; for one that came or went what it is.
  var words: String {
    change == .changed ? properties.map(\.words).joined(separator: "; ") : sort
  }
}

extension RelationChange {
  /// `reaches (singleton)`; of a change what differs: `uses → owns`, `no longer provides`.
  var words: String {
    switch change {
    case .added: return formWords(new)
    case .removed: return formWords(old)
    case .changed:
      let gone = old.filter { form in !new.contains { $0.isSameSort(as: form) } }
      let came = new.filter { form in !old.contains { $0.isSameSort(as: form) } }
      if gone.isEmpty { return "also \(formWords(came))" }
      if came.isEmpty { return "no longer \(formWords(gone))" }
      return "\(formWords(gone)) → \(formWords(came))"
    }
  }

  /// Smaller for what tells more: what everyone can reach and what prolongs a life, then the rest.
  var weight: Int {
    let kinds = (old + new).map(\.kind)
    if kinds.contains(.reaches) { return 0 }
    return kinds.contains { [.owns, .keeps, .subscribes].contains($0) } ? 1 : 2
  }

  /// Where it stands, or stood.
  var location: Location? { (new.isEmpty ? old : new).lazy.compactMap(\.location).first }
}

/// The sorts of relation between two components: `owns, reaches (singleton)`.
private func formWords(_ forms: [RelationChange.Form]) -> String {
  forms.map(\.words).joined(separator: ", ")
}

extension RelationChange.Form {
  /// True when they differ at most in how often and where they stand.
  fileprivate func isSameSort(as other: Self) -> Bool {
    (kind, via, place, isReleased) == (other.kind, other.via, other.place, other.isReleased)
  }

  fileprivate var words: String {
    var notes: [String] = []
    if let via { notes.append(via.rawValue) }
    if let place, place != .body { notes.append("in \(placeWords(place))") }
    if isReleased { notes.append(kind == .subscribes ? "cancelled" : "released") }
    if count > 1 { notes.append(counted(count, "place")) }
    return notes.isEmpty ? kind.rawValue : "\(kind.rawValue) (\(notes.joined(separator: ", ")))"
  }
}

private func placeWords(_ place: Relation.Place) -> String {
  switch place {
  case .body: "a body"
  case .defaultArgument: "a default argument"
  case .propertyInitializer, .staticInitializer: "an initializer"
  case .extension: "an extension"
  case .compositionRoot: "a composition root"
  case .test: "a test"
  case .preview: "a preview"
  case .unbuilt: "code that nothing builds"
  }
}

extension AccessPointChange {
  /// What became of it: `replaceable → fixed`; how often it is reached.
  var words: String {
    if let property = properties.first {
      return "\(property.old ?? "") → \(property.new ?? "")"
    }
    let accesses = accessPoint.accesses.reduce(0) { $0 + $1.count }
    let verb = change == .removed ? "was reached" : "reached"
    return accesses == 0
      ? "\(verb) from nowhere" : "\(verb) from \(counted(accesses, "place"))"
  }
}

extension VerdictChange {
  /// `inject → leave`.
  var words: String { "\(old?.rawValue ?? "none") → \(new?.rawValue ?? "none")" }

  var change: Change { old == nil ? .added : new == nil ? .removed : .changed }
}

extension NumberChange {
  /// Its name for people.
  var title: String { InventoryColumn.all.first { $0.key.rawValue == number }?.title ?? number }

  /// `+3`, `-12`.
  var step: String { new > old ? "+\(grouped(new - old))" : grouped(new - old) }
}
