import Model

/// All reads and writes of stores, also those through functions of the project that hand a key on.
struct StoreTracing {
  private(set) var accesses: [StoreAccess]

  private let program: Program
  private let roles: [Component.Role]
  /// What functions do with the value whose key they get as a parameter, by its name.
  private var summaries: [Int: [String: [StoreAccess]]] = [:]
  /// Levels of functions that hand a key on.
  private static let maximumDepth = 4

  init(_ program: Program, events: CodeEvents, roles: [Component.Role]) {
    self.program = program
    self.roles = roles
    accesses = events.storeAccesses
    if accesses.isEmpty { return }
    var fresh = accesses
    var calls = events.keyedCalls
    for _ in 0..<Self.maximumDepth where !fresh.isEmpty {
      for access in fresh { summarize(access) }
      fresh = []
      var rest: [KeyedCall] = []
      for call in calls {
        let found = derived(from: call)
        if found.isEmpty { rest.append(call) }
        fresh += found
      }
      calls = rest
      accesses += fresh
    }
    // What a key of a parameter means is said by the callers.
    accesses = accesses.filter { access in
      if case .parameter? = access.key { return false }
      return access.key != nil || !handsKeyOn(access)
    }
  }

  private mutating func summarize(_ access: StoreAccess) {
    guard let function = access.site.function else { return }
    let parameters = program.functions[function].facts.parameters
    let name: String?
    switch access.key {
    case .parameter(let written)?: name = written
    // The query of the keychain holds what the caller says.
    case nil: name = parameters.first { isKeyName($0.name) }?.name
    case .text?, .constant?, .enumCase?, .table?: name = nil
    }
    guard let name, parameters.contains(where: { $0.name == name }) else { return }
    let known = summaries[function]?[name] ?? []
    if known.contains(where: { $0.action == access.action }) { return }
    summaries[function, default: [:]][name, default: []].append(access)
  }

  private func handsKeyOn(_ access: StoreAccess) -> Bool {
    access.site.function.map { summaries[$0] != nil } ?? false
  }

  private func derived(from call: KeyedCall) -> [StoreAccess] {
    let parameters = program.functions[call.callee].facts.parameters
    return call.keys.sorted { $0.key < $1.key }.flatMap { position, key -> [StoreAccess] in
      guard position < parameters.count else { return [] }
      return implementations(of: call.callee).lazy
        .compactMap { summaries[$0]?[parameters[position].name] }.first?
        .map { inner in
          StoreAccess(
            store: inner.store, action: inner.action, key: key,
            value: inner.action == .write ? call.value : inner.value,
            origin: inner.action == .write ? call.origin : inner.origin, method: inner.method,
            site: call.site)
        } ?? []
    }
  }

  /// The function, or what stands behind a requirement of a protocol.
  private func implementations(of function: Int) -> [Int] {
    let entry = program.functions[function]
    guard let owner = entry.owner, program.types[owner].keyword == .protocol else {
      return [function]
    }
    return program.conformers(of: owner).sorted().flatMap { type in
      roles[type].isAlien ? [] : program.types[type].functionsByName[entry.facts.name] ?? []
    }
  }
}
