import Model

/// Modules of Koin: what their entries make, and what it can be asked for by.
extension BodyReader {
  /// A call in a module, or of a module; `nil` for every other call.
  func readKoinModule(_ call: Call) -> Value? {
    switch call.callee {
    case .name(let name, _):
      if isKoinFunction(name), name == "module" || name == "startKoin" || name == "koinApplication"
      {
        return inKoin(KoinPlace(), call)
      }
      guard let koin = koin ?? (isInModuleExtension ? KoinPlace() : nil), !koin.isInEntry else {
        return nil
      }
      if let word = KoinEntryWord(name), isEntry(call) { return readEntry(word, call, in: koin) }
      return scope(openedBy: name, call).map { inKoin(KoinPlace(scope: $0), call) }
    case .member(let base?, let name, _):
      // `single { LiveApi() } bind Api::class`.
      guard koin?.isInEntry == false || isInModuleExtension, entryLinks.contains(name),
        case .call = base
      else { return nil }
      _ = evaluate(base, expected: nil)
      amend(call, by: name)
      return .unknown
    default:
      return nil
    }
  }

  /// A function that a file imports from Koin.
  func isKoinFunction(_ name: String) -> Bool {
    guard let file = program.files[site.file].kotlin else { return false }
    return file.imports[name]?.contains { $0.hasPrefix("org.koin.") }
      ?? file.stars.contains { $0.hasPrefix("org.koin.") }
  }

  /// `fun Module.network() { single { … } }`.
  private var isInModuleExtension: Bool {
    guard let selfType, program.types[selfType].isExternal else { return false }
    let name = program.types[selfType].name
    return (name == "Module" || name == "ScopeDSL") && isKoinFunction(name)
  }

  private func isEntry(_ call: Call) -> Bool {
    call.arguments.contains { argument in
      switch argument.value {
      case .closure, .name, .member: true
      default: false
      }
    }
  }

  private func inKoin(_ place: KoinPlace, _ call: Call) -> Value {
    let outer = koin
    koin = place
    defer { koin = outer }
    _ = composing { readArguments(call.arguments) }
    return Value(type: .external("Module", []), origin: .constructed)
  }

  /// `scope<Session> { … }`, `scope(named("trip")) { … }`, `activityScope { … }`.
  private func scope(openedBy name: String, _ call: Call) -> String? {
    if let known = koinScopeFunctions[name] { return known }
    guard name == "scope", case .closure? = call.arguments.last?.value else { return nil }
    if let type = call.typeArguments.first {
      guard let owner = program.valueType(type, at: place).projectType else { return type.spelling }
      let isShown = outsideAncestors(of: owner, in: program).contains(
        where: isAndroidInterfaceAncestor)
      return isShown ? "ScreenScope" : String(program.types[owner].simpleName)
    }
    return call.arguments.first.flatMap(qualifierText)
  }

  // MARK: Entries

  private func readEntry(_ word: KoinEntryWord, _ call: Call, in place: KoinPlace) -> Value {
    let outer = (koin, wiringDepth)
    koin = KoinPlace(scope: place.scope, isInEntry: true)
    wiringDepth += 1
    defer { (koin, wiringDepth) = outer }
    let asked = call.typeArguments.first
    var made = ValueType.unknown
    var filled: [KoinEvents.Entry.Filled]? = []
    var qualifier: String?
    var links: [Call] = []
    for argument in call.arguments {
      switch argument.value {
      case .closure(let closure) where made == .unknown:
        let expected = asked.map {
          ValueType.function(result: program.valueType($0, at: self.place))
        }
        let value = composing { evaluate(argument.value, expected: expected) }
        if case .function(let result) = value.type { made = result }
        filled = parameters(filledIn: closure)
      case .closure(let closure):
        links = calls(in: closure)
      case .name, .member:
        if let text = qualifierText(argument) {
          qualifier = text
        } else if case .metatype(let type) = evaluate(argument.value, expected: nil).type {
          (made, filled) = (.project(type), nil)
          let here = composing { site(at: call.span) }
          record { $0.constructions.append(.init(type: type, site: here)) }
        }
      default:
        qualifier = qualifierText(argument) ?? qualifier
      }
    }
    let keys =
      asked.map { [KeyType($0, at: self.place, program)] } ?? KeyType(made).map { [$0] } ?? []
    let here = site(at: call.span)
    record {
      $0.injection.koin.entries.append(
        .init(
          word: word, keys: keys, qualifier: qualifier, made: made, scope: place.scope,
          filled: filled, site: here))
    }
    for link in links {
      if case .name(let name, _) = link.callee { amend(link, by: name) }
    }
    return .unknown
  }

