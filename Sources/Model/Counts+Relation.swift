extension Inventory.Counts {
  /// Counts the accesses of one relation, each place of it once; `accessPoints` are those of what it
  /// leads to.
  package mutating func count(_ relation: Relation, to accessPoints: [AccessPoint]) {
    guard relation.kind == .reaches else { return }
    let accesses = relation.evidence.count
    if relation.reachesGlobal(of: accessPoints) { count(accesses, at: relation.place) }
    switch relation.via {
    case .system:
      if relation.unrepeatableSource == nil { systemAccesses += accesses }
    case .singleton, .kotlinObject: break
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

extension Relation {
  /// True for an access to a global of the project, of which these are the access points: by itself,
  /// or as what a locator hands out under that name.
  package func reachesGlobal(of accessPoints: [AccessPoint]) -> Bool {
    guard kind == .reaches else { return false }
    return switch via {
    case .singleton, .kotlinObject: true
    case .serviceLocator: accessPoints.contains { $0.name == slot }
    case .environment, .ambientValue, .system, nil: false
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
