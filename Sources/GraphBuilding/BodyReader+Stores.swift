import Model

/// Reads and writes of user defaults and of the keychain.
extension BodyReader {
  /// `defaults.set(value, forKey: key)`, and the same without a base in an extension of the store.
  func noteStoreCall(_ method: String, on base: ValueType, _ call: Call) {
    if isQuiet || base == .unknown { return }
    if isKotlin { return noteAndroidStoreCall(method, on: base, call) }
    guard let action = storeAction(of: method), let store = store(of: base) else { return }
    let argument =
      call.arguments.first { $0.label.map(storeKeyLabels.contains) ?? false }
      ?? (action == .write ? nil : call.arguments.first)
    if action != .removeAll && argument == nil && store != .cookies { return }
    let (value, origin) = action == .write ? written(call.arguments.first) : (.absent, .absent)
    // All cookies of an app lie in one jar.
    let key = store == .cookies ? .text("cookies") : argument.flatMap(storeKey)
    add(
      StoreAccess(
        store: store, action: action, key: action == .removeAll ? nil : key, value: value,
        origin: origin, method: method, site: site(at: call.span)))
  }

  /// `keychain["token"]`.
  func noteStoreElement(
    of base: ValueType, _ arguments: [Argument], written assignment: Assignment?, _ span: Span
  ) {
    if isQuiet { return }
    guard let key = arguments.first, let store = store(of: base) else { return }
    let (value, origin) =
      assignment.map { written(Argument(label: nil, value: $0.value)) } ?? (.absent, .absent)
    add(
      StoreAccess(
        store: store, action: assignment == nil ? .read : .write, key: storeKey(key), value: value,
        origin: origin, method: "string", site: site(at: span)))
  }

  /// `SecItemDelete(query)`: what it is about stands in the query.
  func noteKeychainFunction(_ name: String, _ call: Call) {
    if isQuiet { return }
    guard let action = keychainFunctions[name] else { return }
    add(
      StoreAccess(
        store: .keychain, action: action, key: nil, value: action == .write ? .other : .absent,
        origin: .unknown, method: "getData", site: site(at: call.span)))
  }

  /// A function of the project may hand its key on to a store.
  func noteKeyedCall(of callee: Int, _ call: Call) {
    if isQuiet { return }
    var keys: [Int: StoreKey] = [:]
    for position in signature(of: callee).keys where position < call.arguments.count {
      keys[position] = storeKey(call.arguments[position])
    }
    if keys.isEmpty { return }
    let other = call.arguments.indices.first { keys[$0] == nil }.map { call.arguments[$0] }
    let (value, origin) = written(other)
    let here = site(at: call.span)
    record {
      $0.keyedCalls.append(
        KeyedCall(callee: callee, keys: keys, value: value, origin: origin, site: here))
    }
  }

  private func add(_ access: StoreAccess) { record { $0.storeAccesses.append(access) } }

  func written(_ argument: Argument?) -> (WrittenValue, ValueOrigin) {
    guard let argument else { return (.other, .unknown) }
    let origin = quietly { evaluate(argument.value, expected: nil) }.origin
    switch origin {
    case .absent: return (.absent, origin)
    case .empty: return (.empty, origin)
    default: return (.other, origin)
    }
  }

  /// The store that a value is: one of the system, a subclass of one, or a protocol of the project
  /// that one conforms to.
  func store(of type: ValueType) -> PersistentStore? {
    switch type.unwrapped {
    case .external(let name, _): return persistentStores[name]
    case .project(let type):
      let entry = program.types[type]
      if entry.isExternal { return persistentStores[entry.name] }
      if entry.keyword == .protocol {
        return program.subtypes(of: type).lazy.filter { self.program.types[$0].isExternal }
          .compactMap { persistentStores[self.program.types[$0].name] }.first
      }
      guard entry.keyword == .class, !entry.inherited.isEmpty else { return nil }
      return outsideAncestors(of: type, in: program).sorted().lazy
        .compactMap { persistentStores[$0] }.first
    case .unknown, .optional, .collection, .function, .metatype, .externalMetatype, .module, .bound,
      .parameter:
      return nil
    }
  }

  // MARK: Keys

  /// The key that the wrapper of a variable is given.
  func storeKey(_ expression: Expression, ofProperty property: Int) -> StoreKey? {
    let entry = program.properties[property]
    var inner = site
    (inner.file, inner.function) = (entry.file, nil)
    return quietly {
      within(inner, selfType: entry.owner, isStatic: true) { storeKey(expression) }
    }
  }

  func storeKey(_ argument: Argument) -> StoreKey? { storeKey(argument.value) }

  private func storeKey(_ expression: Expression) -> StoreKey? {
    switch expression {
    case .literal(.text(let text), _): return .text(text)
    case .name("#function", _):
      let function = site.function.map { program.functions[$0] }
      return function.map {
        .text($0.property.map { program.properties[$0].facts.name } ?? $0.facts.name)
      }
    case .member(let key?, "rawValue", _): return storeKey(key)
    case .member(nil, let name, _): return .enumCase(name)
    case .cast(let inner, _, _): return storeKey(inner)
    case .name, .member: break
    default: return nil
    }
    let value = quietly { evaluate(expression, expected: nil) }
    switch value.origin {
    case .global(let property): return constantKey(property)
    case .parameter(let name): return .parameter(name)
    case .constant:
      if case .member(_, let name, _) = expression { return .enumCase(name) }
      return nil
    default: return ownKey(expression)
    }
  }

  private func constantKey(_ property: Int) -> StoreKey? {
    let facts = program.properties[property].facts
    if case .literal(.text(let text), _)? = facts.value { return .text(text) }
    // `stringPreferencesKey("token")`.
    if case .call(let call)? = facts.value, call.functionName?.hasSuffix("PreferencesKey") == true,
      case .literal(.text(let text), _)? = call.arguments.first?.value
    {
      return .text(text)
    }
    return facts.isConstant ? .constant(property) : nil
  }

  /// A constant of the object itself: the same key for all its values only when it is written out.
  private func ownKey(_ expression: Expression) -> StoreKey? {
    guard let slot = slot(of: expression), slot.isOwn else { return nil }
    guard case .text(let text)? = constantKey(slot.property) else { return nil }
    return .text(text)
  }
}
