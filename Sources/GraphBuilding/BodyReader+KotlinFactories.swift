import Model

/// Functions of Kotlin that bear the name of the type that they give: `fun Store(path: String): Store`.
extension BodyReader {
  /// Those that a call means rather than a constructor: they take what it gives, and the type has no
  /// constructor that takes it as well, or none that this code may call.
  func factories(namedLike type: Int, _ name: String, _ call: Call) -> [Int] {
    if program.kotlin.instances[type] != nil { return [] }
    let functions = program.lookUpKotlinFunctions(name, at: place).filter { $0 != site.function }
    if functions.isEmpty { return [] }
    guard let best = functions.compactMap({ kotlinFit($0, call) }).max() else { return [] }
    let own = program.types[type].functionsByName["init"] ?? []
    let isPlain = program.types[type].isReferenceType && own.isEmpty && call.arguments.isEmpty
    let constructors = own.filter { mayCall($0, of: type) }.compactMap { kotlinFit($0, call) }
    return isPlain || constructors.contains { $0 >= best } ? [] : functions
  }

  /// A private constructor is for the code within its type.
  private func mayCall(_ initializer: Int, of type: Int) -> Bool {
    if program.functions[initializer].facts.visibility != .file { return true }
    return selfType.map { program.enclosingTypes(of: $0).contains(type) } ?? false
  }
}
