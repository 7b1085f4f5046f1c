import Model

/// Values that live in user defaults, in the keychain or in tables, as variables of the types that
/// keep them: wrapped ones, computed ones in front of a store, and keys that only functions write.
struct PersistedValues {
  /// Variables whose value lives in a store, with which one.
  private(set) var stores: [Int: PersistentStore] = [:]
  /// Variables for keys that no variable stands for; they follow those of the program.
  private(set) var added: [PropertyEntry] = []
  private(set) var writes: [CodeEvents.Write] = []
  private(set) var reads: [CodeEvents.Read] = []
  /// Types whose own code changes what a store holds, with the first of its stores.
  private(set) var writtenBy: [Int: PersistentStore] = [:]

  /// Variables whose values lie under a key of their user.
  private(set) var keptApart: Set<Int> = []

  private let program: Program
  private let firstAdded: Int
  private var propertiesByKey: [StoreKey: [Int]] = [:]

  init(_ program: Program, reader: BodyReader, events: CodeEvents, roles: [Component.Role]) {
    self.program = program
    firstAdded = program.properties.count
    let tables = DatabaseTables(program, events: events)
    let accesses =
      StoreTracing(program, events: events, roles: roles).accesses + tables.accesses
    for access in events.storeAccesses where access.action != .read {
      guard case .type(let type) = access.site.owner, !program.types[type].isExternal,
        access.site.place != .test, access.site.place != .preview
      else { continue }
      writtenBy[type] = writtenBy[type].map { min($0, access.store) } ?? access.store
    }
    addWrapped(reader, accesses: accesses)
    addComputed(accesses)
    addKeys(accesses, roles: roles)
    for table in tables.keptApart { keptApart.formUnion(propertiesByKey[.table(table)] ?? []) }
    for access in accesses { note(access) }
  }

  /// True for a variable that stands for a key and is declared nowhere.
  func isAdded(_ property: Int) -> Bool { property >= firstAdded }

  // MARK: Variables

  /// Variables with a wrapper that reads and writes a store.
  private mutating func addWrapped(_ reader: BodyReader, accesses: [StoreAccess]) {
    var wrappers: [Int: PersistentStore] = [:]
    for access in accesses {
      if case .type(let type) = access.site.owner,
        program.types[type].hasAttribute("propertyWrapper")
      {
        wrappers[type] = access.store
      }
    }
    let userKeys = UserKeys(program)
    // Such a wrapper may reach its store by ways that are not known.
    let apart = Set(
      program.types.indices.filter {
        program.types[$0].hasAttribute("propertyWrapper") && userKeys.areMade(byWrapper: $0)
      })
    for (property, entry) in program.properties.enumerated() {
      let place = LookupPlace(file: entry.file, type: entry.owner)
      for attribute in entry.facts.attributes {
        let declared = program.lookUpType(attribute.name, at: place)
        if declared.map(apart.contains) == true { keptApart.insert(property) }
        guard let store = declared.map({ wrappers[$0] }) ?? persistingWrappers[attribute.name]
        else { continue }
        let argument = attribute.arguments.first {
          $0.label.map(storeKeyLabels.contains) ?? true
        }
        let key = argument.flatMap { reader.storeKey($0.value, ofProperty: property) }
        add(property, store, key ?? .text(entry.facts.name))
      }
    }
  }

  /// Computed variables whose setter writes a store, or whose getter reads what functions write;
  /// and stored ones whose observer writes them down.
  private mutating func addComputed(_ accesses: [StoreAccess]) {
    var read: [Int: [StoreAccess]] = [:]
    var written: [Int: [StoreAccess]] = [:]
    for access in accesses {
      guard let function = access.site.function,
        let property = program.functions[function].property,
        program.properties[property].owner.map({
          program.types[$0].hasAttribute("propertyWrapper")
        }) != true
      else { continue }
      switch access.action {
      case .read: read[property, default: []].append(access)
      case .write: written[property, default: []].append(access)
      case .remove, .removeAll: break
      }
    }
    let userKeys = UserKeys(program)
    for (property, accesses) in written.sorted(by: { $0.key < $1.key }) {
      let keys = accesses.compactMap(\.key)
      let isBothWays = read[property] != nil
      guard stores[property] == nil, let store = accesses.first?.store,
        !keys.isEmpty || isBothWays
      else { continue }
      add(property, store, keys.first)
      if accesses.allSatisfy(userKeys.isMade) { keptApart.insert(property) }
    }
    for (property, accesses) in read.sorted(by: { $0.key < $1.key })
    where written[property] == nil && program.properties[property].facts.isComputed {
      // What another variable stands for is only looked at here.
      let keys = Set(accesses.compactMap(\.key))
      guard keys.count == 1, let key = keys.first, propertiesByKey[key] == nil,
        let access = accesses.first
      else { continue }
      add(property, access.store, key)
    }
  }

