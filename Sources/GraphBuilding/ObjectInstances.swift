import Model

/// The one instance of a Kotlin `object`, which its name means where a value stands: a global variable
/// that nobody wrote.
extension Declarations {
  mutating func addInstance(of type: Int) {
    let entry = types[type]
    var facts = PropertyFacts(name: entry.name, span: entry.span, nameSpan: entry.nameSpan)
    facts.type = .named(entry.name, [])
    facts.isConstant = true
    facts.visibility = entry.visibility
    facts.setterVisibility = entry.visibility
    addInstance(PropertyEntry(facts: facts, owner: nil, file: entry.file), of: type)
  }
}

extension Program {
  /// The type whose one instance a variable is; `nil` for every variable that someone wrote.
  func objectType(of instance: Int) -> Int? { kotlin.instantiated[instance] }

  /// True for an `object` that more than names its functions: one with state, with a part of the user
  /// interface, or with something inside that others would be handed, such as a client or a database.
  /// Cases of sealed types, modules of injection, serializers and constants are none.
  func isService(object type: Int, typeOf: (Int) -> ValueType) -> Bool {
    let entry = types[type]
    if entry.modifiers.contains("data") || entry.modifiers.contains("companion") { return false }
    if entry.attributes.contains(where: { wiringAnnotations.contains($0.name) }) { return false }
    if links.outsideAncestors[type].contains(where: plainAncestors.contains) { return false }
    let line = lineage(of: type)
    if line.dropFirst().contains(where: { types[$0].modifiers.contains("sealed") }) { return false }
    return line.contains { ancestor in
      types[ancestor].properties.contains { property in
        let facts = properties[property].facts
        if facts.isComputed || facts.modifiers.contains("const") { return false }
        if ancestor != type, facts.isStatic { return false }
        return !facts.isConstant && !facts.isLazy || holdsInfrastructure(typeOf(property))
      }
    }
  }

  /// True for a member of an `object` that is the same in every run: `const val`, a `val` whose value is
  /// written out, and one whose name says so and that a type of others makes.
  func isConstant(_ name: String, ofObject type: Int) -> Bool {
    guard types[type].keyword == .object,
      let property = property(name, of: type, isStatic: false)
    else { return false }
    let facts = properties[property].facts
    guard facts.isConstant, !facts.isComputed, !facts.isLazy else { return false }
    if case .literal? = facts.value { return true }
    if facts.modifiers.contains("const") { return true }
    // `CacheControl.Builder().noCache().build()`.
    guard isConstantName(name), let maker = facts.value.flatMap(firstName) else { return false }
    let isOutside = lookUpType(maker, at: LookupPlace(file: properties[property].file, type: type))
    return isOutside == nil && isCapitalized(maker) && !isChangeable(maker)
  }

  private func isChangeable(_ type: String) -> Bool {
    infrastructureTypes.contains(type) || isMutableBox(.external(type, [])) || isTool(type)
      || changeableWords.contains(where: type.contains)
  }

  /// `MAX_AGE`: conventions of Kotlin keep such names for what never changes.
  private func isConstantName(_ name: String) -> Bool {
    name.contains { $0.isLetter }
      && name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  private func firstName(_ expression: Expression) -> String? {
    switch expression {
    case .name(let name, _): name
    case .member(let base?, _, _): firstName(base)
    case .call(let call): firstName(call.callee)
    default: nil
    }
  }

  private func holdsInfrastructure(_ type: ValueType) -> Bool {
    if isMutableBox(type) { return true }
    switch type.unwrapped {
    case .external(let name, _):
      return infrastructureTypes.contains(name) || isAndroidInterface(name) || name == "Context"
    case .project(let held):
      if types[held].keyword == .object { return false }
      return types[held].isReferenceType
        && (hasMutableState(held)
          || !links.outsideAncestors[held].isDisjoint(with: infrastructureAncestors))
    case .unknown, .optional, .collection, .function, .metatype, .externalMetatype, .module, .bound,
      .parameter:
      return false
    }
  }
}

/// Annotations of an `object` that only tells a container what to make.
private let wiringAnnotations: NameSet = [
  "Module", "InstallIn", "BindingContainer", "ContributesTo", "Component", "Serializer",
]
/// Types of which an `object` is no service: it says how something is written or shown.
private let plainAncestors: NameSet = [
  "KSerializer", "SerializationStrategy", "DeserializationStrategy", "JsonTransformingSerializer",
  "PreviewParameterProvider", "TypeConverter", "Parcelable", "Comparator", "ItemCallback",
  "DiffUtil.ItemCallback",
]
/// Types of Android, of Java and of libraries that everyone uses whose instances cost something and
/// are meant to be one.
private let infrastructureTypes: NameSet = [
  "OkHttpClient", "HttpClient", "Retrofit", "ApolloClient", "ImageLoader", "SQLiteDatabase",
  "SQLiteOpenHelper", "SqlDriver", "RoomDatabase", "SharedPreferences", "DataStore",
  "CoroutineScope", "Executor", "ExecutorService", "ScheduledExecutorService",
  "ThreadPoolExecutor", "HandlerThread", "Handler", "Timer", "WorkManager", "Realm",
  "FirebaseFirestore", "FirebaseAuth", "FirebaseDatabase", "WebSocket", "ExoPlayer", "MediaPlayer",
  "MediaSession", "EncryptedSharedPreferences", "MMKV", "MessageDigest", "Cipher",
]
/// What the names of collections and boxes of Java and Kotlin say of which the content changes, and of
/// the rest of what a project is built on.
private let changeableWords = [
  "Map", "List", "Set", "Queue", "Deque", "Array", "Mutable", "Atomic", "Buffer", "Lru", "Context",
]
private let infrastructureAncestors: Set<String> = [
  "RoomDatabase", "SQLiteOpenHelper", "CoroutineScope", "Interceptor", "ContextWrapper",
]
