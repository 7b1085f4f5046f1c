/// Everything an extractor learned from one source file. Says nothing about other files: names are
/// as written, not yet linked.
package struct FileFacts: Sendable {
  package let path: String
  package let language: Language
  /// The Kotlin package that its declarations belong to; `nil` where the language has none.
  package var packageName: String?
  /// Modules or packages imported, in the order of the file: in Kotlin what is imported, dotted, with
  /// a star for all of a package.
  package var imports: [String] = []
  /// Types and extensions, nested ones too, each with its full name within the file.
  package var types: [TypeFacts] = []
  /// Top-level variables.
  package var globals: [PropertyFacts] = []
  /// Top-level functions.
  package var functions: [FunctionFacts] = []
  /// Top-level aliases; those of a type stand under the type.
  package var aliases: [AliasFacts] = []
  /// Code outside every declaration, as in `main.swift`.
  package var statements: [Statement] = []
  /// Where local variables are `nonisolated(unsafe)`, in the order of the file.
  package var localSilencers: [Span] = []
  /// True when the file says that a tool wrote it.
  package var isGenerated = false
  /// Parts that could not be understood.
  package var problems: [Problem] = []
  /// Size of the file and how much of it was understood, in UTF-8 bytes.
  package var byteCount = 0
  package var understoodByteCount = 0

  package init(path: String, language: Language) {
    self.path = path
    self.language = language
  }
}

/// One type declaration or extension, as written.
package struct TypeFacts: Sendable {
  /// What stands before the name.
  package enum Keyword: String, Sendable, Codable {
    case `class`, `struct`, actor, `enum`, `protocol`, `extension`
    /// Kotlin `object` and `companion object`.
    case object, companion
  }

  /// Dotted name within the file: `Outer.Inner`; of an extension the extended type as written.
  package var name: String
  package var keyword: Keyword
  /// Superclass and protocols, as written.
  package var inherited: [TypeReference] = []
  package var attributes: [AttributeFacts] = []
  /// Words such as `final`, `nonisolated`, `data`, `sealed`.
  package var modifiers: [String] = []
  package var visibility: Visibility = .module
  package var genericParameters: [String] = []
  package var genericBounds: [GenericBound] = []
  package var properties: [PropertyFacts] = []
  package var functions: [FunctionFacts] = []
  package var aliases: [AliasFacts] = []
  package var cases: [CaseFacts] = []
  /// The condition of the `#if` around it, `nil` when always compiled.
  package var condition: String?
  /// True when declared inside a function body.
  package var isLocal = false
  /// `// lifegraph:` directives on the declaration, as written after the colon.
  package var directives: [String] = []
  /// The whole declaration, and the name alone.
  package var span: Span
  package var nameSpan: Span

  package init(name: String, keyword: Keyword, span: Span, nameSpan: Span) {
    self.name = name
    self.keyword = keyword
    self.span = span
    self.nameSpan = nameSpan
  }
}

/// One case of an enum.
package struct CaseFacts: Sendable, Hashable {
  package let name: String
  /// Types of its associated values, in order.
  package let payload: [TypeReference]
  package let nameSpan: Span

  package init(name: String, payload: [TypeReference], nameSpan: Span) {
    self.name = name
    self.payload = payload
    self.nameSpan = nameSpan
  }
}

/// How far a declaration can be seen.
package enum Visibility: String, Sendable, Codable {
  /// `private`, `fileprivate`.
  case file
  /// `internal`, and what is written without a word in Swift.
  case module
  case package
  case everywhere
}

/// One attribute or annotation: `@Environment(Theme.self)`, `@SingleIn(AppScope::class)`.
package struct AttributeFacts: Sendable, Hashable {
  /// Without the `@`, dotted when written so.
  package let name: String
  package let typeArguments: [TypeReference]
  package let arguments: [Argument]
  package let span: Span

  package init(name: String, typeArguments: [TypeReference], arguments: [Argument], span: Span) {
    self.name = name
    self.typeArguments = typeArguments
    self.arguments = arguments
    self.span = span
  }
}

/// One alias: `typealias Short = Long`.
package struct AliasFacts: Sendable, Hashable {
  package let name: String
  package let type: TypeReference

  package init(name: String, type: TypeReference) {
    self.name = name
    self.type = type
  }
}

/// One variable that is not local: of a type, or at the top level.
package struct PropertyFacts: Sendable {
  package var name: String
  package var type: TypeReference?
  package var value: Expression?
  package var attributes: [AttributeFacts] = []
  package var modifiers: [String] = []
  package var isStatic = false
  /// True for `let` and `val`.
  package var isConstant = false
  package var isLazy = false
  /// True when it has a getter and stores nothing.
  package var isComputed = false
  package var strength: Strength = .strong
  package var visibility: Visibility = .module
  /// How far it can be written; never wider than `visibility`.
  package var setterVisibility: Visibility = .module
  /// What a closure in it gets: the parameters of a type that is a function.
  package var closureParameters: [TypeReference] = []
  /// Getter, setter and observers, named `get`, `set`, `willSet`, `didSet`.
  package var accessors: [FunctionFacts] = []
  package var condition: String?
  package var directives: [String] = []
  /// The whole declaration, and the name alone.
  package var span: Span
  package var nameSpan: Span

  package init(name: String, span: Span, nameSpan: Span) {
    self.name = name
    self.span = span
    self.nameSpan = nameSpan
  }
}

/// One function, initializer, deinitializer, subscript or accessor.
package struct FunctionFacts: Sendable {
  /// What sort of function it is.
  package enum Role: Sendable, Hashable {
    case function, initializer, deinitializer, accessor
  }

  package var name: String
  package var role: Role
  package var isStatic = false
  package var genericParameters: [String] = []
  package var genericBounds: [GenericBound] = []
  package var parameters: [Parameter] = []
  package var result: TypeReference?
  package var attributes: [AttributeFacts] = []
  package var modifiers: [String] = []
  package var visibility: Visibility = .module
  package var body: [Statement] = []
  package var condition: String?
  package var directives: [String] = []
  package var span: Span
  package var nameSpan: Span

  package init(name: String, role: Role, span: Span, nameSpan: Span) {
    self.name = name
    self.role = role
    self.span = span
    self.nameSpan = nameSpan
  }
}

/// One parameter of a function or closure.
package struct Parameter: Sendable, Hashable {
  /// The name at the call; `nil` for none.
  package let label: String?
  /// The name inside.
  package let name: String
  package let type: TypeReference?
  package let defaultValue: Expression?
  package let span: Span
  /// What a closure gets that is the argument: the parameters of a type that is a function.
  package var closureParameters: [TypeReference] = []
  /// Annotations, which in Kotlin may tell apart what is handed in.
  package var attributes: [AttributeFacts] = []

  package init(
    label: String?, name: String, type: TypeReference?, defaultValue: Expression?, span: Span
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.span = span
  }
}

/// What a generic parameter or associated type has to be: `T: Store`, `where T: Store`.
package struct GenericBound: Sendable, Hashable {
  package let name: String
  package let type: TypeReference

  package init(name: String, type: TypeReference) {
    self.name = name
    self.type = type
  }
}
