import Model

/// What a routine does itself, in the order of the source: calls of the project's functions, what
/// it empties or replaces, and the notifications of a sign-out that it posts.
func routineSteps(
  of part: RoutinePart, code: RoutineCode, source: SourceGraph
) -> [SessionEnding.Step] {
  var steps: [(span: Span, step: SessionEnding.Step)] = []
  func add(_ action: String, _ site: CodeSite) {
    let step = SessionEnding.Step(
      action: action, condition: code.condition(of: site, in: part), isLater: site.isLater,
      location: source.location(site))
    steps.append((site.span, step))
  }
  for invocation in code.invocations(of: part) {
    let callee = source.program.functions[invocation.callee]
    guard callee.facts.role == .function else { continue }
    add(
      "calls \(source.functionName(invocation.callee))"
        + remark(on: source.implementations(of: invocation.callee), source: source),
      invocation.site)
  }
  for write in code.writes(of: part) {
    guard let verb = verb(for: write) else { continue }
    let property = source.program.properties[write.property]
    let owner = property.owner.map { "\(source.program.types[$0].name)." } ?? ""
    add("\(verb) \(owner)\(property.facts.name)", write.site)
  }
  for (event, site) in code.posts(of: part) { add("posts \(event)", site) }
  return steps.sorted {
    $0.span.start != $1.span.start
      ? $0.span.precedes($1.span) : $0.step.action < $1.step.action
  }.map(\.step)
}

/// What a routine asks for before any of its steps; `nil` when one of them always runs.
func commonCondition(of steps: [SessionEnding.Step]) -> String? {
  guard let first = steps.first?.condition else { return nil }
  var common = clauses(first)
  for step in steps.dropFirst() {
    let other = step.condition.map(clauses) ?? []
    common = Array(zip(common, other).prefix { $0 == $1 }.map(\.0))
  }
  return common.isEmpty ? nil : common.joined(separator: " and ")
}

private func verb(for write: CodeEvents.Write) -> String? {
  switch write.value {
  case .absent, .empty, .initial: "empties"
  case .removal: "takes from"
  case .other: "sets"
  case .addition, .change, .lent: nil
  }
}

/// Says which implementations of a protocol's function do nothing.
private func remark(on implementations: [Int], source: SourceGraph) -> String {
  guard implementations.count > 1 else { return "" }
  let idle = implementations.filter { source.program.functions[$0].facts.body.isEmpty }
    .compactMap { source.program.functions[$0].owner }
    .map { source.program.types[$0].name }.sorted()
  guard !idle.isEmpty else { return "" }
  return ", which does nothing in \(uniqued(idle).joined(separator: ", "))"
}
