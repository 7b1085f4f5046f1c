import Model

/// What the parts of functions do: writes, calls and notifications, each with the condition that
/// stands around it within its part.
struct RoutineCode {
  private let source: SourceGraph
  private let removals: [Int: [CodeEvents.Removal]]
  /// Where functions post something.
  private let postSites: [Int: [CodeSite]]
  /// The call that a closure is handed to for its end, by the function and the closure.
  private let completions: [RoutinePart: CodeSite]
  let actions: SignOutActions

  init(_ source: SourceGraph) {
    self.source = source
    var removals: [Int: [CodeEvents.Removal]] = [:]
    for removal in source.events.removals where source.isProduction(removal.site) {
      if let function = removal.site.function {
        removals[function, default: []].append(removal)
      }
    }
    self.removals = removals
    var postSites: [Int: [CodeSite]] = [:]
    for site in source.events.posts {
      if let function = site.function { postSites[function, default: []].append(site) }
    }
    var completions: [RoutinePart: CodeSite] = [:]
    for completion in source.events.completions {
      guard let function = completion.site.function else { continue }
      completions[RoutinePart(function: function, closure: completion.closure)] = completion.site
    }
    self.completions = completions
    self.postSites = postSites
    self.actions = SignOutActions(source)
  }

  /// What a part puts into slots, in the order in which it was read.
  func writes(of part: RoutinePart) -> [CodeEvents.Write] {
    source.uses.writes(in: part.function).map { source.events.writes[$0] }
      .filter { belongs($0.site, to: part) }
  }

  /// What a part calls, in the order in which it was read.
  func invocations(of part: RoutinePart) -> [CodeEvents.Invocation] {
    invocations(in: part.function).filter { belongs($0.site, to: part) }
  }

  /// What a part deletes of what outlives the process.
  func removals(of part: RoutinePart) -> [CodeEvents.Removal] {
    (removals[part.function] ?? []).filter { belongs($0.site, to: part) }
  }

  /// What a function and its closures call.
  func callees(in function: Int) -> Set<Int> {
    Set(invocations(in: function).map(\.callee))
  }

  /// The functions that call a function.
  func callers(of function: Int) -> Set<Int> {
    Set(
      source.uses.invocations(of: function).compactMap {
        source.events.invocations[$0].site.function
      })
  }

  private func invocations(in function: Int) -> [CodeEvents.Invocation] {
    source.uses.invocations(in: function).map { source.events.invocations[$0] }
  }

  /// The notifications of a part that say that a session ends.
  func posts(of part: RoutinePart) -> [(event: String, site: CodeSite)] {
    (actions.posts[part.function] ?? []).compactMap { post in
      let sites = (postSites[part.function] ?? []) + invocations(in: part.function).map(\.site)
      guard let posted = sites.first(where: { post.span.contains($0.span) }),
        belongs(posted, to: part)
      else { return nil }
      var site = posted
      site.span = post.span
      return (post.event, site)
    }
  }

  /// The branches of functions and of their closures that run when a session ends, in the order of
  /// the functions.
  func endingBranches() -> [(part: RoutinePart, span: Span)] {
    var found: [RoutinePart: Span] = [:]
    for function in source.program.functions.indices {
      let branches = branches(of: function)
      let asksPermission = branches.contains {
        $0.clauses.contains(where: permissionCases.contains)
      }
      for (site, clauses) in branches {
        for clause in clauses where isEnding(clause) {
          // `.unauthorized` beside `.poweredOn` is what the system lets the app do.
          if asksPermission, clause.hasPrefix("case .unauth") { continue }
          let part = RoutinePart(
            function: function, closure: site.deferringClosure, branch: clause)
          if let known = found[part], known.precedes(site.span) { continue }
          found[part] = site.span
        }
      }
    }
    return found.sorted {
      $0.key.function != $1.key.function
        ? $0.key.function < $1.key.function : $0.value.precedes($1.value)
    }.map { ($0.key, $0.value) }
  }

