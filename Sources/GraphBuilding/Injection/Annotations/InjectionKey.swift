import Model

/// What an object is asked for by: its type, with a qualifier that tells it from others of that type.
struct InjectionKey: Hashable, Sendable {
  let type: KeyType
  let qualifier: String?
}

/// A type as a container tells it from others: with what is in its angle brackets.
indirect enum KeyType: Hashable, Sendable {
  case project(Int, [KeyType])
  case outside(String, [KeyType])
  case many([KeyType])
  case function(KeyType?)
}

/// What someone asks a container for.
struct Wish: Hashable {
  /// As written: a module may bind a whole collection or function.
  let whole: InjectionKey
  var key: InjectionKey
  /// True for all objects that are bound to the key together.
  var isForMany = false
  /// True when all that is bound to the key is meant, also where each could be asked for alone.
  var takesAll = false
  /// True when the object is asked for each time, through a provider or a function.
  var isDeferred = false
}

extension KeyType {
  init(_ reference: TypeReference, at place: LookupPlace, _ program: Program) {
    self.init(reference, at: place, program, depth: 0)
  }

  private init(
    _ reference: TypeReference, at place: LookupPlace, _ program: Program, depth: Int
  ) {
    func inner(_ type: TypeReference) -> KeyType {
      KeyType(type, at: place, program, depth: depth + 1)
    }
    switch reference.unwrapped {
    case .named(let name, let arguments):
      if depth > deepest {
        self = .outside(name, [])
      } else if let type = program.lookUpType(name, at: place) {
        self = .project(type, arguments.map(inner))
      } else if let alias = program.lookUpKotlinAlias(name, at: place) {
        // What an alias of another type means is told where the alias stands.
        self.init(
          alias.type, at: LookupPlace(file: alias.file, type: nil), program, depth: depth + 1)
      } else {
        self = .outside(lastPart(of: name), arguments.map(inner))
      }
    case .collection(let parts):
      self = .many(parts.map(inner))
    case .function(let result):
      self = .function(result.map(inner))
    case .several(let parts), .tuple(_, let parts):
      self = .outside("", parts.map(inner))
    case .optional, .implicitlyUnwrapped:
      self = .outside("", [])
    }
  }

  var projectType: Int? {
    if case .project(let type, _) = self { return type }
    return nil
  }

  func spelling(_ program: Program) -> String {
    switch self {
    case .project(let type, let arguments):
      spelling(program.types[type].name, arguments, program)
    case .outside(let name, let arguments): spelling(name, arguments, program)
    case .many(let parts):
      spelling(parts.count == 2 ? "Map" : "Set", parts, program)
    case .function(let result): "() -> \(result?.spelling(program) ?? "Unit")"
    }
  }

  private func spelling(_ name: String, _ arguments: [KeyType], _ program: Program) -> String {
    arguments.isEmpty
      ? name : "\(name)<\(arguments.map { $0.spelling(program) }.joined(separator: ", "))>"
  }
}

/// Aliases of one another would be followed for ever, and those of pairs grow without end.
private let deepest = 8

extension InjectionKey {
  func spelling(_ program: Program) -> String {
    let type = type.spelling(program)
    return qualifier.map { "@\($0) \(type)" } ?? type
  }
}

extension Wish {
  /// What a variable or parameter of a type asks for.
  init(_ type: KeyType, qualifier: String?) {
    whole = InjectionKey(type: type, qualifier: qualifier)
    key = whole
    var inner = type
    while let content = unwrap(inner) { inner = content }
    key = InjectionKey(type: inner, qualifier: qualifier)
  }

  /// What a provider, a wrapper or a collection is asked for.
  private mutating func unwrap(_ type: KeyType) -> KeyType? {
    switch type {
    case .outside(let name, let arguments) where makers.contains(name) && arguments.count == 1:
      isDeferred = true
      return arguments[0]
    case .outside(let name, let arguments) where wrappers.contains(name) && arguments.count == 1:
      return arguments[0]
    case .function(let result?):
      isDeferred = true
      return result
    case .many(let parts) where !isForMany:
      isForMany = true
      return parts.last
    default:
      return nil
    }
  }
}

/// What gives an object of its argument each time that it is asked.
private let makers: NameSet = ["Provider"]
/// What keeps the object once it was asked for, or has none.
private let wrappers: NameSet = ["Lazy", "Optional"]
