import Model

/// Where types of the product that handle credentials or cookies use `URLSession.shared`, sorted by
/// place.
func credentialedAccesses(_ source: SourceGraph) -> [CredentialedAccess] {
  let accesses = source.events.outsideAccesses.filter {
    // What stands for a parameter can be replaced by whoever calls.
    $0.type == "URLSession" && $0.member == "shared" && source.isProduction($0.site)
      && $0.site.place != .defaultArgument
  }
  var signs: [Int: [Sign]] = [:]
  for access in accesses {
    guard case .type(let type) = access.site.owner, signs[type] == nil else { continue }
    signs[type] = source.program.types[type].functions.compactMap { sign(in: $0, source) }
  }
  return accesses.compactMap { access -> CredentialedAccess? in
    guard case .type(let type) = access.site.owner, let found = signs[type],
      let sign = found.first(where: { $0.function == access.site.function }) ?? found.first
    else { return nil }
    return CredentialedAccess(
      component: source.id(ofType: type), location: source.location(access.site),
      sign: sign.text, signLocation: sign.location,
      isTogether: sign.function == access.site.function)
  }.sorted { $0.location < $1.location }
}

private struct Sign {
  let function: Int
  let text: String
  let location: Location
}

/// The first thing in a function that has to do with credentials or cookies.
private func sign(in function: Int, _ source: SourceGraph) -> Sign? {
  let entry = source.program.functions[function]
  var found: Sign?
  visitExpressions(in: entry.facts.body) { expression in
    guard found == nil else { return }
    let text: String
    let span: Span
    switch expression {
    case .literal(.text(let written), let place) where headers.contains(written.lowercased()):
      (text, span) = (written, place)
    case .name(let name, let place) where types.contains(name): (text, span) = (name, place)
    case .member(_, let name, let place) where members.contains(name): (text, span) = (name, place)
    default: return
    }
    found = Sign(
      function: function, text: text,
      location: Location(file: source.program.files[entry.file].path, span: span))
  }
  return found
}

/// Headers that prove who sends a request (RFC 9110, RFC 6265).
private let headers: Set<String> = ["authorization", "cookie", "set-cookie"]
/// What Foundation keeps of them (reference of the URL loading system).
private let types: Set<String> = ["HTTPCookieStorage", "HTTPCookie", "URLCredential"]
private let members: Set<String> = ["httpCookieStorage", "urlCredentialStorage"]
