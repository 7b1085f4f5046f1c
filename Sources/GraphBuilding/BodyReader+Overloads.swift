import Model

/// Which of several functions of one name a call means.
extension BodyReader {
  /// The overload that fits a call best, by what can be seen from here, by labels, by members that
  /// are named by a dot alone, and by the types of arguments that are plain names; among equals the
  /// first that is not the caller. `nil` when the call bears labels that none of them has: then it
  /// means something else of that name.
  func bestOverload(_ functions: [Int], for call: Call) -> Int? {
    if let first = functions.first, program.isKotlin(program.functions[first].file) {
      return kotlinOverload(functions, for: call)
    }
    if functions.count == 1 { return canTake(call.arguments, functions[0]) ? functions[0] : nil }
    let possible = taking(
      call.arguments, of: functions.filter { canTake(call.arguments, $0) })
    if possible.count <= 1 { return possible.first }
    let visible = possible.filter {
      program.functions[$0].facts.visibility != .file || program.functions[$0].file == site.file
    }
    let labels = call.arguments.map(\.label)
    let fitting = best(visible.isEmpty ? possible : visible) { fit($0, labels) }
    if fitting.count == 1 { return fitting[0] }
    let types = call.arguments.map { plainType(of: $0.value) }
    let equal = best(fitting) { fit($0, call.arguments, types) }
    // A function that calls one of its own name more likely forwards than starts again.
    return equal.first { $0 != site.function } ?? equal.first
  }

  private func canTake(_ arguments: [Argument], _ function: Int) -> Bool {
    let parameters = program.functions[function].facts.parameters
    if parameters.isEmpty { return arguments.isEmpty }
    return arguments.allSatisfy { argument in
      // A closure behind the parentheses bears no label.
      if case .closure = argument.value, argument.label == nil { return true }
      // Of a parameter that takes any number of values only the first bears its label.
      return parameters.contains { $0.label == argument.label }
        || argument.label == nil && arguments.count > parameters.count
    }
  }

  private func best(_ functions: [Int], _ score: (Int) -> Int) -> [Int] {
    let scores = functions.map(score)
    let highest = scores.max()
    return zip(functions, scores).filter { $0.1 == highest }.map(\.0)
  }

  private func fit(_ function: Int, _ labels: [String?]) -> Int {
    let parameters = program.functions[function].facts.parameters
    let matching = zip(parameters, labels).prefix(while: { $0.label == $1 }).count
    let missing = parameters.count - labels.count
    // What is left out has to have a default value.
    let isMissingOne = missing > parameters.filter({ $0.defaultValue != nil }).count
    return matching * 4 - abs(missing) - (isMissingOne ? 8 : 0)
  }

  private func fit(_ function: Int, _ arguments: [Argument], _ types: [ValueType]) -> Int {
    let parameters = program.functions[function].facts.parameters
    let wanted = signature(of: function).parameters
    var sum = 0
    for position in 0..<min(parameters.count, arguments.count) {
      guard parameters[position].label == arguments[position].label, let type = wanted[position]
      else { break }
      sum += fit(types[position], type)
    }
    return sum
  }

  /// Above zero where a value can be one of a type, below where it cannot, zero where nobody knows.
  func fit(_ value: ValueType, _ parameter: ValueType) -> Int {
    if value.isOptional, !parameter.isOptional, parameter != .unknown { return -2 }
    switch (value.unwrapped, parameter.unwrapped) {
    case (.unknown, _), (_, .unknown):
      return 0
    case (.project(let given), .project(let wanted)):
      if given == wanted { return 3 }
      return program.lineage(of: given).contains(wanted) ? 2 : -2
    case (.collection(let given), .collection(let wanted)):
      guard given.count == wanted.count else { return -2 }
      return given.isEmpty ? 1 : fit(given[given.count - 1], wanted[wanted.count - 1])
    case (.external(let given, _), .external(let wanted, _)):
      return given == wanted ? 3 : -1
    case (.function, .function), (.metatype, .metatype):
      return 1
    default:
      return -2
    }
  }

  /// The type of an argument that costs nothing to know: reading others twice would cost more with
  /// each call in a call.
  func plainType(of expression: Expression) -> ValueType {
    switch expression {
    case .name, .literal: return quietly { evaluate(expression, expected: nil) }.type
    case .member(let base?, _, _):
      guard isPlain(base) else { return .unknown }
      return quietly { evaluate(expression, expected: nil) }.type
    case .closure: return .function(result: .unknown)
    case .cast(_, let type, _): return program.valueType(type, at: place)
    case .call(let call):
      guard case .name(let name, _) = call.callee, isCapitalized(name) else {
        return .unknown
      }
      return program.lookUpType(name, at: place).map { .project($0) } ?? .external(name, [])
    case .member, .element, .collection, .payload, .assignment, .alternatives, .group, .block:
      return .unknown
    }
  }

  private func isPlain(_ expression: Expression) -> Bool {
    var current = expression
    while case .member(let base?, _, _) = current { current = base }
    if case .name = current { return true }
    return false
  }
}
