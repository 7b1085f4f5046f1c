/// The one graph of all inputs: components, their relations and lifetimes. Immutable once built;
/// every list is sorted, so equal inputs give equal graphs.
package struct CodeGraph: Sendable {
  package var name: String
  package var scopes: ScopeTree
  /// Sorted by id.
  package var components: [Component]
  /// Sorted by source, target, kind, place and slot.
  package var relations: [Relation]
  /// Sorted by component, then by spelling.
  package var accessPoints: [AccessPoint]
  /// Routines that end a session, sorted by place.
  package var sessionEndings: [SessionEnding]
  /// What the system starts by itself, sorted by name.
  package var processes: [AppProcess]
  /// Where code switches the compiler's check of isolation off, sorted by place.
  package var silenced: [SilencedPlace]
  /// What is shown and strongly held, in the order of the sources.
  package var interfaceSlots: [InterfaceSlot]
  /// What is usable only after a set-up, in the order of the sources.
  package var lateSlots: [LateSlot]
  /// Constants that must not be used by two threads at once, in the order of the sources.
  package var sharedTools: [SharedTool]
  /// Where the product makes objects, and resources of the system of which one is enough; sorted by
  /// place.
  package var creations: [Creation]
  /// What the initializers of the product ask for, sorted by place.
  package var initializerParameters: [InitializerParameter]
  /// Types whose instances share their state, in the order of the sources.
  package var sharedStorages: [SharedStorage]
  /// Where code with credentials uses the session that all code shares, sorted by place.
  package var credentialedAccesses: [CredentialedAccess]
  /// Globals that reach others while they are made, sorted by spelling.
  package var initializations: [Initialization]
  /// What is asked before it is prepared, sorted by place.
  package var earlyUses: [EarlyUse]
  /// What containers hand out, sorted by component, key and place.
  package var bindings: [Binding]
  /// Components that make something for themselves when they are made.
  package var selfMade: Set<ComponentID>
  /// Changes of what the compiler is told not to check, with nothing around; sorted by place.
  package var unguardedWrites: [UnguardedWrite] = []
  /// Globals whose making sets something going, sorted by spelling.
  package var startEffects: [StartEffect] = []
  /// Ends of global instances that save or close something, sorted by place.
  package var unreachedEnds: [UnreachedEnd] = []
  /// Functions of the product that change global state for tests alone, sorted by place.
  package var testResets: [TestReset] = []
  /// Global state that tests change and leave so, sorted by place.
  package var testWrites: [TestWrite] = []
  /// Where views ask their environment for what is not there, sorted by place.
  package var environmentGaps: [EnvironmentGap] = []
  /// Objects that views make anew each time, sorted by place.
  package var viewObjects: [ViewObject] = []
  /// What holds in each Swift module where code says nothing of its isolation.
  package var defaultIsolations = DefaultIsolations()
  /// Components of which the system makes the objects, by a constructor of its own choice.
  package var systemMade: Set<ComponentID> = []
  /// Who makes what in the product, sorted.
  package var makings: [Making] = []
  /// Global instances that give no answer to those who reach them: they are told things, and nobody
  /// learns anything from them.
  package var unansweringInstances: Set<ComponentID> = []
  /// What manifests and sources say differently, sorted by place.
  package var drifts: [Drift]
  /// Names that could not be linked, mistakes of directives.
  package var problems: [Problem]

  package init(
    name: String, scopes: ScopeTree, components: [Component], relations: [Relation],
    accessPoints: [AccessPoint], sessionEndings: [SessionEnding], processes: [AppProcess] = [],
    silenced: [SilencedPlace] = [], interfaceSlots: [InterfaceSlot] = [],
    lateSlots: [LateSlot] = [], sharedTools: [SharedTool] = [], creations: [Creation] = [],
    initializerParameters: [InitializerParameter] = [],
    sharedStorages: [SharedStorage] = [], credentialedAccesses: [CredentialedAccess] = [],
    initializations: [Initialization] = [], earlyUses: [EarlyUse] = [], bindings: [Binding] = [],
    selfMade: Set<ComponentID> = [], drifts: [Drift] = [],
    problems: [Problem]
  ) {
    self.name = name
    self.scopes = scopes
    self.components = components
    self.relations = relations
    self.accessPoints = accessPoints
    self.sessionEndings = sessionEndings
    self.processes = processes
    self.silenced = silenced
    self.interfaceSlots = interfaceSlots
    self.lateSlots = lateSlots
    self.sharedTools = sharedTools
    self.creations = creations
    self.initializerParameters = initializerParameters
    self.sharedStorages = sharedStorages
    self.credentialedAccesses = credentialedAccesses
    self.initializations = initializations
    self.earlyUses = earlyUses
    self.bindings = bindings
    self.selfMade = selfMade
    self.drifts = drifts
    self.problems = problems
  }
}

