import Model

/// What a function takes and gives, as its declaration says it. An object, since every call takes it
/// in hand.
final class Signature: Sendable {
  /// `nil` for a parameter whose type is not written.
  let parameters: [ValueType?]
  let result: ValueType
  /// Positions of the parameters that by their names take the key of a store.
  let keys: [Int]

  init(of function: Int, in program: Program) {
    let entry = program.functions[function]
    let place = LookupPlace(file: entry.file, type: entry.owner, function: function)
    let declared = entry.facts.parameters
    parameters = declared.map { $0.type.map { program.valueType($0, at: place) } }
    result = entry.facts.result.map { program.valueType($0, at: place) } ?? .unknown
    keys = declared.indices.filter {
      isKeyName(declared[$0].name) || declared[$0].label.map(isKeyName) == true
    }
  }
}

extension BodyReader {
  /// The signature of a function; of a function that is called often it is made once.
  func signature(of function: Int) -> Signature {
    if let known = signatures[function] { return known }
    let signature = Signature(of: function, in: program)
    signatures[function] = signature
    return signature
  }
}
