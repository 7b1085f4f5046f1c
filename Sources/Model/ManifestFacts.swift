/// Everything a manifest declares. Names are linked among themselves by the reader: a relation may
/// name a component that the manifest does not declare, a scope never one that does not exist.
package struct ManifestFacts: Sendable {
  package var path: String
  package var name: String?
  /// True when components found in sources and not declared here are drift.
  package var isComplete = false
  /// `nil` when the manifest keeps the standard tree.
  package var scopes: ScopeTree?
  /// In the order of the file.
  package var components: [ManifestComponent] = []

  package init(path: String) {
    self.path = path
  }
}

/// One entry under `components`.
package struct ManifestComponent: Sendable {
  /// As written, by which relations name it: `Name`, `Module/Name` or `Module/Name@qualifier`.
  package let key: String
  package var name: String
  package var module: String?
  /// What tells it from another of its name and module.
  package var qualifier: String?
  package var scope: String?
  package var role: Component.Role?
  package var kind: Component.Kind?
  package var isolation: Component.Isolation?
  /// `access: global`: everyone can reach it.
  package var isGlobal = false
  package var state: [ManifestState] = []
  package var relations: [ManifestRelation] = []
  package var location: Location
  package var scopeLocation: Location?

  package init(key: String, location: Location) {
    self.key = key
    self.location = location
    let mark = key.firstIndex(of: "@").flatMap { $0 == key.startIndex ? nil : $0 }
    let head = mark.map { String(key[..<$0]) } ?? key
    qualifier = mark.map { String(key[key.index(after: $0)...]) }
    let slash = head.lastIndex(of: "/")
    name = slash.map { String(head[head.index(after: $0)...]) } ?? head
    module = slash.map { String(head[..<$0]) }
  }
}

/// One entry under `state`.
package struct ManifestState: Sendable {
  package var name: String
  package var type: String?
  package var scope: String?
  package var isMutable = false
  package var isStatic = false
  package var isPersisted = false
  /// Routine that empties it at the end of the session.
  package var clearedIn: String?
  package var location: Location

  package init(name: String, location: Location) {
    self.name = name
    self.location = location
  }
}

/// One entry under a relation key.
package struct ManifestRelation: Sendable {
  package var kind: Relation.Kind
  package var target: String
  /// Routine that empties the slot: makes the keeper a holder.
  package var releasedIn: String?
  /// The field of the source that holds the target.
  package var slot: String?
  /// How the callback of a subscription captures the source; `nil` when nothing is said.
  package var captures: Subscription.Capture?
  package var holder: Subscription.Holder?
  package var via: Relation.Via?
  package var place: Relation.Place?
  package var location: Location

  package init(kind: Relation.Kind, target: String, location: Location) {
    self.kind = kind
    self.target = target
    self.location = location
  }
}