  private mutating func add(_ property: Int, _ store: PersistentStore, _ key: StoreKey?) {
    stores[property] = store
    if let key { propertiesByKey[key, default: []].append(property) }
  }

  /// Keys that functions write and that no variable stands for.
  private mutating func addKeys(_ accesses: [StoreAccess], roles: [Component.Role]) {
    var byKey: [StoreKey: [StoreAccess]] = [:]
    for access in accesses {
      guard let key = access.key, propertiesByKey[key] == nil else { continue }
      if case .type(let type) = access.site.owner,
        !roles[type].isAlien, !program.types[type].isExternal,
        program.files[access.site.file].role == .ordinary
      {
        byKey[key, default: []].append(access)
      }
    }
    let named = byKey.compactMap { key, accesses in name(of: key).map { ($0, key, accesses) } }
    for (name, key, accesses) in named.sorted(by: { ($0.0, place($0.2)) < ($1.0, place($1.2)) }) {
      let writing = accesses.filter { $0.action == .write }
      guard let owner = mainOwner(of: writing),
        let first = writing.first(where: { $0.site.owner == .type(owner) })
      else { continue }
      let isTaken = program.types[owner].propertiesByName[name] != nil
      var facts = PropertyFacts(
        name: isTaken ? "\(name) in \(first.store.name)" : name, span: first.site.span,
        nameSpan: first.site.span)
      facts.isComputed = true
      facts.visibility = .file
      facts.setterVisibility = .file
      facts.isStatic = accesses.allSatisfy {
        $0.site.function.map { program.functions[$0].facts.isStatic } ?? true
      }
      facts.type = readType(accesses)
      add(firstAdded + added.count, first.store, key)
      added.append(PropertyEntry(facts: facts, owner: owner, file: first.site.file))
    }
  }

  /// What those who read a value take it for.
  private func readType(_ accesses: [StoreAccess]) -> TypeReference? {
    accesses.lazy.filter { $0.action == .read }.compactMap { storedType(readBy: $0, in: program) }
      .first
  }

  private func name(of key: StoreKey) -> String? {
    switch key {
    case .text(let text): text
    case .constant(let property): program.properties[property].facts.name
    case .enumCase(let name), .table(let name): name
    case .parameter: nil
    }
  }

  private func place(_ accesses: [StoreAccess]) -> Int { accesses.first?.site.file ?? 0 }

  /// The type that writes a key most often; the first declared among equals.
  private func mainOwner(of accesses: [StoreAccess]) -> Int? {
    var counts: [Int: Int] = [:]
    for access in accesses {
      if case .type(let type) = access.site.owner { counts[type, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  // MARK: Reads and writes

  /// Tells an access of a store as one of the variables that stand for the key.
  private mutating func note(_ access: StoreAccess) {
    let accessor = access.site.function.flatMap { program.functions[$0].property }
    let targets: [Int]
    var value = access.value
    switch (access.action, access.key) {
    case (.removeAll, _):
      targets = stores.filter { $0.value == access.store && isReached($0.key, by: access) }.keys
        .sorted()
      value = .empty
    case (.remove, nil):
      // Which of its keys is taken out stays open; it was thought of, and that is all.
      guard case .type(let type) = access.site.owner else { return }
      targets = stores.filter { $0.value == access.store && owner(of: $0.key) == type }.keys
        .sorted()
      value = .removal
    case (.remove, let key?):
      targets = propertiesByKey[key] ?? []
      value = .absent
    case (.read, let key), (.write, let key):
      targets = key.flatMap { propertiesByKey[$0] } ?? []
    }
    if let accessor, targets.contains(accessor) { return }
    for property in targets {
      if access.action == .read {
        reads.append(.init(property: property, site: access.site))
      } else {
        writes.append(
          .init(
            property: property, value: value, type: .unknown, origin: access.origin,
            isInitialization: false, site: access.site))
      }
    }
  }
}

extension PersistedValues {
  /// Of Android's stores each is one of its own: whoever empties one empties what it keeps itself.
  fileprivate func isReached(_ property: Int, by access: StoreAccess) -> Bool {
    switch access.store {
    case .defaults, .keychain, .cookies, .files, .database: return true
    case .preferences, .dataStore, .savedState:
      guard case .type(let type) = access.site.owner else { return false }
      return owner(of: property) == type
    }
  }

  fileprivate func owner(of property: Int) -> Int? {
    isAdded(property) ? added[property - firstAdded].owner : program.properties[property].owner
  }
}

/// Wrappers and macros of packages, whose code is not at hand: SwiftUI, Defaults, and the names that
/// wrappers over user defaults mostly have.
private let persistingWrappers: [String: PersistentStore] = [
  "AppStorage": .defaults, "SceneStorage": .defaults, "UserDefault": .defaults,
  "UserPreference": .defaults, "Default": .defaults, "KeychainStorage": .keychain,
]
