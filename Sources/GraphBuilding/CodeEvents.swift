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
    let site: CodeSite
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
  }

  struct Read {
    let property: Int
    let site: CodeSite
  }

  struct Construction {
    let type: Int
    let site: CodeSite
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
    let site: CodeSite
  }

  /// Functions that hand objects to an environment.
  var providers: Set<Int> = []
  var accesses: [Access] = []
  var outsideAccesses: [OutsideAccess] = []
  var delegateAccesses: [DelegateAccess] = []
  var writes: [Write] = []
  var reads: [Read] = []
  var constructions: [Construction] = []
  var handovers: [Handover] = []
  var invocations: [Invocation] = []
}

/// Where a value comes from.
enum ValueOrigin: Hashable, Sendable {
  case unknown
  /// Handed in under this name.
  case parameter(String)
  case constructed
  case selfValue
  /// A literal or a case: a value that carries nobody's data.
  case constant
  case absent
  case empty
  /// Read from this static or top-level variable.
  case global(Int)
}

/// A value while reading a body.
struct Value: Sendable {
  var type: ValueType
  var origin: ValueOrigin

  static let unknown = Value(type: .unknown, origin: .unknown)
}
