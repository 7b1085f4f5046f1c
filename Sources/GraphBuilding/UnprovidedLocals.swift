import Model

/// Where composables read a local of the composition that stops the process unless somebody provides
/// it, and nobody does.
func unprovidedLocals(_ source: SourceGraph) -> [EnvironmentGap] {
  let program = source.program
  let demanding = program.properties.indices.filter { property in
    let entry = program.properties[property]
    return entry.owner == nil && program.isKotlin(entry.file)
      && program.files[entry.file].role == .ordinary && entry.facts.value.map(demands) ?? false
  }
  // Whoever starts the app may provide it elsewhere.
  guard !demanding.isEmpty, source.roles.contains(.compositionRoot) else { return [] }
  let names = Set(demanding.map { program.properties[$0].facts.name })
  var mentions: [String: Int] = [:]
  var reads: [String: [(function: Int, span: Span)]] = [:]
  func visit(_ expression: Expression, in function: Int?) {
    switch expression {
    case .name(let name, _) where names.contains(name):
      mentions[name, default: 0] += 1
    case .member(.name(let name, _)?, "current", let span) where names.contains(name):
      mentions[name, default: 0] -= 1
      if let function { reads[name, default: []].append((function, span)) }
    default: break
    }
  }
  for (function, entry) in program.functions.enumerated()
  where program.isKotlin(entry.file) && program.files[entry.file].role == .ordinary {
    let isShown = !isPreviewFunction(entry.facts)
    visitExpressions(in: entry.facts.body) { visit($0, in: isShown ? function : nil) }
    for parameter in entry.facts.parameters {
      if let value = parameter.defaultValue {
        visitExpressions(in: value) { visit($0, in: isShown ? function : nil) }
      }
    }
  }
  for entry in program.properties where program.isKotlin(entry.file) {
    if let value = entry.facts.value { visitExpressions(in: value) { visit($0, in: nil) } }
  }
  return demanding.compactMap { property in
    let name = program.properties[property].facts.name
    // Any other mention may provide it.
    guard mentions[name, default: 0] == 0,
      let first = reads[name]?.min(by: {
        let (left, right) = (
          program.functions[$0.function].file, program.functions[$1.function].file
        )
        return left != right ? left < right : $0.span.precedes($1.span)
      })
    else { return nil }
    let entry = program.functions[first.function]
    let owner: CodeOwner = entry.owner.map { .type($0) } ?? .function(first.function)
    return EnvironmentGap(
      component: source.id(of: owner), field: nil, object: name, cause: .nobody,
      location: Location(file: program.files[entry.file].path, span: first.span))
  }
}

/// `staticCompositionLocalOf<Store> { error("no store") }`.
private func demands(_ value: Expression) -> Bool {
  guard case .call(let call) = value, case .name(let name, _) = call.callee,
    name == "compositionLocalOf" || name == "staticCompositionLocalOf",
    case .closure(let closure)? = call.arguments.last?.value, closure.body.count == 1
  else { return false }
  switch closure.body[0] {
  case .expression(.call(let only)), .result(.call(let only)):
    if case .name(let name, _) = only.callee { return name == "error" || name == "throw" }
    return false
  default: return false
  }
}
