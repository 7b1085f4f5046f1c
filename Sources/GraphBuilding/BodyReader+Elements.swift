import Model

/// What is taken out of collections, of generic types, and of types of the project that behave like
/// collections or functions.
extension BodyReader {
  /// `store[key]`, where the project declares the subscript; `nil` for all else.
  func readOwnElement(of base: Value, _ arguments: [Argument], _ span: Span) -> Value? {
    let found: [Int]
    switch base.type.unwrapped {
    case .project(let type):
      found = program.functions("subscript", of: type, isStatic: false)
    case .metatype(let type):
      found = program.functions("subscript", of: type, isStatic: true)
    default:
      return nil
    }
    let labels = arguments.map(\.label)
    let fitting = found.filter { program.functions[$0].facts.parameters.map(\.label) == labels }
    // A container that is asked by type is read as such.
    if found.isEmpty || fitting.contains(where: injection.locators.givers.contains) { return nil }
    let call = Call(callee: .group([]), arguments: arguments, span: span)
    return withinCall { invoke(found, call, on: base.type) }.value
  }

  /// A name that is no variable of a type: a method that is meant as a function, or a member that
  /// the type looks up in what it wraps.
  func evaluateUndeclaredMember(
    _ name: String, of base: Value, _ type: Int, _ span: Span
  ) -> Value {
    if let method = evaluateFunctionMember(name, of: type, isStatic: false, span) { return method }
    if name == "rootView", let view = program.hostedView(of: type) {
      return Value(type: view, origin: .unknown)
    }
    guard let wrapped = dynamicRoot(of: base.type, type) else { return .unknown }
    return evaluateMember(name, of: Value(type: wrapped, origin: .unknown), span)
  }

  /// `@dynamicMemberLookup`: the type whose members are looked up by key path.
  private func dynamicRoot(of base: ValueType, _ type: Int) -> ValueType? {
    guard program.types[type].hasAttribute("dynamicMemberLookup") else { return nil }
    for function in program.types[type].functionsByName["subscript"] ?? [] {
      let entry = program.functions[function]
      guard let first = entry.facts.parameters.first, first.label == "dynamicMember",
        let written = first.type
      else { continue }
      let place = LookupPlace(file: entry.file, type: type, function: function)
      guard case .external(let path, let parts) = program.valueType(written, at: place),
        path.hasSuffix("KeyPath"), let root = parts.first
      else { continue }
      let found = root.substituting(base.arguments).settled
      // A type that looks its members up in itself has none.
      if let project = found.projectType, project != type { return found }
    }
    return nil
  }

  /// The arguments of a function that the sources do not declare: `ForEach(all) { one in … }` gives
  /// its closure the elements.
  func readOutsideArguments(of call: Call, _ name: String) -> [Value] {
    var values: [Value] = []
    for argument in call.arguments {
      let element = values.first?.type.iterated ?? .unknown
      let given =
        listViews.contains(name) && element != .unknown
        ? [Value(type: element, origin: .unknown)] : closureElements
      values.append(giving(given) { evaluate(argument, expected: nil) })
    }
    return values
  }
}

/// Views of SwiftUI that make a row of each element.
private let listViews: NameSet = ["ForEach", "List"]
