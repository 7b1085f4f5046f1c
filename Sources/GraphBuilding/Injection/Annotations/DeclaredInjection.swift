import Model

/// What annotations bind in a program, and who is given what by them.
struct DeclaredInjection {
  let bindings: [DeclaredBinding]
  let points: [InjectionPoint]
  /// What each point is given, as positions of bindings.
  let given: [[Int]]
  /// What a factory makes, by the type of the factory.
  var products: [Int: Int] { forms.products }
  let graphs: GraphScopes
  private let forms: GraphForms
  private let program: Program
  /// Bindings by key: those of one object, and those of one of many.
  private let single: [InjectionKey: [Int]]
  private let multiple: [InjectionKey: [Int]]
  /// The points by the variable that they fill.
  private let pointsByProperty: [Int: Int]

  /// Code of the project that asks, and the points at which it does.
  let requests: [(point: Int, site: CodeSite)]

  init(
    _ program: Program, reader: BodyReader, events: CodeEvents, roles: [Component.Role]
  ) {
    self.program = program
    let forms = reader.injection
    let koin = KoinBindings(program, events.injection.koin, roles: roles)
    let annotated = DeclaredBindings(program, reader: reader, roles: roles).all
    bindings = annotated + koin.bindings
    let given = InjectionPoints(program, forms: forms, roles: roles, bindings: annotated).all
    points = given + koin.points
    requests = koin.requests.map { ($0.point + given.count, $0.site) }
    var single: [InjectionKey: [Int]] = [:]
    var multiple: [InjectionKey: [Int]] = [:]
    for (position, binding) in bindings.enumerated() {
      if binding.isOneOfMany {
        multiple[binding.key, default: []].append(position)
      } else {
        single[binding.key, default: []].append(position)
      }
    }
    (self.single, self.multiple) = (single, multiple)
    var byProperty: [Int: Int] = [:]
    for (position, point) in points.enumerated() {
      if let property = point.property { byProperty[property] = position }
    }
    pointsByProperty = byProperty
    self.forms = forms.graphForms
    graphs = GraphScopes(program, forms, products: forms.graphForms.products, roles: roles)
    self.given = points.map { found($0.wish, single: single, multiple: multiple) }
  }

  /// What stands behind a variable that a container fills; empty when nothing is known.
  func implementations(inProperty property: Int) -> [Int] {
    guard let point = pointsByProperty[property] else { return [] }
    var types: [Int] = []
    for binding in given[point] {
      for case .type(let type) in targets(of: binding) where !types.contains(type) {
        types.append(type)
      }
    }
    return types.count > mostAlternatives ? [] : types
  }

  /// What a binding hands out, with what other bindings lead to.
  func targets(of binding: Int) -> [DeclaredBinding.Target] {
    resolved(binding, seen: []).map(\.target)
  }

  /// The name of the scope in which a binding keeps its object: its own, that of the binding that it
  /// leads to, that of the graph which is handed the object, or that of what the object is a part of.
  func scopeName(of binding: Int) -> String? {
    var seen: Set<Int> = []
    return scopeName(of: binding, &seen)
  }

  private func scopeName(of position: Int, _ seen: inout Set<Int>) -> String? {
    guard seen.insert(position).inserted else { return nil }
    let binding = bindings[position]
    if let own = binding.scope { return own.name }
    if binding.form == .instance, case .type(let graph)? = binding.provider {
      return graphs.scopes[graph]?.first
    }
    if let next = resolved(position, seen: []).lazy.compactMap(\.scope).first { return next.name }
    for next in keysBehind(binding).flatMap({ single[$0] ?? [] }) {
      if let name = scopeName(of: next, &seen) { return name }
    }
    return nil
  }

  private func keysBehind(_ binding: DeclaredBinding) -> [InjectionKey] {
    var keys = binding.whole.map { [$0] } ?? []
    if case .key(let key) = binding.target { keys.append(key) }
    return keys
  }

  private typealias Resolved = (
    target: DeclaredBinding.Target, scope: DeclaredBinding.NamedScope?
  )

  private func resolved(_ position: Int, seen: Set<Int>) -> [Resolved] {
    let binding = bindings[position]
    switch binding.target {
    case .type(let type):
      if binding.form == .constructor || binding.scope != nil || binding.form == .instance
        || binding.form == .function || binding.form == .entry
      {
        return [(binding.target, binding.scope)]
      }
      // What a type contributes lives as the type itself says.
      return [(binding.target, constructorScope(of: type))]
    case .outside:
      return [(binding.target, binding.scope)]
    case .key(let key):
      // Bindings that lead to each other would be followed for ever.
      let next = seen.count < longestLine ? (single[key] ?? []).prefix(mostAlternatives) : []
      let found = next.filter { $0 != position && !seen.contains($0) }
        .flatMap { resolved($0, seen: seen.union([position])) }
      if !found.isEmpty {
        return found.map { ($0.target, binding.scope ?? $0.scope) }
      }
      return key.type.projectType.map { [(.type($0), binding.scope)] } ?? []
    }
  }

  private func constructorScope(of type: Int) -> DeclaredBinding.NamedScope? {
    (single[InjectionKey(type: .project(type, []), qualifier: nil)] ?? []).lazy
      .compactMap { bindings[$0].scope }.first
  }
}

/// So many bindings of one key stand for alternatives of which a reader cannot tell the one.
private let mostAlternatives = 6
/// So many bindings lead from one to the next in no app.
private let longestLine = 4

private func found(
  _ wish: Wish, single: [InjectionKey: [Int]], multiple: [InjectionKey: [Int]]
) -> [Int] {
  if let whole = single[wish.whole] { return whole }
  if wish.isForMany {
    return multiple[wish.key] ?? (wish.takesAll ? single[wish.key] : nil) ?? []
  }
  if let exact = single[wish.key] { return exact }
  // The constructor of a generic class makes it for all that may stand in the brackets.
  guard case .project(let type, let arguments) = wish.key.type, !arguments.isEmpty else {
    return []
  }
  return single[InjectionKey(type: .project(type, []), qualifier: wish.key.qualifier)] ?? []
}
