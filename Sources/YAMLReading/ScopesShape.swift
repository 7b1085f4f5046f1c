package import Model

extension Shape {
  /// What stands behind `scopes`, in manifests and settings alike.
  package static let scopes = Shape.names(
    noun: "scope",
    of: .anyOf([
      .nothing,
      .record([
        Key("within", .text("the name of a scope"), "The scope that outlives this one directly"),
        Key(
          "screens", .boolean,
          "True when flows and screens are shown in it and end with it, as in a room or a document"),
      ]),
    ]))
}

/// The scopes that a checked tree declares, also those whose parent could not be read.
package func scopeDeclarations(in node: YAMLNode?) -> [ScopeDeclaration] {
  guard let node, case .mapping(let entries, _) = node else { return [] }
  return entries.filter { !$0.key.isEmpty }.map { entry in
    let parent = entry.value["within"]
    return ScopeDeclaration(
      name: entry.key, parent: parent?.text, showsScreens: entry.value["screens"]?.boolean,
      location: entry.keyLocation,
      parentLocation: parent?.location)
  }
}
