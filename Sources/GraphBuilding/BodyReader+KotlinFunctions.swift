import Model

/// Functions of Kotlin's standard library, of its coroutines and of Compose that give what they are
/// given, or what their closure gives.
extension BodyReader {
  /// A function without anything in front of it; `nil` for every other one.
  func callStandardFunction(_ name: String, _ call: Call) -> Value? {
    if handingFunctions.contains(name) {
      let values = readArguments(call.arguments)
      guard var first = values.first else { return .unknown }
      if case .optional(let inner) = first.type { first.type = inner }
      return first
    }
    if name == "with", call.arguments.count == 2 {
      let subject = evaluate(call.arguments[0], expected: nil)
      let value = giving([subject]) { evaluate(call.arguments[1], expected: nil) }
      return result(of: value)
    }
    if name == "synchronized", let monitor = call.arguments.first?.value {
      closureGuard = slot(of: monitor)?.property ?? (isSelf(monitor) ? ownMonitor : nil)
    }
    if keptResults.contains(name) { return remember(call) }
    if runningFunctions.contains(name) {
      let values = call.arguments.map { argument in evaluate(argument, expected: nil) }
      return values.last.map(result) ?? .unknown
    }
    guard let box = boxFunctions[name] else { return nil }
    let values = readArguments(call.arguments)
    let written = call.typeArguments.first.map { program.valueType($0, at: place) }
    let content = written ?? values.first.map(resultOrValue) ?? .unknown
    return Value(type: .external(box, [content]), origin: values.first?.origin ?? .constructed)
  }

  /// `remember(key) { Player() }`.
  private func remember(_ call: Call) -> Value {
    let first = events.constructions.count
    let values = call.arguments.map { argument in evaluate(argument, expected: nil) }
    guard let value = values.last.map(result) else { return .unknown }
    // In a member it is whoever shows the result that keeps it.
    if case .function = site.owner,
      let type = value.type.content.projectType ?? value.type.projectType
    {
      record { events in
        for made in events.constructions.indices[first...]
        where events.constructions[made].type == type {
          events.constructions[made].isRemembered = true
        }
      }
    }
    return value
  }

  private func isSelf(_ expression: Expression) -> Bool {
    if case .name("self", _) = expression { return true }
    return false
  }

  private func resultOrValue(_ value: Value) -> ValueType {
    if case .function(let result) = value.type { return result }
    return value.type
  }

  /// A method that every value has, or that a collection of Kotlin's has; `nil` for every other one.
  func callStandardMember(_ name: String, _ base: Value, _ call: Call) -> Value? {
    if case .externalMetatype(let outside) = base.type {
      if instanceGetters.contains(name), listeningServices.contains(outside) {
        readArguments(call.arguments)
        return Value(type: .external(outside, []), origin: .unknown)
      }
      return callOutsideBuilder(name, of: outside, call)
    }
    if let store = androidStore(givenBy: name, of: base.type, call) { return store }
    if let entry = callNavigation(name, call) { return entry }
    if let made = valueMakers[name] {
      readArguments(call.arguments)
      return Value(type: .external(made, []), origin: .constructed)
    }
    if collectingMethods.contains(name) {
      if case .member(let flow?, _, _) = call.callee { noteEndless(over: flow) }
      readGiving(base.type.iterated, call)
      return .unknown
    }
    if let scope = scopeFunctions[name], case .closure? = call.arguments.last?.value {
      let value = giving([base]) { readArguments(call.arguments) }.last ?? .unknown
      switch scope {
      case .givesSubject: return base
      case .givesResult: return result(of: value)
      }
    }
    if keyedMakers.contains(name), case .collection = base.type.unwrapped {
      let values = readArguments(call.arguments)
      let element = elementType(of: base.type)
      return Value(
        type: element == .unknown ? values.last.map(resultOrValue) ?? .unknown : element,
        origin: .unknown, source: base.source)
    }
    if elementTakers.contains(name), base.type.iterated != .unknown {
      readGiving(base.type.iterated, call)
      return Value(type: base.type.iterated, origin: .unknown, source: base.source)
    }
    if sameCollections.contains(name), case .collection = base.type.unwrapped {
      readGiving(base.type.iterated, call)
      return Value(type: base.type, origin: .unknown, source: base.source)
    }
    return built(by: name, base, call)
  }

  private func readGiving(_ element: ValueType, _ call: Call) {
    _ = giving([Value(type: element, origin: .unknown)]) { readArguments(call.arguments) }
  }

  private func result(of closure: Value) -> Value {
    guard case .function(let type) = closure.type else { return closure }
    return Value(type: type, origin: .unknown, held: closure.held)
  }

  /// `Builder().…build()` makes what the builder is for; `create(Api::class)` what it is told.
  private func built(by name: String, _ base: Value, _ call: Call) -> Value? {
    guard case .external(let outside, let content) = base.type.unwrapped else { return nil }
    if name == "create", case .member(_?, "self", _)? = call.arguments.first?.value,
      case .metatype(let type)? = readArguments(call.arguments).first?.type
    {
      return Value(type: .project(type), origin: .constructed)
    }
    guard outside.hasSuffix(".Builder") else { return nil }
    readArguments(call.arguments)
    if name != "build" { return base }
    if let made = content.first { return Value(type: made, origin: .constructed) }
    return Value(
      type: .external(lastPart(of: String(outside.dropLast(".Builder".count))), []),
      origin: .constructed)
  }

