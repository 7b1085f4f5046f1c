import Model

/// What Kotlin files declare, by full names: the package, the types around, and the own name. Swift
/// has no part in it, and Kotlin none in the names of Swift.
struct KotlinNames: Sendable {
  /// Types that are declared, and those that are only extended, by the name that is extended.
  private(set) var types: [String: [Int]] = [:]
  private(set) var extensions: [String: [Int]] = [:]
  /// Top-level variables and functions.
  private(set) var globals: [String: [Int]] = [:]
  private(set) var functions: [String: [Int]] = [:]
  private(set) var aliases: [String: [(type: TypeReference, file: Int)]] = [:]
  /// The one instance of each `object`, and whose instance it is.
  private(set) var instances: [Int: Int] = [:]
  private(set) var instantiated: [Int: Int] = [:]
  /// The last names of types and aliases, and of all that is not nested.
  private var words: Set<String> = []
  private var globalWords: Set<String> = []

  /// False for a simple name that no type and no alias has.
  func knows(_ name: String) -> Bool { words.contains(name) }

  /// False for a simple name that no top-level variable and no top-level function has.
  func knowsGlobal(_ name: String) -> Bool { globalWords.contains(name) }

  mutating func add(_ type: Int, named name: String, isExternal: Bool) {
    if isExternal {
      extensions[name, default: []].append(type)
    } else {
      types[name, default: []].append(type)
      words.insert(lastPart(of: name))
    }
  }

  mutating func addGlobal(_ property: Int, named name: String) {
    globals[name, default: []].append(property)
    globalWords.insert(lastPart(of: name))
  }

  mutating func addFunction(_ function: Int, named name: String) {
    functions[name, default: []].append(function)
    globalWords.insert(lastPart(of: name))
  }

  mutating func addAlias(_ type: TypeReference, in file: Int, named name: String) {
    aliases[name, default: []].append((type, file))
    words.insert(lastPart(of: name))
  }

  /// Makes a simple name known that a type or a file has for something else.
  mutating func addWord(_ name: String) {
    words.insert(name)
    globalWords.insert(name)
  }

  mutating func addInstance(_ property: Int, of type: Int) {
    instances[type] = property
    instantiated[property] = type
  }
}

/// The package of a Kotlin file and what it imports.
struct KotlinFile: Sendable {
  let package: String
  /// Full names by what they are called in the file.
  let imports: [String: [String]]
  /// Packages, and types, of which everything is imported.
  let stars: [String]
  /// Where Gradle has it; `nil` outside every source set.
  let place: GradlePlace?

  init(_ facts: FileFacts) {
    package = facts.packageName ?? ""
    place = GradlePlace(path: facts.path)
    var imports: [String: [String]] = [:]
    var stars: [String] = []
    let renamed = renamedImports(facts)
    for name in facts.imports where !renamed.values.contains(name) {
      if name.hasSuffix(".*") {
        stars.append(String(name.dropLast(2)))
      } else {
        imports[lastPart(of: name), default: []].append(name)
      }
    }
    for (name, full) in renamed { imports[name, default: []].append(full) }
    self.imports = imports
    self.stars = stars
  }

  /// The full name of what the file declares.
  func fullName(_ name: String) -> String { package.isEmpty ? name : "\(package).\(name)" }
}

/// `import a.b.C as D`: the full names by the others.
private func renamedImports(_ facts: FileFacts) -> [String: String] {
  let imported = Set(facts.imports)
  var renamed: [String: String] = [:]
  for alias in facts.aliases {
    if case .named(let full, _) = alias.type, imported.contains(full) { renamed[alias.name] = full }
  }
  return renamed
}

extension FileFacts {
  /// The type aliases that it declares, without renamed imports, which have the same form.
  var declaredAliases: [AliasFacts] {
    if language != .kotlin { return aliases }
    let renamed = renamedImports(self)
    return aliases.filter { renamed[$0.name] == nil }
  }
}
