import Model

/// What instances of one type are made of, as far as it can change.
struct TypeContent {
  /// True when the type's own slots can change, or hold something outside that may.
  private(set) var changesItself = false
  /// Project types that its constants lead to.
  private(set) var innerTypes: [Int] = []

  init(of type: Int, in source: SourceGraph) {
    let entry = source.program.types[type]
    if entry.keyword == .protocol || entry.isExternal {
      changesItself = true
      return
    }
    for enumCase in entry.cases.indices {
      for payload in source.program.payload(of: enumCase, of: type) { add(payload) }
    }
    for property in entry.properties {
      let facts = source.program.properties[property].facts
      // What can be set changes something, wherever it is stored.
      if facts.isComputed && facts.accessors.contains(where: { $0.name == "set" }) {
        changesItself = true
      }
      if facts.isStatic || facts.isComputed || facts.strength != .strong { continue }
      if facts.isConstant, case .literal? = facts.value { continue }
      let isVariable = !facts.isConstant && !facts.isLazy
      if isVariable && entry.isReferenceType { changesItself = true }
      add(source.reader.type(ofProperty: property))
    }
  }

  private mutating func add(_ type: ValueType) {
    switch type {
    case .project(let inner): innerTypes.append(inner)
    case .bound(let inner, let arguments):
      innerTypes.append(inner)
      for name in arguments.keys.sorted() { arguments[name].map { add($0) } }
    case .optional(let inner): add(inner)
    case .parameter(_, let inner?): innerTypes.append(inner)
    case .collection(let elements):
      for element in elements { add(element) }
    case .external, .unknown, .parameter: if Self.canChange(type) { changesItself = true }
    case .function, .metatype, .externalMetatype, .module: break
    }
  }

  /// True for a value that may change although its variable does not; not about project types.
  static func canChange(_ type: ValueType) -> Bool {
    switch type {
    case .unknown, .parameter(_, nil): true
    case .external(let name, _): !immutableTypes.contains(name) && !isHelper(name)
    case .optional(let inner): canChange(inner)
    case .collection(let elements): elements.contains(where: canChange)
    case .project, .bound, .parameter, .function, .metatype, .externalMetatype, .module: false
    }
  }
}

/// Formatters, coders and loggers are set up once and then only asked.
private func isHelper(_ name: String) -> Bool {
  ["Formatter", "Encoder", "Decoder", "Logger", "Descriptor", "RegularExpression"].contains {
    name.hasSuffix($0)
  }
}

private let immutableTypes: Set<String> = [
  "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
  "Float", "CGFloat", "Bool", "String", "Substring", "Character", "URL", "Date", "Data", "UUID",
  "TimeInterval", "Decimal", "Locale", "TimeZone", "Calendar", "Color", "UIColor", "NSColor",
  "Font", "UIFont", "NSFont", "Duration", "Range", "ClosedRange", "CGSize", "CGPoint", "CGRect",
  "UIImage",
  "NSImage", "Image", "LocalizedStringKey", "LocalizedStringResource", "Regex", "Void", "OSLog",
  // Kotlin, Java's times and patterns, and values of Compose.
  "Byte", "Short", "Long", "Char", "Boolean", "ULong", "UShort", "UByte", "CharSequence", "Pair",
  "Triple", "IntRange", "LongRange", "CharRange", "KClass", "Class", "Pattern", "Charset", "Uri",
  "URI", "Instant", "LocalDate", "LocalTime", "LocalDateTime", "ZonedDateTime", "OffsetDateTime",
  "ZoneId", "BigDecimal", "BigInteger", "HttpUrl", "MediaType", "Dp", "DpSize", "TextUnit",
  "TextStyle", "FontFamily", "FontWeight", "FontStyle", "ImageVector", "RoundedCornerShape",
  "PaddingValues", "ComponentName", "CoroutineDispatcher",
]
