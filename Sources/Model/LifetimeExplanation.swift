/// Why a component lives as long as it does: the answer to `why A`.
package struct LifetimeExplanation: Sendable, Hashable, Codable {
  /// How something that lives long keeps the component, through others or directly.
  package struct KeeperPath: Sendable, Hashable, Codable {
    /// The life that the path gives to the component.
    package let scope: String
    /// From the component that lives so long by itself down to the one that is explained; a single
    /// step when that is the same.
    package let steps: [PathStep]
    /// True when a holder lets go of something on the way, so that some instances end earlier.
    package let mayEndEarlier: Bool

    package init(scope: String, steps: [PathStep], mayEndEarlier: Bool) {
      self.scope = scope
      self.steps = steps
      self.mayEndEarlier = mayEndEarlier
    }
  }

  /// A component that stores the explained one strongly.
  package struct Keeper: Sendable, Hashable, Codable {
    package let component: ComponentID
    package let kind: Relation.Kind
    package let slot: String?
    /// How long what is in the slot can live: as long as the keeper, or the process for a static.
    package let effectiveScope: String?
    /// Places that empty or replace the slot; with one of them the keeper is a holder. Sorted.
    package let releases: [Release]
    package let location: Location?

    package init(
      component: ComponentID, kind: Relation.Kind, slot: String?, effectiveScope: String?,
      releases: [Release], location: Location?
    ) {
      self.component = component
      self.kind = kind
      self.slot = slot
      self.effectiveScope = effectiveScope
      self.releases = releases
      self.location = location
    }
  }

  /// Accesses of one sort from one sort of place.
  package struct Reach: Sendable, Hashable, Codable {
    package let via: Relation.Via
    package let place: Relation.Place
    /// Number of accesses.
    package let count: Int
    /// Who reaches it from there; sorted, never empty.
    package let components: [ComponentID]

    package init(via: Relation.Via, place: Relation.Place, count: Int, components: [ComponentID]) {
      self.via = via
      self.place = place
      self.count = count
      self.components = components
    }
  }

  package let component: ComponentID
  package let declaredScope: String?
  package let effectiveScope: String?
  /// Strongest first.
  package let evidence: [ScopeEvidence]
  /// Shortest first.
  package let keeperPaths: [KeeperPath]
  /// True when there are further keeper paths.
  package let hasMoreKeeperPaths: Bool
  /// The longest-living first, then by component, kind and slot.
  package let keepers: [Keeper]
  /// The declarations through which everyone can reach it.
  package let accessPoints: [AccessPoint]
  /// In the order of `Relation.Via`, then of `Relation.Place`.
  package let reachedFrom: [Reach]

  package init(
    component: Component, keeperPaths: [KeeperPath], hasMoreKeeperPaths: Bool, keepers: [Keeper],
    accessPoints: [AccessPoint], reachedFrom: [Reach]
  ) {
    self.component = component.id
    self.declaredScope = component.declaredScope
    self.effectiveScope = component.effectiveScope
    self.evidence = component.scopeEvidence
    self.keeperPaths = keeperPaths
    self.hasMoreKeeperPaths = hasMoreKeeperPaths
    self.keepers = keepers
    self.accessPoints = accessPoints
    self.reachedFrom = reachedFrom
  }
}
