import Model

/// Code that runs as one: what a function runs itself, or a closure of it that others run, and of
/// either perhaps only one branch of a `switch`.
struct RoutinePart: Hashable {
  let function: Int
  /// The closure, when it is one that is handed over.
  var closure: Span?
  /// The condition of the branch, in the words of the source.
  var branch: String?
}

/// What bodies hand to buttons, menus and notifications that speak of signing out.
struct SignOutActions {
  /// One piece of code that runs when someone signs out.
  struct Action: Hashable {
    let part: RoutinePart
    /// The title or the event, as the source writes it.
    let title: String
    /// The function or the call that hands the code over.
    let span: Span
  }

  /// A notification that says that a session ends.
  struct Post: Hashable {
    let event: String
    let span: Span
  }

  private(set) var actions: [Action] = []
  /// By the function that posts.
  private(set) var posts: [Int: [Post]] = [:]
  /// Assignments of a state in which nobody is signed in, by function.
  private(set) var states: [Int: Set<Span>] = [:]
  private let program: Program

  init(_ source: SourceGraph) {
    program = source.program
    for (function, entry) in source.program.functions.enumerated()
    where source.program.files[entry.file].role == .ordinary
      && entry.owner.map({ !source.roles[$0].isAlien }) ?? true
    {
      let body = entry.facts.body + startValues(runBy: function)
      visitExpressions(in: body) { expression in
        switch expression {
        case .call(let call): read(call, in: function)
        case .assignment(let assignment): read(assignment, in: function)
        default: break
        }
      }
    }
  }

  /// The initial values that a constructor of Kotlin runs.
  private func startValues(runBy function: Int) -> [Statement] {
    guard let owner = program.functions[function].owner,
      program.functions[function].facts.role == .initializer
    else { return [] }
    return program.types[owner].properties.compactMap { property in
      let entry = program.properties[property]
      guard program.constructor(running: entry) == function else { return nil }
      return entry.facts.value.map { .expression($0) }
    }
  }

  /// The code that waits for an event.
  func observers(of event: String) -> [RoutinePart] {
    actions.filter { $0.title == event }.map(\.part)
  }

  private mutating func read(_ call: Call, in function: Int) {
    if case .member(_, let name, _) = call.callee, name.hasPrefix("post") {
      if let event = title(of: call) {
        posts[function, default: []].append(Post(event: event, span: call.span))
      }
      return
    }
    if program.isKotlin(program.functions[function].file) {
      for argument in call.arguments {
        guard let label = argument.label, hearsOfSessionEnd(label),
          case .closure(let closure) = argument.value
        else { continue }
        let part = RoutinePart(function: function, closure: closure.span)
        actions.append(Action(part: part, title: label, span: closure.span))
      }
    }
    let handed = call.arguments.flatMap { code(handedOverBy: $0, in: function, depth: 2) }
    if handed.isEmpty { return }
    guard let title = title(of: call) else { return }
    actions += handed.map { Action(part: $0, title: title, span: call.span) }
  }

  /// `state = .signedOut`.
  private mutating func read(_ assignment: Assignment, in function: Int) {
    guard case .member(_, let name, _) = assignment.value, speaksOfSignOut(name) else { return }
    states[function, default: []].insert(assignment.span)
  }

  // MARK: Titles

  /// What a call says of its action: a title, an event, or its own name.
  private func title(of call: Call, links: Int = chainLinks) -> String? {
    for argument in call.arguments {
      if case .closure(let closure) = argument.value {
        if argument.label == "label", let title = title(in: closure.body) { return title }
      } else if let title = title(in: argument.value, depth: titleDepth) {
        return title
      }
    }
    switch call.callee {
    case .member(let base?, let name, _):
      // `publisher(for: .userDidSignOut).sink { … }`, `service.signOut { … }`.
      if links > 0, case .call(let inner) = base, !isHandedAction(inner),
        let title = title(of: inner, links: links - 1)
      {
        return title
      }
      return endsSession(name) ? name : nil
    case .name(let name, _), .member(nil, let name, _):
      return endsSession(name) ? name : nil
    default:
      return nil
    }
  }

  /// True when a call of a chain has an action of its own: what it is called for is said of that
  /// one, and not of the next call. Operators of streams pass on what comes.
  private func isHandedAction(_ call: Call) -> Bool {
    guard case .member(_, let name, _) = call.callee, !streamOperators.contains(name) else {
      return false
    }
    return call.arguments.contains {
      if case .closure = $0.value { return $0.label != "label" }
      return false
    }
  }

  private func title(in statements: [Statement]) -> String? {
    for case .expression(let expression) in statements {
      if let title = title(in: expression, depth: titleDepth) { return title }
    }
    for case .result(let expression) in statements {
      if let title = title(in: expression, depth: titleDepth) { return title }
    }
    return nil
  }

  private func title(in expression: Expression, depth: Int) -> String? {
    if depth == 0 { return nil }
    switch expression {
    case .literal(.text(let text), _): return speaksOfSignOut(text) ? text : nil
    case .member(_, let name, _) where speaksOfSignOut(name): return name
    case .name(let name, _) where name.first?.isLowercase == true:
      return speaksOfSignOut(name) ? name : nil
    default:
      var found: String?
      expression.visitParts { part in
        if found == nil { found = title(in: part, depth: depth - 1) }
      }
      return found
    }
  }

  // MARK: Code

  private func code(handedOverBy argument: Argument, in function: Int, depth: Int)
    -> [RoutinePart]
  {
    switch argument.value {
    case .closure(let closure):
      if let label = argument.label, closureLabelsWithoutAction.contains(label) { return [] }
      return [RoutinePart(function: function, closure: closure.span)]
    case .call(let call):
      if case .name("#selector", _) = call.callee {
        return functions(named: call.arguments.first?.value, in: function)
      }
      // `kind: .button(action: { … })`.
      return depth == 0
        ? []
        : call.arguments.flatMap { code(handedOverBy: $0, in: function, depth: depth - 1) }
    case .name, .member:
      guard let label = argument.label, actionLabels.contains(label) else { return [] }
      return functions(named: argument.value, in: function)
    default:
      return []
    }
  }

  /// The functions of the same type that an expression names without calling them.
  private func functions(named expression: Expression?, in function: Int) -> [RoutinePart] {
    guard let owner = program.functions[function].owner else { return [] }
    let name: String
    switch expression {
    case .name(let plain, _)?: name = plain
    case .member(_, let plain, _)?: name = plain
    case .call(let call)?: return functions(named: call.callee, in: function)
    default: return []
    }
    return program.functions(name, of: owner, isStatic: false).map { RoutinePart(function: $0) }
  }
}

/// How deep inside an argument a title is looked for: `Label("Log out").font(.body)`.
private let titleDepth = 6
/// How many calls before its own a chain is asked for its title.
private let chainLinks = 4
private let actionLabels = ["action", "handler", "perform", "selector", "onTap"]
/// Closures that build what is shown, and those for what went wrong.
private let closureLabelsWithoutAction = [
  "label", "content", "icon", "image", "message", "title", "destination", "header", "footer",
  "error", "failure", "onError", "receiveCompletion", "actions",
]

private let streamOperators: Set<String> = [
  "map", "compactMap", "flatMap", "filter", "first", "drop", "prefix", "handleEvents", "tryMap",
  "removeDuplicates", "catch", "mapError",
]
