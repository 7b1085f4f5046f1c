import KotlinExtraction
package import Model

/// How the annotations of declarations in the trees of Kotlin files agree with those in their text.
package struct AnnotationComparison {
  package private(set) var countInText = 0
  package private(set) var countInTrees = 0
  /// A line for each annotation that only one of them has.
  package private(set) var differences: [String] = []

  package init(of sources: [SourceText]) {
    for source in sources {
      let text = countAnnotations(in: source.text)
      let tree = annotationPlaces(in: source)
      countInText += text.count
      countInTrees += tree.count
      differences += lines(text, without: tree, "is in no tree", source)
      differences += lines(tree, without: text, "is only in the tree", source)
    }
  }

  private func lines(
    _ places: [AnnotationPlace], without others: [AnnotationPlace], _ what: String,
    _ source: SourceText
  ) -> [String] {
    var left = others.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return places.compactMap { place in
      if let count = left[place], count > 0 {
        left[place] = count - 1
        return nil
      }
      return "\(source.path):\(place.line): @\(place.name) \(what)"
    }
  }
}

/// What the parser of Kotlin makes of the files below a folder: annotations that it attaches elsewhere
/// than they stand, and files that it does not understand whole.
func checkKotlinTrees(below folder: String) throws -> String {
  let sources = try sourceFiles(below: folder).filter { $0.path.hasSuffix(".kt") }
  let comparison = AnnotationComparison(of: sources)
  let unread = sources.map(extractKotlin).filter { $0.understoodByteCount < $0.byteCount }
  let lost = unread.map { facts in
    let place = facts.problems.first?.location.map { "\($0.file):\($0.line)" } ?? facts.path
    return "\(place): \(facts.byteCount - facts.understoodByteCount) of \(facts.byteCount) bytes"
  }
  return
    (comparison.differences + lost + [
      "\(sources.count) files, \(unread.count) not understood whole",
      "annotations of declarations: \(comparison.countInText) in the text, "
        + "\(comparison.countInTrees) in trees, \(comparison.differences.count) different",
    ]).joined(separator: "\n")
}
