import Model

/// What a function takes and gives, as its declaration says it.
struct Signature {
  /// `nil` for a parameter whose type is not written.
  let parameters: [ValueType?]
  let result: ValueType
  /// Positions of the parameters that by their names take the key of a store.
  let keys: [Int]
}

extension BodyReader {
  /// The signature of a function; of a function that is called often it is made once.
  func signature(of function: Int) -> Signature {
    if let known = signatures[function] { return known }
    let entry = program.functions[function]
    let place = LookupPlace(file: entry.file, type: entry.owner, function: function)
    let parameters = entry.facts.parameters
    let signature = Signature(
      parameters: parameters.map { $0.type.map { program.valueType($0, at: place) } },
      result: entry.facts.result.map { program.valueType($0, at: place) } ?? .unknown,
      keys: parameters.indices.filter {
        isKeyName(parameters[$0].name) || parameters[$0].label.map(isKeyName) == true
      })
    signatures[function] = signature
    return signature
  }
}
