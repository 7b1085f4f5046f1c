extension Inventory.Counts {
  /// Counts the accesses of one relation, each place of it once.
  package mutating func count(_ relation: Relation) {
    guard relation.kind == .reaches else { return }
    let accesses = relation.evidence.count
    switch relation.via {
    case .system:
      if relation.unrepeatableSource == nil { systemAccesses += accesses }
    case .singleton, .kotlinObject: count(accesses, at: relation.place)
    case .serviceLocator, .environment, .ambientValue, nil: break
    }
  }

  private mutating func count(_ accesses: Int, at place: Relation.Place?) {
    switch place {
    case .body, .propertyInitializer, .staticInitializer, .extension, nil:
      accessesInBodies += accesses
    case .defaultArgument: accessesInDefaults += accesses
    case .compositionRoot: accessesInRoots += accesses
    case .test, .preview: accessesInTests += accesses
    }
  }
}
