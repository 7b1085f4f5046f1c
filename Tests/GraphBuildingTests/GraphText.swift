import Analysis
import Model
import TestSupport
import Testing

/// A part of a graph that a test looks at.
enum GraphPart {
  /// Kind, role, state and isolation of each component.
  case components
  /// Effective and declared scope of each component that has one, with the sources of evidence.
  case scopes
  /// `owns`, `keeps`, `refers` and `defers`.
  case storage
  /// `reaches`.
  case accesses
  /// `subscribes`, with what is captured, who holds it and how it ends.
  case subscriptions
  /// All other relations.
  case others
  case accessPoints
  case sessionEndings
  /// What each routine does itself, with the next session where it hands one over.
  case sessionSteps
  /// Fields with data of a scope, or with a clearing.
  case data
  /// All fields with their writers.
  case fields
  /// Isolation of each component that has one or a silencer, with the reason.
  case guards
  /// What containers hand out, with who asks for it.
  case bindings
  /// The tree of scopes, with where those come from that are no standard.
  case scopeTree
  case problems
}

/// Builds the graph of a project and compares the parts of it with a text. A source without
/// `//- path` is one file of the module `Main`, whose name is left out of the text.
func check(
  _ source: String, _ parts: GraphPart..., settings: GraphSettings = .standard,
  is expected: String, at place: SourceLocation = #_sourceLocation
) async {
  let report = await graph(of: files(source), settings: settings)
  let text = parts.map { graphText($0, of: report) }.filter { !$0.isEmpty }
    .joined(separator: "\n")
  #expect(text == expected, sourceLocation: place)
}

/// The files of a project text.
func files(_ source: String) -> [SourceText] {
  let isProject = source.hasPrefix("//- ") || source.hasPrefix("#- ")
  return isProject ? projectFiles(source) : [SourceText(path: "App.swift", text: source + "\n")]
}

/// The report of a project on which no rule ran.
func graph(of files: [SourceText], settings: GraphSettings = .standard) async -> Report {
  await analyze(
    AnalysisInput(files: files, name: "Project"),
    settings: Settings(graph: settings, rules: .standard), rules: [])
}

/// One part of a graph, a line for each thing, in the order of the graph.
func graphText(_ part: GraphPart, of report: Report) -> String {
  let lines: [String] =
    switch part {
    case .components: report.components.map(line)
    case .scopes: report.components.compactMap(scopeLine)
    case .storage: report.relations.filter(isStorage).map(storageLine)
    case .accesses: report.relations.filter { $0.kind == .reaches }.map(accessLine)
    case .subscriptions: report.relations.filter { $0.kind == .subscribes }.map(subscriptionLine)
    case .others:
      report.relations.filter { !isStorage($0) && $0.kind != .reaches }.map(accessLine)
    case .accessPoints: report.accessPoints.map(line)
    case .sessionEndings: report.sessionEndings.map(line)
    case .sessionSteps: report.sessionEndings.map(stepLine)
    case .data:
      report.components.flatMap { component in component.fields.compactMap { data($0, component) } }
    case .fields:
      report.components.flatMap { component in component.fields.map { line($0, component) } }
    case .guards: report.components.compactMap(guardLine)
    case .bindings: report.bindings.map(line)
    case .scopeTree:
      report.scopes.scopes.map { scope in
        String(repeating: "> ", count: report.scopes.depth(of: scope.name)) + scope.name
          + (scope.origin == .standard ? "" : ", \(scope.origin.rawValue)")
      }
    case .problems: report.problems.map { "\($0.weight.rawValue): \($0.message)" }
    }
  return lines.joined(separator: "\n")
}

private func short(_ id: ComponentID) -> String {
  id.text.hasPrefix("Main/") ? String(id.text.dropFirst(5)) : id.text
}

private func line(_ component: Component) -> String {
  var words = [component.kind.rawValue]
  if component.role != .ordinary { words.append(component.role.rawValue) }
  words.append(component.state.rawValue)
  if component.isolation != .none { words.append(component.isolation.rawValue) }
  return "\(short(component.id)): \(words.joined(separator: ", "))"
}

private func guardLine(_ component: Component) -> String? {
  let silencers = component.silencers.map {
    " [\($0.word.rawValue)\($0.field.map { " \($0)" } ?? "")\($0.isGuarded ? ", guarded" : "")]"
  }
  if component.isolation == .none && silencers.isEmpty { return nil }
  let reason = component.isolationReason.map { ": \($0)" } ?? ""
  return "\(short(component.id)) \(component.isolation.rawValue)\(reason)\(silencers.joined())"
}

private func scopeLine(_ component: Component) -> String? {
  guard let effective = component.effectiveScope else { return nil }
  let declared = component.declaredScope.map { ", declared \($0)" } ?? ""
  let evidence = component.scopeEvidence.map { "\($0.source.rawValue) \($0.scope)" }
  return "\(short(component.id)): \(effective)\(declared) (\(evidence.joined(separator: ", ")))"
}

