/// Identity of a component: module, qualified name and qualifier, so that equal names in two
/// modules stay two nodes. Spelled `Module/Outer.Inner` or `Module/Name@qualifier`.
package struct ComponentID: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
  package let text: String

  package init(module: String, name: String, qualifier: String? = nil) {
    let base = module.isEmpty ? name : "\(module)/\(name)"
    text = qualifier.map { "\(base)@\($0)" } ?? base
  }

  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  package var description: String { text }

  package static func < (left: ComponentID, right: ComponentID) -> Bool { left.text < right.text }
}

/// A node of the graph: a type, a global variable or a name that a manifest declares.
package struct Component: Sendable, Hashable, Codable {
  /// What it is in its language.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case `class`, `struct`, actor, `enum`, `protocol`, object, companion
    /// A binding of a dependency-injection container.
    case binding
    /// A stored variable at the top level of a file.
    case global
    /// Declared by a manifest, which does not say what it is in code.
    case declared
    /// Named by others and declared nowhere.
    case undeclared
    /// A type of the system or of a third party.
    case external
  }

  /// What part it plays; decides where rules speak.
  package enum Role: String, Sendable, Codable, CaseIterable {
    case ordinary
    case compositionRoot = "composition-root"
    case view
    case logger
    case configuration
    /// A thin wrapper of a system object.
    case systemWrapper = "system-wrapper"
    case system
    case test
    case preview
    case sample
    case generated
    /// Under an `#if` that no build description defines.
    case unbuilt
  }

  /// What it holds.
  package enum State: String, Sendable, Codable, CaseIterable {
    case unknown
    case stateless
    case immutable
    case appendOnly = "append-only"
    case mutable
    case holdsUI = "holds-ui"
  }

  /// What guards its state.
  package enum Isolation: String, Sendable, Codable, CaseIterable {
    case none
    case actor
    case mainActor = "main-actor"
    case globalActor = "global-actor"
    case lock
    case unsafe
  }

  package var id: ComponentID
  /// Qualified name within the module.
  package var name: String
  package var module: String
  package var kind: Kind
  package var language: Language
  package var role: Role
  /// What someone wrote, or a framework convention says.
  package var declaredScope: String?
  /// What the code does: the longest-living scopes that keep it alive, joined by ` | ` when there
  /// are unrelated ones; `nil` when nothing is known.
  package var effectiveScope: String?
  /// Strongest first.
  package var scopeEvidence: [ScopeEvidence]
  package var state: State
  /// Why it is in that state, where that is not plain from its fields; one clause for people.
  package var stateReason: String?
  package var isolation: Isolation
  /// Where the isolation comes from, one clause for people; `nil` where nothing guards the state.
  package var isolationReason: String?
  /// Words that switch the compiler's check of its isolation off; in the order of the source.
  package var silencers: [Silencer]
  /// In the order of the source.
  package var fields: [Field]
  /// Names of the processes in which it exists; empty when no build description says so.
  package var processes: [String]
  /// `nil` for components that stand in no file.
  package var location: Location?

  package init(
    id: ComponentID, name: String, module: String, kind: Kind, language: Language,
    role: Role = .ordinary, location: Location? = nil
  ) {
    self.id = id
    self.name = name
    self.module = module
    self.kind = kind
    self.language = language
    self.role = role
    self.declaredScope = nil
    self.effectiveScope = nil
    self.scopeEvidence = []
    self.state = .unknown
    self.stateReason = nil
    self.isolation = .none
    self.isolationReason = nil
    self.silencers = []
    self.fields = []
    self.processes = []
    self.location = location
  }
}

/// Why a component has its scope.
package struct ScopeEvidence: Sendable, Hashable, Codable {
  /// Kinds of evidence, strongest first.
  package enum Source: String, Sendable, Codable, CaseIterable {
    case manifest
    case directive
    case settings
    case injection
    case framework
    /// Stored in a static or top-level variable.
    case storage
    /// Captured by a callback that the system holds and nobody cancels.
    case subscription
    /// Kept by a component of that scope.
    case ownership
    /// Made from what belongs to that scope, such as a user's credentials.
    case content
    case name
  }

  package let scope: String
  package let source: Source
  /// One sentence for people, without a period.
  package let detail: String
  package let location: Location?

  package init(scope: String, source: Source, detail: String, location: Location?) {
    self.scope = scope
    self.source = source
    self.detail = detail
    self.location = location
  }
}

/// A slot of a component: a stored property, a persisted value, or a state entry of a manifest.
package struct Field: Sendable, Hashable, Codable {
  /// Where its value lives.
  package enum Storage: String, Sendable, Codable, CaseIterable {
    case memory
    /// User defaults, keychain, files: it survives the process.
    case persisted
    /// The rows of a table of a database.
    case table
  }

  package var name: String
  /// As people write it; empty when unknown.
  package var type: String
  package var isStatic: Bool
  package var isMutable: Bool
  package var isOptional: Bool
  /// True when only its own file can write it.
  package var isPrivate: Bool
  /// True when single elements are taken out of it: a registry of what belongs to several owners.
  package var losesElements: Bool
  /// True for a collection into which things are put, and out of which nothing is ever taken.
  package var onlyGrows: Bool
  package var storage: Storage
  /// What guards it: its own annotation, or what guards its component.
  package var isolation: Component.Isolation
  package var strength: Strength
  /// Scope that its data belongs to, when someone declared it or the evidence says so.
  package var dataScope: String?
  /// Why its data belongs to that scope, strongest first.
  package var dataEvidence: [DataEvidence]
  /// Who changes it after initialization; sorted, without the initializers of its own component.
  package var writers: [FieldAccess]
  /// Who reads it; sorted.
  package var readers: [FieldAccess]
  /// Session-ending routines that empty it; sorted by place.
  package var clearedIn: [Clearing]
  package var location: Location?

  package init(name: String, type: String, location: Location?) {
    self.name = name
    self.type = type
    self.isStatic = false
    self.isMutable = false
    self.isOptional = false
    self.isPrivate = false
    self.losesElements = false
    self.onlyGrows = false
    self.storage = .memory
    self.isolation = .none
    self.strength = .strong
    self.dataScope = nil
    self.dataEvidence = []
    self.writers = []
    self.readers = []
    self.clearedIn = []
    self.location = location
  }
}

/// One reason to take a field's content for data of a scope.
package struct DataEvidence: Sendable, Hashable, Codable {
  package let confidence: Confidence
  /// One clause for people, such as `cleared in Session.logout()`.
  package let detail: String

  package init(confidence: Confidence, detail: String) {
    self.confidence = confidence
    self.detail = detail
  }
}

/// Who touches a field, and where.
package struct FieldAccess: Sendable, Hashable, Codable, Comparable {
  package let component: ComponentID
  package let location: Location?

  package init(component: ComponentID, location: Location?) {
    self.component = component
    self.location = location
  }

  package static func < (left: FieldAccess, right: FieldAccess) -> Bool {
    if left.component != right.component { return left.component < right.component }
    guard let first = left.location, let second = right.location else {
      return left.location == nil && right.location != nil
    }
    return first < second
  }
}

/// One place where a session-ending routine empties a field.
package struct Clearing: Sendable, Hashable, Codable {
  /// Name of the routine for people: `SessionManager.logout`.
  package let routine: String
  /// The condition under which it clears, in the words of the source; `nil` when always.
  package let condition: String?
  package let location: Location?

  package init(routine: String, condition: String?, location: Location?) {
    self.routine = routine
    self.condition = condition
    self.location = location
  }
}
