import Model

/// All declarations of all files under one roof: extensions merged into their types, members found
/// by name. Positions in the arrays are the identities that later passes use. It never changes, so
/// that any number of readers share it.
final class Program: Sendable {
  let files: [SourceFile]
  let declarations: Declarations
  let links: TypeLinks
  let moduleNames: Set<String>
  /// The modules of the program that some file imports by name.
  let importedModules: Set<String>
  /// What the compiler says of the names of types.
  let exactTypes: ExactTypes
  /// What build descriptions say of the files.
  let membership: TargetMembership
  /// What `#if` may ask for in a build.
  let buildConditions: BuildConditions
  /// Types that a property list names for the system to start with.
  let principals: [Int: PrincipalClass.Role]

  init(
    files: [SourceFile], declarations: Declarations, links: TypeLinks = TypeLinks(),
    exactTypes: ExactTypes = ExactTypes(), membership: TargetMembership
  ) {
    self.files = files
    self.declarations = declarations
    self.links = links
    self.exactTypes = exactTypes
    self.membership = membership
    buildConditions = BuildConditions(membership.targets)
    principals = principalTypes(membership.principals, among: declarations, files)
    let modules = Set(files.map(\.module))
    moduleNames = modules
    importedModules = files.reduce(into: []) { imported, file in
      for module in file.imports where modules.contains(module) { imported.insert(module) }
    }
  }

  /// The program of the same files with something else about its declarations.
  private init(
    _ other: Program, declarations: Declarations? = nil, links: TypeLinks? = nil,
    exactTypes: ExactTypes? = nil
  ) {
    files = other.files
    self.declarations = declarations ?? other.declarations
    self.links = links ?? other.links
    self.exactTypes = exactTypes ?? other.exactTypes
    membership = other.membership
    buildConditions = other.buildConditions
    principals =
      declarations.map { principalTypes(other.membership.principals, among: $0, other.files) }
      ?? other.principals
    moduleNames = other.moduleNames
    importedModules = other.importedModules
  }

  /// The same program with other declarations, with other links between its types, or with what the
  /// compiler says of them.
  func with(_ declarations: Declarations) -> Program { Program(self, declarations: declarations) }
  func with(_ links: TypeLinks) -> Program { Program(self, links: links) }
  func with(_ exactTypes: ExactTypes) -> Program { Program(self, exactTypes: exactTypes) }
}

extension Program {
  var types: [TypeEntry] { declarations.types }
  var properties: [PropertyEntry] { declarations.properties }
  var functions: [FunctionEntry] { declarations.functions }
  var typesByName: [String: [Int]] { declarations.typesByName }
  var names: TypeNames { declarations.names }
  var globalsByName: [String: [Int]] { declarations.globalsByName }
  var functionsByName: [String: [Int]] { declarations.functionsByName }
  var inheritedFunctionsByName: [String: [Int]] { declarations.inheritedFunctionsByName }
  var getters: [Int: Int] { declarations.getters }
  var aliasesByName: [String: [(type: TypeReference, file: Int)]] { declarations.aliasesByName }
  var kotlin: KotlinNames { declarations.kotlin }
}

/// One source file.
struct SourceFile {
  let path: String
  let module: String
  let role: Component.Role
  let language: Language
  let imports: Set<String>
  let statements: [Statement]
  /// What names mean in it, where it is Kotlin.
  let kotlin: KotlinFile?
  /// The package manifest or project that isolates its code to the main actor by default.
  let isolatingDescription: String?
  /// The targets that compile it, sorted; none when no build description speaks of it.
  let targets: [Int]
}
