import Model

/// The relations of the page's data, one row for each pair of components.
///
/// Each row is `[component, component, style, part, part …]`: from, to, the strongest style, and for
/// each way in which they are related `[style, kind, number of places, slot, note, file, line,
/// excerpt, file, line, excerpt …]`: `kind`, `slot`, `note` and `excerpt` are texts; at most as many
/// places as the limits allow.
struct PageDataRelations {
  private let graph: DrawingIndex
  private let limits: PageDataLimits

  init(_ graph: DrawingIndex, _ limits: PageDataLimits) {
    self.graph = graph
    self.limits = limits
  }

  func rows(_ tables: inout PageTables) -> [ScriptText] {
    graph.edges.map { edge in
      let parts = parts(of: edge).map { scriptNumbers($0.written(limits, &tables)) }
      let ends = [edge.from, edge.to, edge.style.rawValue]
      return "[\((ends.map { number -> ScriptText in "\(number)" } + parts).joined(","))]"
    }
  }

  /// Relations that say the same share their places.
  private func parts(of edge: DrawingIndex.Edge) -> [Part] {
    var parts: [Part] = []
    for merged in edge.parts {
      let relation = graph.report.relations[merged.relation]
      let part = Part(
        style: merged.style, kind: relation.kind, slot: relation.slot, note: note(on: relation),
        places: max(1, relation.evidence.count), evidence: relation.evidence)
      if let known = parts.firstIndex(where: { $0.says(part) }) {
        parts[known].places += part.places
        parts[known].evidence += part.evidence
      } else {
        parts.append(part)
      }
    }
    return parts.sorted { $0.order < $1.order }
  }
}

private struct Part {
  let style: EdgeStyle
  let kind: Relation.Kind
  let slot: String?
  let note: String?
  var places: Int
  var evidence: [Evidence]

  var order: (EdgeStyle, String, String, String) { (style, kind.rawValue, slot ?? "", note ?? "") }

  func says(_ other: Part) -> Bool { order == other.order }

  func written(_ limits: PageDataLimits, _ tables: inout PageTables) -> [Int] {
    var numbers = [
      style.rawValue, tables.texts.position(of: kind.rawValue) as Int, places,
      tables.texts.position(of: slot), tables.texts.position(of: note),
    ]
    for (number, evidence) in evidence.sorted().prefix(limits.places).enumerated() {
      let isShown = number < limits.excerpts && !evidence.excerpt.isEmpty
      numbers += place(evidence.location, &tables)
      numbers.append(tables.texts.position(of: isShown ? evidence.excerpt : nil))
    }
    return numbers
  }
}

/// What the kind alone does not say: how and where a global is reached, where a slot is emptied, how
/// a subscription ends.
private func note(on relation: Relation) -> String? {
  switch relation.kind {
  case .reaches:
    let words = [relation.via.map(words), relation.place.flatMap(words)].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  case .subscribes: return subscriptionText(relation)
  case .owns, .keeps:
    let routines = Set(relation.releasedAt.map(\.routine)).sorted()
    return routines.isEmpty ? nil : "released in " + listed(routines)
  case .uses, .creates, .refers, .defers, .provides: return nil
  }
}

private func words(_ via: Relation.Via) -> String {
  switch via {
  case .singleton: "a singleton"
  case .kotlinObject: "a Kotlin object"
  case .serviceLocator: "by a service locator"
  case .environment: "by the environment"
  case .ambientValue: "an ambient value"
  case .system: "of the system"
  }
}

/// Nothing for the body of code, where accesses usually stand.
private func words(_ place: Relation.Place) -> String? {
  switch place {
  case .body: nil
  case .defaultArgument: "as a default argument"
  case .propertyInitializer: "where a property gets its first value"
  case .staticInitializer: "where a static gets its first value"
  case .extension: "in an extension"
  case .compositionRoot: "in a composition root"
  case .test: "in a test"
  case .preview: "in a preview"
  case .unbuilt: "in code that nothing builds"
  }
}
