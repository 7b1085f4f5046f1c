import Model

/// Functions of the project that may give or take objects on behalf of a container, by their
/// signatures alone. What they do in their bodies decides later.
struct LocatorForms {
  /// Functions that give an object of a type that their caller chooses, or of any type at all.
  private(set) var givers: Set<Int> = []
  /// Functions of a registry that take an object, or what makes one.
  private(set) var takers: Set<Int> = []
  /// Types that hold anything by type or name, with the variable in which they do.
  private(set) var registries: [Int: Int] = [:]

  init(_ program: Program) {
    for (property, entry) in program.properties.enumerated() {
      if let owner = entry.owner, !entry.facts.isComputed, isRegistry(entry),
        registries[owner] == nil
      {
        registries[owner] = property
      }
    }
    for (function, entry) in program.functions.enumerated() {
      guard entry.facts.role == .function, entry.property == nil else { continue }
      let generics = Set(entry.facts.genericParameters)
      let isInRegistry = entry.owner.map { registries[$0] != nil } ?? false
      if generics.isEmpty && !isInRegistry { continue }
      if let result = entry.facts.result?.unwrapped, case .named(let name, _) = result,
        generics.contains(name) || isInRegistry && openTypes.contains(name)
      {
        givers.insert(function)
      } else if entry.facts.parameters.contains(where: { isOpen($0.type, generics) }) {
        takers.insert(function)
      }
    }
  }
}

/// What may hold anything.
private let openTypes: Set<String> = ["Any", "AnyObject", "AnyClass"]
private let keyTypes: Set<String> = ["String", "ObjectIdentifier", "AnyHashable", "Any.Type"]

/// A dictionary from names or types to anything, or to what makes anything.
private func isRegistry(_ entry: PropertyEntry) -> Bool {
  var type = entry.facts.type
  if type == nil, case .cast(_, let written, _)? = entry.facts.value { type = written }
  // `Mutex<[String: Any]>` and its like.
  while case .named(_, let arguments)? = type?.unwrapped, arguments.count == 1 {
    type = arguments[0]
  }
  guard case .collection(let parts)? = type?.unwrapped, parts.count == 2,
    case .named(let key, _) = parts[0]
  else { return false }
  return keyTypes.contains(key) && isOpen(parts[1], [])
}

private func isOpen(_ type: TypeReference?, _ generics: Set<String>) -> Bool {
  switch type {
  case .named(let name, _)?: openTypes.contains(name) || generics.contains(name)
  case .optional(let inner)?, .implicitlyUnwrapped(let inner)?: isOpen(inner, generics)
  case .function(let result)?: isOpen(result, generics)
  case .collection, .several, .tuple, nil: false
  }
}
