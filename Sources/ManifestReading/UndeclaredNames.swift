import Model

/// One remark for each name that relations use and nothing declares; a warning when a declared name
/// is so near that it looks like a typing mistake.
func undeclaredNames(in facts: ManifestFacts, declared: [String]) -> [Problem] {
  var known = Set(declared)
  known.formUnion(facts.components.map(\.name))
  for component in facts.components {
    if let module = component.module { known.insert("\(module)/\(component.name)") }
  }
  var told: Set<String> = []
  var missing: [ManifestRelation] = []
  for relation in facts.components.flatMap(\.relations)
  where !known.contains(relation.target) && told.insert(relation.target).inserted {
    missing.append(relation)
  }
  guard !missing.isEmpty else { return [] }
  let index = TypingMistakes(among: declared)
  return missing.map { relation in
    if let meant = index.word(meantBy: relation.target) {
      Problem(
        .warning, "component \(quoted(relation.target)) is not declared",
        advice: "did you mean \(quoted(meant))?", at: relation.location)
    } else {
      Problem(
        .note, "component \(quoted(relation.target)) is named and not declared",
        advice: "declare it under `components`; until then its box is dashed",
        at: relation.location)
    }
  }
}

/// Relations that say the same twice, and those of a component with itself that no code has.
func strangeRelations(in facts: ManifestFacts) -> [Problem] {
  var problems: [Problem] = []
  for component in facts.components {
    var seen: [Relation.Kind: Set<[String]>] = [:]
    for relation in component.relations {
      let kind = relation.kind.rawValue
      let target = quoted(relation.target)
      let words = [
        relation.target, relation.slot ?? "", relation.place?.rawValue ?? "",
        relation.via?.rawValue ?? "", relation.holder?.rawValue ?? "",
        relation.captures?.rawValue ?? "", relation.releasedIn ?? "",
      ]
      if !seen[relation.kind, default: []].insert(words).inserted {
        problems.append(
          Problem(
            .warning, "component \(quoted(component.name)) says twice that it \(kind) \(target)",
            advice: "remove one of the entries", at: relation.location))
      } else if relation.target == component.key, isStrange(relation) {
        problems.append(
          Problem(
            .warning, "component \(target) \(kind) itself",
            advice: "name the other component, or remove the entry", at: relation.location))
      }
    }
  }
  return problems
}

/// A node may know its parent, and a global may reach its own access point.
private func isStrange(_ relation: ManifestRelation) -> Bool {
  switch relation.kind {
  case .reaches, .refers, .defers: false
  case .owns, .keeps, .uses, .creates, .provides, .subscribes: relation.slot == nil
  }
}
