import Model

/// One type with everything that its extensions add.
struct TypeEntry {
  var name: String
  /// The name with the package in front, where the language has packages.
  var fullName: String
  var module: String
  var keyword: TypeFacts.Keyword
  /// True for a type that the sources only extend.
  var isExternal: Bool
  var file: Int
  var nameSpan: Span
  var span: Span
  var visibility: Visibility
  /// True while every declaration of it stands under an `#if` that no build compiles.
  var isUnbuilt = false
  var inherited: [(type: TypeReference, file: Int)] = []
  var attributes: [AttributeFacts] = []
  var modifiers: [String] = []
  var directives: [String] = []
  var genericParameters: Set<String> = []
  /// The parameters in the order of the declaration, which callers give types in.
  var genericOrder: [String] = []
  /// What parameters and associated types have to be.
  var genericBounds: [(bound: GenericBound, file: Int)] = []
  var cases: [EnumCase] = []
  /// Positions of the cases by name.
  var casesByName: [String: Int] = [:]
  var aliases: [String: (type: TypeReference, file: Int)] = [:]
  var properties: [Int] = []
  var functions: [Int] = []
  var propertiesByName: [String: [Int]] = [:]
  var functionsByName: [String: [Int]] = [:]
  /// The forms of the names of its variables and functions.
  var memberForms = NameForms()
}

/// One case of an enum.
struct EnumCase {
  let facts: CaseFacts
  let file: Int
}

/// One variable of a type, or of the top level. An object, since every pass takes it in hand.
final class PropertyEntry: Sendable {
  let facts: PropertyFacts
  let owner: Int?
  let file: Int

  init(facts: PropertyFacts, owner: Int?, file: Int) {
    self.facts = facts
    self.owner = owner
    self.file = file
  }
}

/// One function of a type or of the top level. An object, since every pass takes it in hand.
final class FunctionEntry: Sendable {
  let facts: FunctionFacts
  let owner: Int?
  /// The variable whose accessor it is.
  let property: Int?
  let file: Int
  let isInExtension: Bool

  init(facts: FunctionFacts, owner: Int?, property: Int?, file: Int, isInExtension: Bool) {
    self.facts = facts
    self.owner = owner
    self.property = property
    self.file = file
    self.isInExtension = isInExtension
  }
}

extension TypeEntry {
  var isReferenceType: Bool {
    switch keyword {
    case .class, .actor, .object, .companion: true
    case .struct, .enum, .protocol, .extension: false
    }
  }

  /// True for a class that the sources only extend, by the way that the system names them.
  var isClassOfTheSystem: Bool {
    isExternal && ["NS", "UI", "WK"].contains { name.hasPrefix($0) }
  }

  /// The name without its outer types.
  var simpleName: Substring {
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    return dot.map { name[name.utf8.index(after: $0)...] } ?? name[...]
  }

  func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}

extension PropertyEntry {
  /// True when it has a slot of its own, in memory.
  var isStored: Bool { !facts.isComputed }

  /// True when everything in it lives as long as the process.
  var isGlobal: Bool { owner == nil || facts.isStatic }
}
