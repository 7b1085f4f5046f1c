import Model

/// Arguments of Kotlin calls: they stand in the order of the parameters or bear their names, and a
/// closure behind the parentheses is for the last one.
extension BodyReader {
  /// The overload that takes the arguments of a call and leaves out the least; `nil` when none can.
  func kotlinOverload(_ functions: [Int], for call: Call) -> Int? {
    var best: (function: Int, score: Int)?
    for function in functions {
      guard let labels = program.labels(of: call.arguments, for: function) else { continue }
      let parameters = program.functions[function].facts.parameters
      var score = -abs(parameters.count - call.arguments.count)
      if functions.count > 1 {
        score += labelled(call, labels).map { fit(function, $0.arguments, by: labels) } ?? 0
        // A function that calls one of its own name more likely forwards than starts again.
        if function == site.function { score -= 1 }
      }
      if best.map({ score > $0.score }) ?? true { best = (function, score) }
    }
    return best?.function
  }

  /// How well a function takes a call, by how much is left out and by the types of what is plain;
  /// `nil` when it cannot.
  func kotlinFit(_ function: Int, _ call: Call) -> Int? {
    guard let labels = program.labels(of: call.arguments, for: function) else { return nil }
    let missing = program.functions[function].facts.parameters.count - call.arguments.count
    let types = labelled(call, labels).map { fit(function, $0.arguments, by: labels) } ?? 0
    return types - abs(missing)
  }

  /// The call with the name of its parameter at each argument.
  func labelled(_ call: Call, for function: Int) -> Call {
    program.labels(of: call.arguments, for: function).flatMap { labelled(call, $0) } ?? call
  }

  private func labelled(_ call: Call, _ labels: [String]) -> Call? {
    guard labels.count == call.arguments.count else { return nil }
    var labelled = Call(
      callee: call.callee,
      arguments: zip(call.arguments, labels).map { Argument(label: $1, value: $0.value) },
      span: call.span)
    labelled.typeArguments = call.typeArguments
    return labelled
  }

  private func fit(_ function: Int, _ arguments: [Argument], by labels: [String]) -> Int {
    let parameters = program.functions[function].facts.parameters
    let wanted = signature(of: function).parameters
    var sum = 0
    for (argument, label) in zip(arguments, labels) {
      guard let position = parameters.firstIndex(where: { $0.name == label }),
        let type = wanted[position]
      else { continue }
      sum += fit(plainType(of: argument.value), type)
    }
    return sum
  }
}

extension BodyReader {
  /// The initial value of a variable may name what the constructor in the head of its class is given.
  func declareConstructorParameters(around entry: PropertyEntry) {
    guard program.isKotlin(entry.file), !entry.facts.isStatic, let owner = entry.owner,
      let constructor = program.headConstructor(of: owner)
    else { return }
    let types = signature(of: constructor).parameters
    for (position, parameter) in program.functions[constructor].facts.parameters.enumerated() {
      locals.declare(
        parameter.name,
        Value(type: types[position] ?? .unknown, origin: .parameter(parameter.name)))
    }
  }
}

extension Program {
  /// The constructor that is written in the head of a Kotlin class.
  func headConstructor(of type: Int) -> Int? {
    types[type].functionsByName["init"]?.first {
      functions[$0].facts.role == .initializer && functions[$0].file == types[type].file
        && functions[$0].facts.nameSpan == types[type].nameSpan
    }
  }

  /// The constructor that runs the initial value of a Kotlin variable.
  func constructor(running entry: PropertyEntry) -> Int? {
    guard isKotlin(entry.file), !entry.facts.isStatic, !entry.facts.isLazy else { return nil }
    return entry.owner.flatMap(headConstructor)
  }

  /// The name of the parameter of each argument; `nil` when the function cannot take them.
  func labels(of arguments: [Argument], for function: Int) -> [String]? {
    let parameters = functions[function].facts.parameters
    var open = Set(parameters.indices)
    var labels: [String] = []
    var next = 0
    for (number, argument) in arguments.enumerated() {
      var position: Int?
      if let label = argument.label {
        position = parameters.firstIndex { $0.name == label }
      } else if number == arguments.count - 1, case .closure = argument.value {
        position = closurePosition(in: parameters, from: next, open: open)
      } else if next < parameters.count {
        position = next
      } else if let last = parameters.last, case .collection? = last.type {
        // One that takes any number of values takes the rest.
        position = parameters.count - 1
      }
      guard let position else { return nil }
      open.remove(position)
      labels.append(parameters[position].name)
      next = position + 1
    }
    let areAllGiven = open.allSatisfy { position in
      if parameters[position].defaultValue != nil { return true }
      if case .collection? = parameters[position].type { return true }
      return false
    }
    return areAllGiven ? labels : nil
  }

  /// The parameter that a closure at the end is for: the last one, unless only the next is a function.
  private func closurePosition(
    in parameters: [Parameter], from next: Int, open: Set<Int>
  ) -> Int? {
    func isFunction(_ position: Int) -> Bool {
      guard position < parameters.count else { return false }
      if case .function? = parameters[position].type?.unwrapped { return true }
      return false
    }
    guard let last = parameters.indices.last, open.contains(last) else { return nil }
    return isFunction(last) || !isFunction(next) ? last : next
  }
}