/// A declaration through which everyone can reach a component.
package struct AccessPoint: Sendable, Hashable, Codable {
  /// Number of accesses in one sort of place.
  package struct Count: Sendable, Hashable, Codable {
    package let place: Relation.Place
    package let count: Int

    package init(place: Relation.Place, count: Int) {
      self.place = place
      self.count = count
    }
  }

  /// A variable of a component.
  package struct Store: Sendable, Hashable, Codable {
    package let component: ComponentID
    package let field: String

    package init(component: ComponentID, field: String) {
      self.component = component
      self.field = field
    }
  }

  /// The component that is reached.
  package var component: ComponentID
  /// The declared name: `shared`.
  package var name: String
  /// What a caller writes: `SessionManager.shared`.
  package var spelling: String
  /// True when the access point itself can be replaced.
  package var isMutable: Bool
  /// True when callers can also construct instances of their own.
  package var isConstructible: Bool
  package var location: Location?
  /// The variable that holds the instance, where that is another one: `_shared` behind `shared`.
  package var store: Store?
  /// Sorted by place; only places with accesses.
  package var accesses: [Count]
  /// Names of the processes in which it exists, each with an instance of its own; empty when no
  /// build description says so.
  package var processes: [String]

  package init(
    component: ComponentID, name: String, spelling: String, isMutable: Bool,
    isConstructible: Bool, location: Location?, store: Store? = nil, accesses: [Count] = []
  ) {
    self.component = component
    self.name = name
    self.spelling = spelling
    self.isMutable = isMutable
    self.isConstructible = isConstructible
    self.location = location
    self.store = store
    self.accesses = accesses
    self.processes = []
  }
}

/// A routine that ends a session: `logout`, `signOut`, a token-expired handler; or one that gives an
/// object another session.
package struct SessionEnding: Sendable, Hashable, Codable {
  /// The session that an object which goes on gets instead.
  package struct Successor: Sendable, Hashable, Codable {
    /// The type of the session's object.
    package let session: ComponentID
    /// The field that gets it.
    package let slot: String
    /// The parameter that hands it over.
    package let parameter: String

    package init(session: ComponentID, slot: String, parameter: String) {
      self.session = session
      self.slot = slot
      self.parameter = parameter
    }
  }

  /// A type in which a function that the routine calls does nothing.
  package struct Idle: Sendable, Hashable, Codable {
    package let component: ComponentID
    package let location: Location?

    package init(component: ComponentID, location: Location?) {
      self.component = component
      self.location = location
    }
  }

  /// One thing that the routine does, itself or through what it calls.
  package struct Step: Sendable, Hashable, Codable {
    /// For people: `calls Account.prepareForDeletion`, `empties Store.user`.
    package let action: String
    /// How many calls lead to it; 0 for what the routine does itself.
    package let depth: Int
    /// In the words of the source; `nil` when it always happens.
    package let condition: String?
    /// True in a task or on a queue: it comes after what follows in the source.
    package let isLater: Bool
    /// Where what it calls does nothing although it does something elsewhere; sorted.
    package let idle: [Idle]
    package let location: Location?

    package init(
      action: String, depth: Int, condition: String?, isLater: Bool, idle: [Idle] = [],
      location: Location?
    ) {
      self.action = action
      self.depth = depth
      self.condition = condition
      self.isLater = isLater
      self.idle = idle
      self.location = location
    }
  }

  /// One field that the routine empties, itself or through what it calls.
  package struct Cleared: Sendable, Hashable, Codable {
    package let component: ComponentID
    package let field: String
    /// True when it gets another value instead of none.
    package let isReplaced: Bool
    /// In the words of the source; `nil` when it always happens.
    package let condition: String?
    /// True when code that is about something else empties it on its way: that says nothing of
    /// what the routine is meant to empty.
    package let isIncidental: Bool
    package let location: Location?

    package init(
      component: ComponentID, field: String, isReplaced: Bool, condition: String?,
      isIncidental: Bool, location: Location?
    ) {
      self.component = component
      self.field = field
      self.isReplaced = isReplaced
      self.condition = condition
      self.isIncidental = isIncidental
      self.location = location
    }
  }

  package var component: ComponentID
  /// `nil` for a routine that just ends the session.
  package var successor: Successor?
  /// Name for people: `SessionManager.logout`, `AccountView 'Sign out'`.
  package var name: String
  package var location: Location?
  /// What it asks for before it does anything; `nil` when it always does something.
  package var condition: String?
  /// In the order of the source, what a call comes to below it.
  package var steps: [Step]
  /// Sorted by component, field and place.
  package var clears: [Cleared]

  package init(component: ComponentID, name: String, location: Location?, clears: [Cleared]) {
    self.component = component
    self.successor = nil
    self.name = name
    self.location = location
    self.condition = nil
    self.steps = []
    self.clears = clears
  }
}
