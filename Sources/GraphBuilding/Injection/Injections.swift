import Model

/// What is injected in a program: which objects stand behind types, members and keys, and who asks
/// for them.
struct Injections {
  /// An object that some root puts behind a type, a member or a key.
  struct Binding {
    let provider: CodeOwner
    /// As people name it: `APIClient`, `apiClient`.
    let key: String
    let target: Int
    let life: BoundLife
    let place: Relation.Place
    let location: Location
  }

  /// An object that a component makes once and keeps.
  struct Owned {
    let owner: Int
    let target: Int
    let slot: String
    let location: Location
  }

  /// Someone asks for an object.
  struct Request {
    let from: CodeOwner
    let targets: [Int]
    /// The library's own type, when what stands behind the member is no type of the project.
    let outside: String?
    let via: Relation.Via
    let place: Relation.Place
    let slot: String
    let location: Location
  }

  /// What annotations bind.
  let declared: DeclaredInjection
  private(set) var bindings: [Binding] = []
  private(set) var owned: [Owned] = []
  private(set) var requests: [Request] = []
  /// Types that stand in front of a container, or are one.
  private(set) var locators: Set<Int> = []
  /// Types and functions of which the code hands on what a container gives.
  private var fronts: Set<Int> = []
  private var givers: Set<Int> = []
  /// Types whose code binds in a container.
  private(set) var registrars: Set<Int> = []
  /// Variables that a wrapper fills with what it asks for.
  private(set) var injectedProperties: Set<Int> = []
  /// Where the calls begin that ask for an object that is known.
  private(set) var answered: Set<CodeStart> = []
  /// The one type that is bound to a protocol.
  private var implementations: [Int: Int] = [:]

  init(_ program: Program, reader: BodyReader, events: CodeEvents, roles: [Component.Role]) {
    declared = DeclaredInjection(program, reader: reader, events: events, roles: roles)
    let members = MemberBindings(
      program, reader: reader, events: events.injection, roles: roles)
    let calls = CallBindings(program, reader: reader, events: events.injection)
    let components = ComponentBindings(program, reader: reader, roles: roles)
    bindings = members.bindings + calls.bindings + components.bindings
    owned = components.owned
    locators = calls.locators
    fronts = calls.fronts
    givers = calls.givers
    registrars = calls.registrars
    var bound: [Int: Set<Int>] = [:]
    for (type, targets) in calls.byType { bound[type, default: []].formUnion(targets) }
    for (type, target) in members.byProtocol + components.byProtocol {
      bound[type, default: []].insert(target)
    }
    for (type, targets) in bound where targets.count == 1 {
      implementations[type] = targets.first.flatMap {
        program.types[$0].keyword == .protocol ? nil : $0
      }
    }
    let finding = InjectionRequests(
      program, reader: reader, events: events, roles: roles, members: members, calls: calls,
      implementations: implementations)
    requests =
      finding.requests + graphRequests(program, reader: reader, events: events)
      + declared.locatorRequests(program)
    injectedProperties = finding.injectedProperties
    answered = finding.answered
  }

  /// True for an access to a locator that is told by what it gives, or that stands between the
  /// locator and those who ask.
  func isTold(_ site: CodeSite) -> Bool {
    if answered.contains(CodeStart(site)) { return true }
    if case .type(let type) = site.owner, fronts.contains(type) { return true }
    return site.function.map { givers.contains($0) } ?? false
  }

  /// The one type that a root binds to a protocol.
  func implementation(of type: Int) -> Int? { implementations[type] }
}

/// How long an object lives by the words of its binding.
enum BoundLife: Hashable {
  /// Nothing is said, or a new object is made each time.
  case unsaid
  /// As long as the process.
  case process
  /// As long as a scope that the project names.
  case named(String)
}

extension BoundLife {
  init(scope: String?, process: Set<String>, passing: Set<String>) {
    guard let scope else {
      self = .unsaid
      return
    }
    let plain = scope.prefix(1).lowercased() + scope.dropFirst()
    if process.contains(plain) {
      self = .process
    } else {
      self = passing.contains(plain) ? .unsaid : .named(scope)
    }
  }
}

/// Where a piece of code begins.
struct CodeStart: Hashable {
  let file: Int
  let line: Int32
  let column: Int32

  init(_ site: CodeSite) {
    (file, line, column) = (site.file, site.span.line, site.span.column)
  }
}
