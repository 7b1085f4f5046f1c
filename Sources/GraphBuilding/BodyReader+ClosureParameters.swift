import Model

/// What methods of collections, and functions of the project, give the closures handed to them.
extension BodyReader {
  /// Runs work in which closures get these values.
  func giving<Result>(_ values: [Value], _ work: () -> Result) -> Result {
    let outer = closureElements
    closureElements = values
    defer { closureElements = outer }
    return work()
  }

  /// What a method gives its closure; empty when that is not known.
  func elements(givenBy method: String, of base: Value, _ call: Call) -> [Value] {
    if isOptionalMap(method, base.type) {
      return [Value(type: base.type.unwrapped, origin: .unknown)]
    }
    if valuewise.contains(method) {
      return [Value(type: elementType(of: base.type), origin: .unknown)]
    }
    let isElementwise = elementwise.contains(method)
    guard isElementwise || method == "reduce" || comparing.contains(method) else { return [] }
    let element = Value(type: base.type.iterated, origin: .unknown, source: base.source)
    // Closures that compare get two elements.
    if comparing.contains(method) { return [element, element] }
    if method == "reduce", let start = call.arguments.first {
      return [
        Value(type: quietly { evaluate(start.value, expected: nil) }.type, origin: .unknown),
        element,
      ]
    }
    return isElementwise ? [element] : []
  }

  /// True for `map` of a value that is there or not.
  func isOptionalMap(_ method: String, _ base: ValueType) -> Bool {
    base.projectType != nil && (method == "map" || method == "flatMap")
  }

  /// What the parameters of a closure are, or `$0` and `$1`. A tuple is taken apart where its parts
  /// are named.
  func given(to closure: Closure) -> [Value] {
    let values = closureElements
    closureElements = []
    guard values.count == 1, let parts = values[0].type.tupleParts, parts.count > 1 else {
      return values.count > 1 ? values : [values.first ?? .unknown, .unknown]
    }
    let taken = parts.map { Value(type: $0, origin: .unknown) }
    if closure.parameters.count > 1 { return taken }
    return [values[0]] + taken.dropFirst()
  }

  /// What a closure gets whose place is declared with these parameters, in a function of what is in
  /// a variable.
  func elements(
    givenBy parameters: [TypeReference], at place: LookupPlace, of box: Slot? = nil
  ) -> [Value] {
    parameters.map { parameter in
      Value(
        type: program.valueType(parameter, at: place),
        origin: box.map { content(of: $0, as: parameter, in: place.type) } ?? .unknown)
    }
  }
}

private let comparing: NameSet = ["sorted", "sort", "min", "max"]
/// Methods of dictionaries that give their closure the values alone.
let valuewise: NameSet = ["mapValues", "compactMapValues"]

extension ValueType {
  /// A tuple: no type of the sources, with its parts as arguments.
  static func tuple(_ parts: [ValueType]) -> ValueType { .external(tupleName, parts) }

  /// The parts of a tuple; `nil` for anything else.
  var tupleParts: [ValueType]? {
    if case .external(ValueType.tupleName, let parts) = unwrapped { return parts }
    return nil
  }

  /// No type can be spelled so.
  static let tupleName = "()"

  /// What a loop over it gives: elements, and pairs of a dictionary.
  var iterated: ValueType {
    switch unwrapped {
    case .collection(let elements):
      return elements.count == 2 ? .tuple(elements) : elements.last ?? .unknown
    case .external(let name, let arguments):
      return name == ValueType.tupleName ? .unknown : arguments.last ?? .unknown
    case .unknown, .project, .bound, .parameter, .optional, .function, .metatype, .externalMetatype,
      .module:
      return .unknown
    }
  }

  /// The part of a tuple that a member names, by its number or by the label that pairs of a
  /// dictionary and numbered elements have.
  func part(named name: String) -> ValueType? {
    guard let parts = tupleParts else { return nil }
    switch name {
    case "key", "offset": return parts.first
    case "value", "element": return parts.last
    default: return Int(name).flatMap { parts.indices.contains($0) ? parts[$0] : nil }
    }
  }
}
