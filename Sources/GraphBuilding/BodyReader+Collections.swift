import Model

/// Collections: what is put into them, and what functions of the standard library make of them.
extension BodyReader {
  /// What a function of a collection gives: an element, or the collection without some.
  func collectionResult(of name: String, on type: ValueType) -> Value {
    if elementGivers.contains(name) { return Value(type: elementType(of: type), origin: .unknown) }
    return sameGivers.contains(name) ? Value(type: type, origin: .unknown) : .unknown
  }

  /// What functions of the standard library make of collections.
  func collection(madeBy name: String, of call: Call, _ values: [Value]) -> Value? {
    guard let first = values.first, case .collection = first.type.unwrapped else { return nil }
    let element = first.type.iterated
    switch name {
    case "Array" where values.count == 1, "Set" where values.count == 1:
      return Value(type: .collection([element]), origin: .constructed)
    case "zip" where values.count == 2:
      let pair = ValueType.tuple([element, values[1].type.iterated])
      return Value(type: .collection([pair]), origin: .unknown)
    case "Dictionary" where call.arguments[0].label == "grouping":
      return Value(type: .collection([.unknown, .collection([element])]), origin: .constructed)
    default:
      return nil
    }
  }

  /// Reads the arguments of a method of a collection; what is put in takes the type of what is in.
  func readArguments(
    _ arguments: [Argument], putInto collection: ValueType, by method: String
  ) -> [Value] {
    guard case .collection = collection.unwrapped, puttingMethods.contains(method) else {
      return readArguments(arguments)
    }
    return arguments.map { argument in
      let isWhole = argument.label == "contentsOf"
      return evaluate(
        argument, expected: isWhole ? collection.unwrapped : elementType(of: collection))
    }
  }
}

private let puttingMethods: NameSet = [
  "append", "insert", "updateValue", "contains", "remove", "firstIndex", "lastIndex", "prepend",
]

private let elementGivers: NameSet = [
  "first", "last", "popLast", "removeFirst", "removeLast", "removeValue", "remove",
  "randomElement", "min", "max",
]
private let sameGivers: NameSet = [
  "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
]
