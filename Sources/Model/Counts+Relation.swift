extension Inventory.Counts {
  /// Counts the accesses of one relation, each place of it once.
  package mutating func count(_ relation: Relation) {
    guard relation.kind == .reaches else { return }
    let accesses = relation.evidence.count
    switch relation.via {
    case .system:
      if relation.unrepeatableSource == nil { systemAccesses += accesses }
    case .singleton, .kotlinObject: count(accesses, at: relation.place)
    case .serviceLocator:
      if relation.place?.isOfProduct != false { containerLookups += accesses }
    case .environment:
      if relation.place?.isOfProduct != false { environmentReads += accesses }
    case .ambientValue:
      if relation.place?.isOfProduct != false { ambientReads += accesses }
    case nil: break
    }
  }

  private mutating func count(_ accesses: Int, at place: Relation.Place?) {
    switch place {
    case .body, .propertyInitializer, .staticInitializer, .extension, nil:
      accessesInBodies += accesses
    case .defaultArgument: accessesInDefaults += accesses
    case .compositionRoot: accessesInRoots += accesses
    case .test, .preview: accessesInTests += accesses
    // What nothing builds is drawn, and counts nowhere.
    case .unbuilt: break
    }
  }
}

extension Relation.Place {
  /// True outside of tests, previews and code that nothing builds.
  package var isOfProduct: Bool {
    switch self {
    case .test, .preview, .unbuilt: false
    case .body, .defaultArgument, .propertyInitializer, .staticInitializer, .extension,
      .compositionRoot:
      true
    }
  }
}
