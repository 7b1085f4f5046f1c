import Model

/// Whose code something stands in.
enum CodeOwner: Hashable {
  case type(Int)
  /// A top-level function.
  case function(Int)
  /// The initial value of a top-level variable.
  case global(Int)
  /// Code outside every declaration.
  case file(Int)
}

/// A piece of code: who runs it and where it stands.
struct CodeSite: Hashable {
  var owner: CodeOwner
  var file: Int
  /// The function that it belongs to.
  var function: Int?
  var place: Relation.Place
  /// In the words of the source, joined by ` and `; `nil` when it always runs.
  var condition: String?
  /// True inside a closure that is handed to something that may run it later or never.
  var isDeferred = false
  /// True inside a closure that is put somewhere, to run when somebody calls it.
  var isInStoredClosure = false
  /// The innermost closure that is handed to something.
  var deferringClosure: Span?
  /// True in a task or a queue, which come after what follows in the source.
  var isLater = false
  /// The variable of the lock or queue that is held around it.
  var guardedBy: Int?
  var span: Span
}

/// What a write puts into a slot.
enum WrittenValue: Hashable {
  /// `nil`.
  case absent
  /// An empty or fresh value: `[]`, `removeAll()`, `Type()` for a value type.
  case empty
  /// One element taken out.
  case removal
  /// The value that it starts with.
  case initial
  /// Something put into a collection that stays as it is otherwise.
  case addition
  /// Changed in part.
  case change
  /// Handed out as a binding: whoever has it may write anything, also nothing.
  case lent
  case other
}

/// What all bodies do, in the order of the files.
struct CodeEvents {
  /// A static or top-level variable is touched.
  struct Access {
    let property: Int
    var site: CodeSite
    /// True when it is handed straight to an environment: `.environment(Theme.shared)`.
    let isProvided: Bool
  }

  /// A global of the system or of a third party is touched: `UserDefaults.standard`.
  struct OutsideAccess {
    let type: String
    let member: String
    let site: CodeSite
  }

  /// A type is taken from the application delegate by a cast.
  struct DelegateAccess {
    let type: Int
    let site: CodeSite
  }

  struct Write {
    let property: Int
    let value: WrittenValue
    let type: ValueType
    let origin: ValueOrigin
    /// True inside an initializer of the type that declares the property.
    let isInitialization: Bool
    let site: CodeSite
    /// What is written on the left side of an assignment, without subscripts.
    var target: Span?
    /// True when it is a member of the object whose code writes it.
    var isOwn = false
  }

  /// Something kept outside the process is deleted: a default, a cookie, a folder.
  struct Removal {
    /// For people: `removes the default cart`.
    let action: String
    let site: CodeSite
  }

  /// A closure that a call takes to run it when it is done.
  struct Completion {
    let closure: Span
    /// The code that makes the call.
    let site: CodeSite
  }

  struct Read {
    let property: Int
    let site: CodeSite
  }

  struct Construction {
    let type: Int
    let site: CodeSite
    var name: CalledName?
    /// The initializer that runs; `nil` for one that nobody wrote.
    var initializer: Int?
    /// True when it is handed nothing.
    var isPlain = false
    /// True when Compose keeps it for the composable that makes it: `remember { Player() }`.
    var isRemembered = false
  }

  /// The code hands its own object to what makes an instance of a type.
  struct Handover {
    let type: Int
    let site: CodeSite
  }

  struct Invocation {
    let callee: Int
    /// Positions of parameters that get `nil` or an empty value.
    let absentArguments: Set<Int>
    /// Positions of parameters that get what is in a variable, with that one.
    var copiedArguments: [Int: Int] = [:]
    /// True when the result is handed straight to an environment.
    let isProvided: Bool
    /// True when an argument is the object that calls.
    var handsSelf = false
    let site: CodeSite
    /// True when a closure makes the call, and not the function itself.
    var isInClosure = false
    var name: CalledName?
  }

  /// The name in front of the parentheses of a call.
  struct CalledName {
    let text: String
    /// Ends where the name ends.
    let span: Span

    init(text: String, span: Span) { (self.text, self.span) = (text, span) }

    /// `nil` when something else than a name is called.
    init?(_ call: Call) {
      switch call.callee {
      case .name(let text, let span), .member(_, let text, let span):
        (self.text, self.span) = (text, span)
      default: return nil
      }
    }
  }

  /// An object is handed to an environment.
  struct Provision {
    let type: Int
    let site: CodeSite
  }

  /// A variable is read through a property wrapper of the project.
  struct WrapperUse {
    let wrapper: Int
    let site: CodeSite
  }

  var wrapperUses: [WrapperUse] = []
  var provisions: [Provision] = []
  /// Where something is handed to an environment by its type, which is not known.
  var unclearProvisions: [CodeSite] = []

  /// Where something that may hold objects comes to rest.
  struct Resting {
    let holding: Int
    let place: RestingPlace
    let site: CodeSite
  }

  /// What a variable holds is told to end: `timer.invalidate()`, `removeObserver(token)`.
  struct SlotEnd {
    let property: Int
    let site: CodeSite
    /// True when it is a member of the object whose code ends it.
    let isOwn: Bool
  }

  /// An object is read from what surrounds a part of the user interface: `LocalStore.current`.
  struct AmbientRead {
    let type: Int
    let site: CodeSite
  }

  var ambientReads: [AmbientRead] = []

  /// Screens ask for one view model together.
  struct SharedViewModel {
    let type: Int
    /// For people: `that the fragments of an activity share`.
    let sharing: String
  }

  var sharedViewModels: [SharedViewModel] = []

  /// A listener is taken back from whatever it was added to.
  struct ListenerRemoval {
    let noun: String
    let site: CodeSite
  }

  var listenerRemovals: [ListenerRemoval] = []
  /// What may hold objects beyond the code that makes it; positions are identities.
  var holdings: [Holding] = []
  var restings: [Resting] = []
  var slotEnds: [SlotEnd] = []
  /// Holdings that the code which makes them also ends.
  var endedHoldings: [Int: [CodeSite]] = [:]
  /// Variables with publishers that some code completes.
  var completedPublishers: Set<Int> = []
  /// Functions that do not come back by themselves.
  var endlessFunctions: [Int: Subscription.Ending] = [:]
  /// Functions that hand objects to an environment.
  var providers: Set<Int> = []
  var accesses: [Access] = []
  var outsideAccesses: [OutsideAccess] = []
  var delegateAccesses: [DelegateAccess] = []
  var writes: [Write] = []
  var reads: [Read] = []
  var constructions: [Construction] = []
  var handovers: [Handover] = []
  var removals: [Removal] = []
  var completions: [Completion] = []
  /// Calls that by their name post something.
  var posts: [CodeSite] = []
  var invocations: [Invocation] = []
  var storeAccesses: [StoreAccess] = []
  var keyedCalls: [KeyedCall] = []
  var sharedCaptures: [SharedCapture] = []
  var injection = InjectionEvents()
}

extension CodeEvents {
  /// Counts calls of functions that only forward as accesses of what they forward to.
  mutating func addAccesses(through points: AccessPointChoice) {
    for invocation in invocations {
      if let point = points.functionForwards[invocation.callee] {
        accesses.append(
          Access(property: point, site: invocation.site, isProvided: invocation.isProvided))
      }
      if let type = points.delegateFunctions[invocation.callee] {
        delegateAccesses.append(DelegateAccess(type: type, site: invocation.site))
      }
    }
  }
}
