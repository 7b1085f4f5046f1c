import Model

/// What routines do, step by step.
struct RoutineSteps {
  private let source: SourceGraph
  private let code: RoutineCode
  /// How far calls are opened, and how many steps one routine tells.
  private static let mostLevels = 4
  private static let mostSteps = 80

  init(_ source: SourceGraph, code: RoutineCode) {
    self.source = source
    self.code = code
  }

  /// What a routine does, in the order of the source: calls of the project's functions, what it
  /// empties, replaces or deletes, and the notifications of a sign-out that it posts. Below a call
  /// stands what it comes to, as far as that empties or deletes something.
  func steps(of part: RoutinePart) -> [SessionEnding.Step] {
    var opened: Set<RoutinePart> = [part]
    return Array(nodes(of: part, level: 0, opened: &opened).joined().prefix(Self.mostSteps))
  }

  /// One list for each thing that a part does itself: that, and what it comes to.
  private func nodes(
    of part: RoutinePart, level: Int, opened: inout Set<RoutinePart>
  ) -> [[SessionEnding.Step]] {
    var found: [(span: Span, steps: [SessionEnding.Step])] = []
    func step(
      _ action: String, _ site: CodeSite, idle: [SessionEnding.Idle] = []
    ) -> SessionEnding.Step {
      SessionEnding.Step(
        action: action, depth: level, condition: code.condition(of: site, in: part),
        isLater: code.isLater(site, in: part), idle: idle, location: source.location(site))
    }
    for invocation in code.invocations(of: part)
    where source.program.functions[invocation.callee].facts.role == .function {
      let targets = source.implementations(of: invocation.callee)
      let idle = idle(among: targets)
      let remark = remark(on: idle)
      let call = step(
        "calls \(source.functionName(invocation.callee))\(remark)", invocation.site, idle: idle)
      var inner: [SessionEnding.Step] = []
      for target in source.followed(invocation.callee) where level < Self.mostLevels {
        let next = RoutinePart(function: target)
        guard opened.insert(next).inserted else { continue }
        inner += nodes(of: next, level: level + 1, opened: &opened).joined()
      }
      if level == 0 || !inner.isEmpty || !remark.isEmpty {
        found.append((invocation.site.span, [call] + inner))
      }
    }
    for write in code.writes(of: part) where !write.isInitialization {
      guard let verb = verb(for: write, isInner: level > 0) else { continue }
      let property = source.program.properties[write.property]
      let owner = property.owner.map { "\(source.program.types[$0].name)." } ?? ""
      found.append(
        (write.site.span, [step("\(verb) \(owner)\(property.facts.name)", write.site)]))
    }
    // What is known as a field of some type is told as that.
    let written = Set(code.writes(of: part).map(\.site.span))
    for removal in code.removals(of: part) where !written.contains(removal.site.span) {
      found.append((removal.site.span, [step(removal.action, removal.site)]))
    }
    for (event, site) in code.posts(of: part) {
      found.append((site.span, [step("posts \(event)", site)]))
    }
    return found.enumerated().sorted {
      $0.element.span.start != $1.element.span.start
        ? $0.element.span.precedes($1.element.span) : $0.offset < $1.offset
    }.map(\.element.steps)
  }

  /// Inside of what is called only what goes away counts.
  private func verb(for write: CodeEvents.Write, isInner: Bool) -> String? {
    switch write.value {
    case .absent, .empty: "empties"
    case .initial: isInner ? nil : "empties"
    case .removal: "takes from"
    case .other: isInner ? nil : "sets"
    case .addition, .change, .lent: nil
    }
  }

  /// The implementations of a protocol's function that do nothing, where there are others.
  private func idle(among implementations: [Int]) -> [SessionEnding.Idle] {
    guard implementations.count > 1 else { return [] }
    let idle = implementations.compactMap { function -> SessionEnding.Idle? in
      let entry = source.program.functions[function]
      guard let owner = entry.owner, entry.facts.body.isEmpty,
        source.program.types[owner].keyword != .protocol
      else { return nil }
      return SessionEnding.Idle(
        component: source.id(ofType: owner),
        location: Location(
          file: source.program.files[entry.file].path, span: entry.facts.nameSpan))
    }
    return uniqued(idle.sorted { $0.component < $1.component })
  }

  private func remark(on idle: [SessionEnding.Idle]) -> String {
    if idle.isEmpty { return "" }
    let names = idle.map { $0.component.text.split(separator: "/").last.map(String.init) ?? "" }
    return ", which does nothing in \(uniqued(names).joined(separator: ", "))"
  }
}

/// What a routine asks for before any of its own steps; `nil` when one of them always runs.
func commonCondition(of steps: [SessionEnding.Step]) -> String? {
  let own = steps.filter { $0.depth == 0 }
  guard let first = own.first?.condition else { return nil }
  var common = clauses(first)
  for step in own.dropFirst() {
    let other = step.condition.map(clauses) ?? []
    common = Array(zip(common, other).prefix { $0 == $1 }.map(\.0))
  }
  return common.isEmpty ? nil : common.joined(separator: " and ")
}