  /// The parameters that requests fill in the call that the closure of an entry ends with.
  private func parameters(filledIn closure: Closure) -> [KoinEvents.Entry.Filled] {
    guard case .result(.call(let made))? = closure.body.last else { return [] }
    return made.arguments.enumerated().compactMap { position, argument in
      guard case .call(let asked) = argument.value, case .name(let name, _) = asked.callee,
        koinRequests.contains(name) || name == "getAll"
      else { return nil }
      return .init(
        label: argument.label, position: position,
        qualifier: asked.arguments.lazy.compactMap(qualifierText).first,
        type: asked.typeArguments.first.map { KeyType($0, at: place, program) },
        isForAll: name == "getAll")
    }
  }

  private func calls(in closure: Closure) -> [Call] {
    closure.body.compactMap { statement in
      switch statement {
      case .expression(.call(let call)), .result(.call(let call)): call
      default: nil
      }
    }
  }

  /// A link behind an entry, or in its options: a further type to ask for, or a qualifier.
  private func amend(_ call: Call, by name: String) {
    if isQuiet { return }
    if name == "withOptions", case .closure(let closure)? = call.arguments.last?.value {
      for link in calls(in: closure) {
        if case .name(let name, _) = link.callee { amend(link, by: name) }
      }
      return
    }
    let qualifier = name == "named" || name == "qualifier" ? qualifierText(of: call) : nil
    var keys = call.typeArguments.map { KeyType($0, at: place, program) }
    for argument in call.arguments {
      let values: [Expression] =
        if case .collection(let elements, _) = argument.value { elements } else { [argument.value] }
      keys += values.compactMap(typeName).map { KeyType(.named($0, []), at: place, program) }
    }
    record { events in
      guard let last = events.injection.koin.entries.indices.last else { return }
      if name == "bind" || name == "binds" { events.injection.koin.entries[last].keys += keys }
      if let qualifier { events.injection.koin.entries[last].qualifier = qualifier }
    }
  }

  // MARK: Qualifiers

  /// The qualifier in an argument: `named("live")`, or a variable with it.
  func qualifierText(_ argument: Argument) -> String? {
    switch argument.value {
    case .call(let call):
      return qualifierText(of: call)
    case .name(let name, _):
      guard let global = program.lookUpGlobal(name, at: place),
        case .call(let call)? = program.properties[global].facts.value
      else { return nil }
      return qualifierText(of: call)
    default:
      return nil
    }
  }

  private func qualifierText(of call: Call) -> String? {
    guard case .name(let name, _) = call.callee, qualifierMakers.contains(name) else { return nil }
    if let type = call.typeArguments.first { return "Named(\(lastPart(of: type.spelling)))" }
    switch call.arguments.first?.value {
    case .literal(.text(let text), _)?: return "Named(\(text))"
    case .some(let value): return dottedName(value).map { "Named(\(lastPart(of: $0)))" }
    case nil: return nil
    }
  }
}

private let qualifierMakers: NameSet = [
  "named", "qualifier", "StringQualifier", "TypeQualifier", "_q",
]
/// Functions behind an entry that say more of it.
private let entryLinks: NameSet = [
  "bind", "binds", "withOptions", "onClose", "override", "createdAtStart",
]
