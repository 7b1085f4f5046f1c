import Model

/// State and isolation of the types of a program.
struct TypeState {
  let source: SourceGraph

  /// What instances of a type hold, judged by its fields and by all that they lead to.
  func state(of type: Int, fields: [Field]) -> Component.State {
    let own = fields.filter { !$0.isStatic }
    let carriesNothing = source.program.types[type].cases.allSatisfy(\.facts.payload.isEmpty)
    if own.isEmpty && carriesNothing { return .stateless }
    if own.contains(where: { isUserInterface($0.type) && $0.strength == .strong }) {
      return .holdsUI
    }
    var seen: Set<Int> = []
    return isImmutable(type, &seen) ? .immutable : .mutable
  }

  /// True when nothing reachable from an instance can change: constants of values, all the way.
  private func isImmutable(_ type: Int, _ seen: inout Set<Int>) -> Bool {
    guard seen.insert(type).inserted else { return true }
    let entry = source.program.types[type]
    if entry.keyword == .protocol || entry.isExternal { return false }
    for enumCase in entry.cases.indices {
      for payload in source.program.payload(of: enumCase, of: type)
      where !isImmutable(payload, &seen) {
        return false
      }
    }
    for property in entry.properties {
      let facts = source.program.properties[property].facts
      // What can be set changes something, wherever it is stored.
      if facts.isComputed && facts.accessors.contains(where: { $0.name == "set" }) { return false }
      if facts.isStatic || facts.isComputed || facts.strength != .strong { continue }
      if facts.isConstant, case .literal? = facts.value { continue }
      let isVariable = !facts.isConstant && !facts.isLazy
      if isVariable && entry.isReferenceType { return false }
      if !isImmutable(source.reader.type(ofProperty: property), &seen) { return false }
    }
    return true
  }

  private func isImmutable(_ type: ValueType, _ seen: inout Set<Int>) -> Bool {
    switch type {
    case .project(let inner): isImmutable(inner, &seen)
    case .optional(let inner): isImmutable(inner, &seen)
    case .collection(let elements):
      elements.allSatisfy { isImmutable($0, &seen) }
    case .external(let name, _): immutableTypes.contains(name) || isHelper(name)
    case .function, .metatype, .externalMetatype, .module: true
    case .unknown: false
    }
  }

  /// Formatters, coders and loggers are set up once and then only asked.
  private func isHelper(_ name: String) -> Bool {
    ["Formatter", "Encoder", "Decoder", "Logger", "Descriptor", "RegularExpression"].contains {
      name.hasSuffix($0)
    }
  }

  private func isUserInterface(_ type: String) -> Bool {
    let plain = type.prefix { $0 != "?" && $0 != "!" && $0 != "<" }
    guard plain.hasPrefix("UI") || plain.hasPrefix("NS") || plain.hasPrefix("WK") else {
      return false
    }
    return plain.hasSuffix("View") || plain.hasSuffix("ViewController") || plain.hasSuffix("Window")
  }

  /// What guards the state of a type.
  func isolation(_ entry: TypeEntry) -> Component.Isolation {
    if entry.keyword == .actor { return .actor }
    if entry.hasAttribute("MainActor") { return .mainActor }
    if entry.attributes.contains(where: { $0.name.hasSuffix("Actor") }) { return .globalActor }
    let holdsLock = entry.properties.contains {
      guard
        case .external(let name, _) = source.reader.type(ofProperty: $0).unwrapped
      else { return false }
      return locks.contains(name)
    }
    if holdsLock { return .lock }
    let isSilenced =
      entry.hasAttribute("unchecked") || entry.modifiers.contains("nonisolated(unsafe)")
    return isSilenced ? .unsafe : .none
  }
}

private let immutableTypes: Set<String> = [
  "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
  "Float", "CGFloat", "Bool", "String", "Substring", "Character", "URL", "Date", "Data", "UUID",
  "TimeInterval", "Decimal", "Locale", "TimeZone", "Calendar", "Color", "UIColor", "NSColor",
  "Font",
  "UIFont", "NSFont", "Duration", "Range", "ClosedRange", "CGSize", "CGPoint", "CGRect", "UIImage",
  "NSImage", "Image", "LocalizedStringKey", "LocalizedStringResource", "Regex", "Void", "OSLog",
]
private let locks: Set<String> = [
  "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock", "Mutex", "os_unfair_lock", "LockIsolated",
]
