/// A made-up manifest of an app with that many components and relations, the same for the same
/// numbers: modules with screens, flows, services and sessions, a few hubs that everyone reaches,
/// and now and then a fault. To measure with what no public app is large enough for.
package func largeManifest(components: Int, relations: Int) -> String {
  var app = MadeUpApp(size: max(components, 20))
  app.relate(relations)
  return app.text
}

/// What a component is made up as; the cases stand in the order in which a module declares them.
private enum Part: CaseIterable {
  case session, service, store, client, coordinator, screen, viewModel, worker

  var suffix: String {
    switch self {
    case .session: "Session"
    case .service: "Service"
    case .store: "Store"
    case .client: "Client"
    case .coordinator: "Coordinator"
    case .screen: "Screen"
    case .viewModel: "ViewModel"
    case .worker: "Worker"
    }
  }

  var scope: String? {
    switch self {
    case .session: "session"
    case .service, .client: "app"
    case .coordinator: "flow"
    case .screen, .viewModel: "screen"
    case .store, .worker: nil
    }
  }
}

private struct MadeUpApp {
  private struct Member {
    let name: String
    let part: Part
    let isGlobal: Bool
    /// Names by the word for the relation, each name once.
    var relations: [String: Set<String>] = [:]
  }

  private static let hubs = ["Log", "Analytics", "SessionManager", "FeatureFlags"]
  private static let words = [
    "Trip", "Payment", "Profile", "Search", "Message", "Cart", "Offer", "Map", "Ticket", "Photo",
    "Review", "Invoice", "Filter", "Calendar", "Contact", "Voucher", "Route", "Seat", "Alert",
    "Wallet",
  ]
  /// Components of one module.
  private static let moduleSize = 60

  private var members: [Member]
  private var random = Xorshift(state: 0x11FE)

  init(size: Int) {
    members = (0..<size - Self.hubs.count).map { number in
      let part = Part.allCases[number % Part.allCases.count]
      let module = number / Self.moduleSize
      let turn = number / Part.allCases.count
      let first = Self.words[turn % Self.words.count]
      let second = Self.words[turn / Self.words.count * 7 % Self.words.count]
      let round = turn / (Self.words.count * Self.words.count)
      let name = first + (first == second ? "" : second) + (round == 0 ? "" : "\(round)")
      return Member(
        name: "\(Self.words[module % Self.words.count])Kit\(module)/\(name)\(part.suffix)",
        part: part, isGlobal: number % 97 == 1)
    }
  }

  mutating func relate(_ count: Int) {
    var made = 0
    var attempts = 0
    while made < count, attempts < count * 4 {
      attempts += 1
      let from = random.index(below: members.count)
      let (word, to) = relation(from: from)
      if members[from].relations[word, default: []].insert(to).inserted { made += 1 }
    }
  }

  /// Most relations stay in the module, some lead to services of others, some to hubs.
  private mutating func relation(from: Int) -> (word: String, to: String) {
    if random.index(below: 10) == 0 {
      return ("reaches", Self.hubs[random.index(below: Self.hubs.count)])
    }
    let start = from / Self.moduleSize * Self.moduleSize
    let size = min(Self.moduleSize, members.count - start)
    let staysInside = random.index(below: 10) < 7
    var to = staysInside ? start + random.index(below: size) : random.index(below: members.count)
    if !staysInside { to -= to % Part.allCases.count - 1 }
    if to == from || to >= members.count { to = from == start ? start + 1 : start }
    let target = members[to]
    // An object keeps what lives as long as itself or longer, but for a fault in fifty.
    let isFault = random.index(below: 50) == 0
    let keeps = isFault || rank(target.part) <= rank(members[from].part)
    if target.isGlobal { return ("reaches", target.name) }
    if !keeps { return (["creates", "uses", "refers"][random.index(below: 3)], target.name) }
    return (["keeps", "keeps", "owns", "uses", "subscribes"][random.index(below: 5)], target.name)
  }

  private func rank(_ part: Part) -> Int {
    switch part.scope {
    case "app": 0
    case "session": 1
    case "flow": 2
    case "screen": 3
    default: 3
    }
  }

  var text: String {
    var lines = ["lifegraph: 1", "name: Made-up app of \(members.count) components", "components:"]
    for hub in Self.hubs {
      lines.append("  \(hub):")
      lines.append("    scope: app")
      lines.append("    access: global")
      switch hub {
      case "Log": lines.append("    role: logger")
      case "SessionManager":
        lines.append("    state:")
        lines.append("      token: { type: \"String?\", scope: session, mutable: true }")
      default: break
      }
    }
    for member in members {
      lines.append("  \(member.name):")
      lines.append("    kind: class")
      if let scope = member.part.scope { lines.append("    scope: \(scope)") }
      if member.isGlobal { lines.append("    access: global") }
      for (word, names) in member.relations.sorted(by: { $0.key < $1.key }) {
        lines.append("    \(word): [\(names.sorted().joined(separator: ", "))]")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
