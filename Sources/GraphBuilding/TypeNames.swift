/// The dotted names of types as a tree: under each name the names that are nested in it. Positions in
/// it are the identities of names; the first one stands for the top level.
struct TypeNames {
  static let topLevel = 0
  private var inner: [[String: Int]] = [[:]]
  private var outer: [Int] = [topLevel]
  private var types: [[Int]] = [[]]
  /// The name of each type.
  private var ofType: [Int] = []
  /// Every single name in them, and those of aliases.
  private var words: Set<String> = []

  /// Adds the name of the next type. An outside type has a name, but no name means it.
  mutating func add(_ name: String, isExternal: Bool) {
    var position = Self.topLevel
    for part in parts(of: name) {
      if let known = inner[position][part] {
        position = known
        continue
      }
      words.insert(part)
      inner[position][part] = inner.count
      outer.append(position)
      inner.append([:])
      types.append([])
      position = inner.count - 1
    }
    if !isExternal { types[position].append(ofType.count) }
    ofType.append(position)
  }

  /// Counts a type that has no name here: a language of its own knows it.
  mutating func addNameless() { ofType.append(Self.topLevel) }

  /// Adds the name of an alias, which stands for a type somewhere.
  mutating func addAlias(_ name: String) { words.insert(name) }

  /// False for a name without dots that no type and no alias has, wherever it is nested.
  func knows(_ name: String) -> Bool { words.contains(name) }

  /// The name of a type.
  func name(of type: Int) -> Int { ofType[type] }

  /// The name around a name; `nil` around the top level.
  func around(_ name: Int) -> Int? { name == Self.topLevel ? nil : outer[name] }

  /// The project types with a name that is nested in another one.
  func types(named parts: some Collection<String>, in outer: Int) -> [Int] {
    var position = outer
    for part in parts {
      guard let next = inner[position][part] else { return [] }
      position = next
    }
    return types[position]
  }

  /// The single names of a dotted one.
  func parts(of name: String) -> [String] {
    isDotted(name) ? name.split(separator: ".").map(String.init) : [name]
  }
}

/// True for a name such as `Outer.Inner`.
func isDotted(_ name: String) -> Bool { name.utf8.contains(UInt8(ascii: ".")) }