  /// The condition under which something runs once its part runs.
  func condition(of site: CodeSite, in part: RoutinePart) -> String? {
    let conditions = calls(between: part, and: site).map(\.condition) + [site.condition]
    let whole = conditions.compactMap { $0 }.joined(separator: " and ")
    guard !whole.isEmpty else { return nil }
    guard let branch = part.branch else { return whole }
    let condition = whole
    let rest = clauses(condition).drop { $0 != branch }.dropFirst()
    return rest.isEmpty ? nil : rest.joined(separator: " and ")
  }

  /// True when something comes after what follows it in the source.
  func isLater(_ site: CodeSite, in part: RoutinePart) -> Bool {
    site.isLater || site.deferringClosure != part.closure
  }

  private func belongs(_ site: CodeSite, to part: RoutinePart) -> Bool {
    let calls = calls(between: part, and: site)
    guard (calls.first ?? site).deferringClosure == part.closure else { return false }
    guard let branch = part.branch else { return true }
    return (calls + [site]).contains { $0.condition.map { clauses($0).contains(branch) } ?? false }
  }

  /// The calls of a part that a piece of code is handed to for their end, outermost first; those as
  /// far as known when it does not belong to the part.
  private func calls(between part: RoutinePart, and site: CodeSite) -> [CodeSite] {
    var calls: [CodeSite] = []
    var inner = site
    while let closure = inner.deferringClosure, closure != part.closure,
      let call = completions[RoutinePart(function: part.function, closure: closure)]
    {
      calls.append(call)
      inner = call
    }
    return calls.reversed()
  }

  /// The writes and calls of a function that stand under conditions.
  private func branches(of function: Int) -> [(site: CodeSite, clauses: [String])] {
    var branches: [(site: CodeSite, clauses: [String])] = []
    func note(_ site: CodeSite) {
      guard let condition = site.condition else { return }
      // Neighbours mostly stand under the same one.
      if let last = branches.last, last.site.condition == condition {
        branches.append((site, last.clauses))
      } else {
        branches.append((site, clauses(condition)))
      }
    }
    for write in source.uses.writes(in: function) { note(source.events.writes[write].site) }
    for call in source.uses.invocations(in: function) { note(source.events.invocations[call].site) }
    return branches
  }

  private func isEnding(_ clause: String) -> Bool {
    if clause.hasPrefix("!") { return false }
    if clause.hasSuffix("== 401") { return true }
    guard clause.hasPrefix("case ") else { return false }
    // Of a case its name counts, not what it carries.
    return speaksOfSignOut(String(clause.dropFirst(5).prefix { $0 != "(" }))
  }
}

/// What the system answers when an app asks whether it may use something.
private let permissionCases: Set<String> = [
  "case .poweredOn", "case .poweredOff", "case .notDetermined", "case .denied",
  "case .restricted", "case .unsupported",
]

/// The single conditions of a text that joins them.
func clauses(_ condition: String) -> [String] {
  let bytes = Array(condition.utf8)
  if !holds(clauseSeparator, in: bytes) { return [condition] }
  var clauses: [String] = []
  var start = 0
  var position = 0
  while position < bytes.count {
    if bytes[position...].starts(with: clauseSeparator) {
      clauses.append(String(decoding: bytes[start..<position], as: UTF8.self))
      position += clauseSeparator.count
      start = position
    } else {
      position += 1
    }
  }
  clauses.append(String(decoding: bytes[start...], as: UTF8.self))
  return clauses
}

private let clauseSeparator = Array(" and ".utf8)

extension Span {
  /// Where it begins, to sort by.
  var start: (Int32, Int32) { (line, column) }

  /// True when it begins before another one.
  func precedes(_ other: Span) -> Bool { start < other.start }

  /// True when another one lies in it.
  func contains(_ other: Span) -> Bool {
    start <= other.start && (other.endLine, other.endColumn) <= (endLine, endColumn)
  }
}