  /// A call on an outside type: `OkHttpClient.Builder()`, `Room.databaseBuilder(…)`.
  private func callOutsideBuilder(_ name: String, of outside: String, _ call: Call) -> Value? {
    if name.hasPrefix("get"), name.hasSuffix("Instance"), isTool(outside) {
      readArguments(call.arguments)
      return Value(type: .external(outside, []), origin: .constructed)
    }
    if name.hasPrefix("create"), ValueType.lastingSubjects.contains(outside) {
      let values = readArguments(call.arguments)
      let written = call.typeArguments.first.map { program.valueType($0, at: place) }
      let content = written ?? values.first?.type
      return Value(type: .external(outside, content.map { [$0] } ?? []), origin: .constructed)
    }
    let isType = isCapitalized(name)
    guard isType || name.hasSuffix("Builder") else { return nil }
    let values = readArguments(call.arguments)
    let made = values.lazy.compactMap { value -> ValueType? in
      if case .metatype(let type) = value.type { .project(type) } else { nil }
    }.first
    let full = isType ? "\(outside).\(name)" : "\(outside).Builder"
    return Value(type: .external(full, made.map { [$0] } ?? []), origin: .constructed)
  }
}

/// Static functions of Android's services that give the one that belongs to a context.
private let instanceGetters: NameSet = ["get", "getInstance", "getDefault", "getDefaultAdapter"]

/// Methods of texts that give a value of another type.
private let valueMakers: NameTable<String> = ["toRegex": "Regex", "toPattern": "Pattern"]
/// What a function of every value gives back.
private enum ScopeFunction {
  case givesSubject, givesResult
}

private let scopeFunctions: NameTable<ScopeFunction> = [
  "let": .givesResult, "run": .givesResult, "use": .givesResult, "useLines": .givesResult,
  "withLock": .givesResult, "withPermit": .givesResult, "fold": .givesResult,
  "mapCatching": .givesResult, "recoverCatching": .givesResult, "write": .givesResult,
  "read": .givesResult,
  "also": .givesSubject, "apply": .givesSubject, "takeIf": .givesSubject,
  "takeUnless": .givesSubject, "onSuccess": .givesSubject, "onFailure": .givesSubject,
]
/// Functions that give back their argument.
private let handingFunctions: NameSet = ["requireNotNull", "checkNotNull"]
/// Functions that run their closure and give what it gives.
let runningFunctions: NameSet = [
  "run", "synchronized", "withContext", "coroutineScope", "supervisorScope", "runBlocking",
  "withTimeout", "withTimeoutOrNull", "runCatching", "buildList", "buildSet", "buildMap", "trace",
]
/// Functions of Compose that keep what their closure gives as long as the place in the composition.
private let keptResults: NameSet = ["remember", "rememberSaveable", "rememberRetained"]
/// Functions whose result holds what they are given, or what their closure gives.
private let boxFunctions: NameTable<String> = [
  "mutableStateOf": "MutableState", "derivedStateOf": "State", "lazy": "Lazy",
  "MutableStateFlow": "MutableStateFlow", "MutableSharedFlow": "MutableSharedFlow",
  "MutableLiveData": "MutableLiveData", "AtomicReference": "AtomicReference",
  "flowOf": "Flow", "CompletableDeferred": "Deferred", "compositionLocalOf": "CompositionLocal",
  "staticCompositionLocalOf": "CompositionLocal", "Channel": "Channel", "atomic": "AtomicReference",
]
/// Methods that go on until a flow completes.
private let collectingMethods: NameSet = ["collect", "collectLatest", "collectIndexed"]
/// Methods of maps that make a value for a key that has none.
let keyedMakers: NameSet = [
  "getOrPut", "computeIfAbsent", "getOrElse", "getOrDefault", "get", "getValue", "put", "remove",
]
/// Methods that give one element.
private let elementTakers: NameSet = [
  "firstOrNull", "lastOrNull", "single", "singleOrNull", "find", "findLast", "elementAt",
  "elementAtOrNull", "getOrNull", "maxByOrNull", "minByOrNull", "maxBy", "minBy", "removeAt",
  "removeFirstOrNull", "removeLastOrNull", "random", "first", "last", "poll", "peek", "pop",
  "removeFirst", "removeLast", "receive", "await",
]
/// Methods that give a collection of the same elements.
private let sameCollections: NameSet = [
  "filter", "filterNot", "filterNotNull", "sortedBy", "sortedByDescending", "sortedWith",
  "distinctBy", "distinct", "take", "takeLast", "takeWhile", "drop", "dropWhile", "toList",
  "toMutableList", "toSet", "toMutableSet", "toMap", "toMutableMap", "asSequence", "plus", "minus",
  "onEach", "toImmutableList", "toPersistentList", "asReversed", "orEmpty",
]
