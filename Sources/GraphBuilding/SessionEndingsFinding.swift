import Model

/// The routines that end a session, each with the fields that it empties, itself or through calls.
func sessionEndings(_ source: SourceGraph, settings: GraphSettings) -> [SessionEnding] {
  let tracer = ClearingTracer(source)
  return source.program.functions.indices.compactMap { function in
    let entry = source.program.functions[function]
    guard let owner = entry.owner, entry.facts.role == .function,
      source.program.files[entry.file].role == .ordinary, !source.roles[owner].isAlien,
      source.program.types[owner].keyword != .protocol,
      endsSession(entry.facts.name, settings: settings)
    else { return nil }
    return SessionEnding(
      component: source.id(ofType: owner),
      name: "\(source.program.types[owner].name).\(entry.facts.name)",
      location: Location(
        file: source.program.files[entry.file].path, span: entry.facts.nameSpan),
      clears: tracer.clears(of: function))
  }
}

private let endingVerbs = [
  "logout", "logoff", "signout", "signoff", "endsession", "terminatesession", "invalidatesession",
  "closesession", "destroysession", "sessionexpired", "sessiondidexpire", "tokenexpired",
  "teardownusersession", "teardownsession", "deleteaccount", "removeaccount", "removesession",
  "deletesession",
]
private let endingPrefixes = [
  "perform", "do", "handle", "force", "user", "did", "on", "request",
]

private func endsSession(_ name: String, settings: GraphSettings) -> Bool {
  if settings.sessionEndings.contains(where: { matches(name, pattern: $0) }) { return true }
  var rest = name.lowercased()[...]
  // `logout`, `handleLogout`, `onUserDidLogout`.
  while !endingVerbs.contains(where: rest.hasPrefix) {
    guard let prefix = endingPrefixes.first(where: rest.hasPrefix) else { return false }
    rest = rest.dropFirst(prefix.count)
  }
  return true
}