private func isStorage(_ relation: Relation) -> Bool {
  [.owns, .keeps, .refers, .defers].contains(relation.kind)
}

private func storageLine(_ relation: Relation) -> String {
  var text = "\(short(relation.from)) \(relation.kind.rawValue) \(short(relation.to))"
  if let slot = relation.slot { text += " in \(slot)" }
  if relation.isStaticSlot { text += ", static" }
  if relation.isReplaceable { text += ", replaceable" }
  if relation.pointsBack { text += ", points back" }
  if !relation.releasedAt.isEmpty {
    text += ", released in \(relation.releasedAt.map(\.routine).joined(separator: " and "))"
  }
  return text
}

private func subscriptionLine(_ relation: Relation) -> String {
  var text = "\(short(relation.from)) to \(short(relation.to))"
  if let slot = relation.slot { text += ".\(slot)" }
  guard let subscription = relation.subscription else { return text }
  text += ": \(subscription.form.rawValue), captured \(subscription.captures.rawValue)"
  text += ", held by \(subscription.holder.rawValue), ends \(subscription.ending.rawValue)"
  if relation.isStaticSlot { text += ", static" }
  if !relation.releasedAt.isEmpty {
    text += ", cancelled in \(relation.releasedAt.map(\.routine).joined(separator: " and "))"
  }
  if !subscription.unreachableReleases.isEmpty {
    let routines = subscription.unreachableReleases.map(\.routine)
    text += ", too late in \(routines.joined(separator: " and "))"
  }
  return text + (relation.capturesLifetime ? ", for good" : "")
}

private func accessLine(_ relation: Relation) -> String {
  var text = "\(short(relation.from)) \(relation.kind.rawValue) \(short(relation.to))"
  if let slot = relation.slot { text += ".\(slot)" }
  if let via = relation.via, via != .singleton { text += " via \(via.rawValue)" }
  if let place = relation.place { text += " in \(place.rawValue)" }
  if relation.evidence.count > 1 { text += " ×\(relation.evidence.count)" }
  return text
}

private func line(_ binding: Binding) -> String {
  var text = "\(binding.key) is \(short(binding.component)) by \(binding.form.rawValue)"
  if let provider = binding.provider { text += " of \(short(provider))" }
  if let part = binding.installedIn { text += " in \(part)" }
  if let scope = binding.scope { text += ", scope \(scope)" }
  if let lifetime = binding.lifetime { text += ", one for each \(lifetime)" }
  if binding.isOneOfMany { text += ", one of many" }
  let consumers = binding.consumers.map {
    "\(short($0.component))\($0.slot.map { ".\($0)" } ?? "")"
  }
  if !consumers.isEmpty { text += ", for \(consumers.joined(separator: " and "))" }
  return text
}

private func line(_ point: AccessPoint) -> String {
  var text = "\(point.spelling) is \(short(point.component))"
  if point.isMutable { text += ", mutable" }
  if point.isConstructible { text += ", constructible" }
  for access in point.accesses { text += ", \(access.place.rawValue) \(access.count)" }
  return text
}

private func line(_ ending: SessionEnding) -> String {
  let clears = ending.clears.map { cleared in
    "\(short(cleared.component)).\(cleared.field)"
      + (cleared.isReplaced ? " replaced" : "")
      + (cleared.condition.map { " if \($0)" } ?? "")
  }
  return "\(ending.name): \(clears.isEmpty ? "nothing" : clears.joined(separator: ", "))"
}

private func stepLine(_ ending: SessionEnding) -> String {
  let successor = ending.successor.map {
    " takes \(short($0.session)) as \($0.parameter) into \($0.slot)"
  }
  let steps = ending.steps.map { step in
    String(repeating: "> ", count: step.depth) + step.action + (step.isLater ? " later" : "")
      + (step.condition.map { " if \($0)" } ?? "")
  }
  return ending.name + (successor ?? "") + (ending.condition.map { " if \($0)" } ?? "")
    + ": \(steps.isEmpty ? "nothing" : steps.joined(separator: "; "))"
}

private func data(_ field: Field, _ component: Component) -> String? {
  if field.dataScope == nil && field.clearedIn.isEmpty { return nil }
  var text = "\(short(component.id)).\(field.name): \(field.dataScope ?? "no") data"
  for evidence in field.dataEvidence {
    text += ", \(evidence.confidence.rawValue) \(evidence.detail)"
  }
  return text
}

private func line(_ field: Field, _ component: Component) -> String {
  var words = [field.type.isEmpty ? "?" : field.type]
  if field.isStatic { words.append("static") }
  if field.isMutable { words.append("mutable") }
  if field.storage != .memory { words.append(field.storage.rawValue) }
  if field.onlyGrows { words.append("only grows") }
  if field.strength != .strong { words.append(field.strength.rawValue) }
  var writers: [String] = []
  for writer in field.writers where writers.last != short(writer.component) {
    writers.append(short(writer.component))
  }
  if !writers.isEmpty { words.append("written by \(writers.joined(separator: " and "))") }
  return "\(short(component.id)).\(field.name): \(words.joined(separator: ", "))"
}
