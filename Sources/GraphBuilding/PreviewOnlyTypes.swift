import Model

/// Types that only previews construct: what they reach is reached for a preview. Classes count only
/// when they are private, since nibs and storyboards make others without a word of code.
func previewOnlyTypes(_ program: Program, _ events: CodeEvents) -> Set<Int> {
  var previewed: Set<Int> = []
  var others: Set<Int> = []
  for construction in events.constructions {
    if construction.site.place == .preview {
      previewed.insert(construction.type)
    } else {
      others.insert(construction.type)
    }
  }
  return previewed.subtracting(others).filter {
    let entry = program.types[$0]
    return entry.visibility == .file
      || entry.keyword == .struct && entry.visibility == .module
  }
}

extension CodeEvents {
  /// Counts the accesses of types that only previews or tests make as those of a preview or test.
  mutating func moveAccesses(of types: Set<Int>, to place: Relation.Place) {
    if types.isEmpty { return }
    for index in accesses.indices {
      if case .type(let type) = accesses[index].site.owner, types.contains(type) {
        accesses[index].site.place = place
      }
    }
  }
}
