/// What became of something from one report to the next.
package enum Change: String, Sendable, Codable, CaseIterable {
  case added, removed, changed
}

/// One property with both of its values.
package struct PropertyChange: Sendable, Hashable, Codable {
  package enum Property: String, Sendable, Codable, CaseIterable {
    case name, module, kind, role, declaredScope, effectiveScope, state, isolation
    /// Of a scope: the one that outlives it.
    case parent
    /// Of an access point: whether another object can be put in its place.
    case mutability
  }

  package let property: Property
  /// `nil` when there was none.
  package let old: String?
  /// `nil` when there is none.
  package let new: String?

  package init(_ property: Property, old: String?, new: String?) {
    self.property = property
    self.old = old
    self.new = new
  }
}

/// A component that came, went or became another.
package struct ComponentChange: Sendable, Hashable, Codable {
  package let change: Change
  /// Of a removed one its last identity.
  package let component: ComponentID
  /// Its identity before it moved to another module or was renamed; `nil` when it did not.
  package let earlier: ComponentID?
  /// As it is now; of a removed one as it was.
  package let name: String
  package let module: String
  package let kind: Component.Kind
  package let language: Language
  package let role: Component.Role
  package let declaredScope: String?
  package let effectiveScope: String?
  package let location: Location?
  /// What differs; empty unless it changed.
  package let properties: [PropertyChange]

  package init(
    _ change: Change, _ component: Component, earlier: ComponentID? = nil,
    properties: [PropertyChange] = []
  ) {
    self.change = change
    self.component = component.id
    self.earlier = earlier
    name = component.name
    module = component.module
    kind = component.kind
    language = component.language
    role = component.role
    declaredScope = component.declaredScope
    effectiveScope = component.effectiveScope
    location = component.location
    self.properties = properties
  }
}

/// A scope that came, went or got another parent.
package struct ScopeChange: Sendable, Hashable, Codable {
  package let change: Change
  package let scope: String
  package let properties: [PropertyChange]

  package init(_ change: Change, scope: String, properties: [PropertyChange] = []) {
    self.change = change
    self.scope = scope
    self.properties = properties
  }
}

/// An access point that came, went or can now be replaced, or no more.
package struct AccessPointChange: Sendable, Hashable, Codable {
  package let change: Change
  /// As it is now; of a removed one as it was.
  package let accessPoint: AccessPoint
  package let properties: [PropertyChange]

  package init(_ change: Change, _ accessPoint: AccessPoint, properties: [PropertyChange] = []) {
    self.change = change
    self.accessPoint = accessPoint
    self.properties = properties
  }
}

/// A verdict that is another one now.
package struct VerdictChange: Sendable, Hashable, Codable {
  package let component: ComponentID
  /// What it is bound by; empty for what no binding keeps for a scope.
  package let key: String
  /// `nil` for what had no verdict.
  package let old: Verdict.Action?
  /// `nil` for what has none any more.
  package let new: Verdict.Action?
  /// That of the new verdict, or else of the old one; one sentence, without a period.
  package let reason: String

  package init(old: Verdict?, new: Verdict?, component: ComponentID) {
    self.component = component
    key = (new ?? old)?.key ?? ""
    self.old = old?.action
    self.new = new?.action
    reason = (new ?? old)?.reason ?? ""
  }
}

/// A number of the inventory that is another one now.
package struct NumberChange: Sendable, Hashable, Codable {
  /// Its key in the inventory.
  package let number: String
  package let old: Int
  package let new: Int

  package init(number: String, old: Int, new: Int) {
    self.number = number
    self.old = old
    self.new = new
  }
}
