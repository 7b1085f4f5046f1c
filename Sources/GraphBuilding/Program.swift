import Model

/// All declarations of all files under one roof: extensions merged into their types, members found
/// by name. Nothing is resolved yet; positions in the arrays are the identities that later passes
/// use.
struct Program {
  var files: [SourceFile] = []
  var types: [TypeEntry] = []
  var properties: [PropertyEntry] = []
  var functions: [FunctionEntry] = []
  /// Types by their dotted name, in every module.
  var typesByName: [String: [Int]] = [:]
  /// Top-level variables and functions by name.
  var globalsByName: [String: [Int]] = [:]
  var functionsByName: [String: [Int]] = [:]
  /// Functions that extensions add to classes of the system, which any class may inherit.
  var inheritedFunctionsByName: [String: [Int]] = [:]
  /// The getter of each computed variable.
  var getters: [Int: Int] = [:]
  var aliasesByName: [String: [(type: TypeReference, file: Int)]] = [:]
  /// Project types that conform to or inherit from a type, directly; filled after indexing.
  var subtypes: [Int: [Int]] = [:]
  /// Project types that a type conforms to or inherits from, directly; filled after indexing.
  var supertypes: [Int: [Int]] = [:]
  var moduleNames: Set<String> = []
  /// What the compiler says of the names of types.
  var exactTypes = ExactTypes()
  /// The modules of the program that some file imports by name.
  var importedModules: Set<String> = []
  /// What build descriptions say of the files.
  var membership = TargetMembership(BuildFacts())
  /// What `#if` may ask for in a build.
  var buildConditions = BuildConditions([])
}

/// One source file.
struct SourceFile {
  let path: String
  let module: String
  let role: Component.Role
  let language: Language
  let imports: Set<String>
  let statements: [Statement]
  /// The package manifest or project that isolates its code to the main actor by default.
  let manifestIsolating: String?
  /// The targets that compile it, sorted; none when no build description speaks of it.
  let targets: [Int]
}

/// One type with everything that its extensions add.
struct TypeEntry {
  var name: String
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
}

/// One case of an enum.
struct EnumCase {
  let facts: CaseFacts
  let file: Int
}

/// One variable of a type, or of the top level.
struct PropertyEntry {
  let facts: PropertyFacts
  let owner: Int?
  let file: Int
}

/// One function of a type or of the top level.
struct FunctionEntry {
  let facts: FunctionFacts
  let owner: Int?
  /// The variable whose accessor it is.
  let property: Int?
  let file: Int
  let isInExtension: Bool
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
    name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
  }

  func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}

extension PropertyEntry {
  /// True when it has a slot of its own, in memory.
  var isStored: Bool { !facts.isComputed }

  /// True when everything in it lives as long as the process.
  var isGlobal: Bool { owner == nil || facts.isStatic }
}
