import Model

/// Calls of what the project declares: constructions, functions, and their arguments.
extension BodyReader {
  func construct(_ type: Int, _ call: Call) -> Value {
    let initializers = program.initializers(of: type)
    let chosen = exactInitializer(of: call) ?? bestOverload(initializers, for: call)
    let call = chosen.map { inOrder(call, of: $0) } ?? call
    calls.note {
      $0.madeType = type
      $0.callee = chosen
    }
    var given = callExpectation?.projectType == type ? callExpectation?.arguments ?? [:] : [:]
    let values = readArguments(call.arguments, of: chosen, calleeType: type, given: &given)
    noteSharedCaptures(of: type, call)
    let here = site(at: call.span)
    record {
      $0.constructions.append(
        .init(
          type: type, site: here, name: .init(call), initializer: chosen,
          isPlain: call.arguments.isEmpty))
      if let chosen {
        $0.invocations.append(
          .init(callee: chosen, absentArguments: [], isProvided: false, site: here))
      }
    }
    noteHandover(of: values, to: type, here)
    let isFreshValue = !program.types[type].isReferenceType && call.arguments.isEmpty
    let known = given.filter { program.types[type].genericOrder.contains($0.key) }
    return Value(
      type: known.isEmpty ? .project(type) : .bound(type, known),
      origin: isFreshValue ? .empty : .constructed)
  }

  /// `receiver` is what the function is called on; unknown for `self` and for functions of none.
  func invoke(_ functions: [Int], _ call: Call, on receiver: ValueType = .unknown) -> Value {
    guard let chosen = bestOverload(functions, for: call) else {
      readArguments(call.arguments)
      return .unknown
    }
    let expected = callExpectation
    let call = inOrder(call, of: chosen)
    let entry = program.functions[chosen]
    calls.note { $0.callee = chosen }
    var given: GenericArguments = [:]
    if let owner = entry.owner, let type = receiver.projectType {
      given = program.arguments(of: owner, seenFrom: type, receiver.arguments)
    }
    let values = readArguments(
      call.arguments, of: chosen, calleeType: entry.owner, box: boxAround(call, of: chosen),
      given: &given)
    let absent = values.indices.filter {
      values[$0].origin == .absent || values[$0].origin == .empty
    }
    noteKeyedCall(of: chosen, call)
    let here = site(at: call.span)
    let isProvided = providedDepth > 0
    let isInClosure = !frames.isEmpty
    let copied = copiedArguments(call, values)
    let handsSelf = values.contains { $0.origin == .selfValue }
    record {
      $0.invocations.append(
        .init(
          callee: chosen, absentArguments: Set(absent), copiedArguments: copied,
          isProvided: isProvided, handsSelf: handsSelf, site: here, isInClosure: isInClosure,
          name: .init(call)))
      for other in program.alternatives(of: chosen) {
        $0.invocations.append(
          .init(
            callee: other, absentArguments: Set(absent), copiedArguments: copied,
            isProvided: isProvided, handsSelf: handsSelf, site: here, isInClosure: isInClosure,
            name: nil))
      }
    }
    var result = signature(of: chosen).result
    if let expected { result.match(expected, into: &given) }
    result = result.substituting(given).settled
    if entry.facts.result == .named("Self", []), receiver.projectType != nil { result = receiver }
    if let asked = noteLocatorCall(chosen, call, values, expected: expected, here),
      asked != .unknown
    {
      result = asked
    }
    // A factory that gets `self` makes something that knows its maker.
    if let made = result.projectType { noteHandover(of: values, to: made, here) }
    return Value(type: result, origin: call.arguments.isEmpty ? .result(of: chosen) : .unknown)
  }

  /// A Kotlin call with the names of parameters, which those of Swift bear already.
  private func inOrder(_ call: Call, of function: Int) -> Call {
    program.isKotlin(program.functions[function].file) ? labelled(call, for: function) : call
  }

  /// The variables of which an argument is the whole value.
  private func copiedArguments(_ call: Call, _ values: [Value]) -> [Int: Int] {
    if isQuiet { return [:] }
    var copied: [Int: Int] = [:]
    for (position, argument) in call.arguments.enumerated() where position < values.count {
      guard let property = values[position].source else { continue }
      switch argument.value {
      case .name(let name, _), .member(_, let name, _):
        if program.properties[property].facts.name == name { copied[position] = property }
      default: break
      }
    }
    return copied
  }

  private func noteHandover(of values: [Value], to type: Int, _ site: CodeSite) {
    guard values.contains(where: { $0.origin == .selfValue }) else { return }
    record { $0.handovers.append(.init(type: type, site: site)) }
  }

  /// Reads arguments, each with the type that its parameter asks for.
  @discardableResult
  func readArguments(
    _ arguments: [Argument], of callee: Int? = nil, calleeType: Int? = nil
  ) -> [Value] {
    var given: GenericArguments = [:]
    return readArguments(arguments, of: callee, calleeType: calleeType, given: &given)
  }

  /// The same, with what stands for generic parameters: earlier arguments tell it for later ones.
  func readArguments(
    _ arguments: [Argument], of callee: Int?, calleeType: Int?, box: Slot? = nil,
    given: inout GenericArguments
  ) -> [Value] {
    var next = 0
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments {
      var asked: ValueType?
      var elements = callee == nil ? closureElements : []
      if let callee {
        let position = position(of: argument, of: callee, from: next)
        calls.note { $0.positions.append(position) }
        if let position {
          next = position + 1
          asked = parameterType(position, of: callee, memberOf: calleeType)
          elements = self.elements(
            givenBy: program.functions[callee].facts.parameters[position].closureParameters,
            at: LookupPlace(
              file: program.functions[callee].file, type: calleeType, function: callee),
            of: box)
        }
      } else if let calleeType, let label = argument.label,
        let property = program.property(label, of: calleeType, isStatic: false)
      {
        // The memberwise initializer takes the type of the property.
        asked = type(ofProperty: property)
        elements = self.elements(
          givenBy: program.properties[property].facts.closureParameters,
          at: LookupPlace(file: program.properties[property].file, type: calleeType))
      }
      let known = elements.map { element in
        var element = element
        element.type = element.type.substituting(given).settled
        return element
      }
      let value = giving(known) { evaluate(argument, expected: asked?.substituting(given)) }
      asked?.match(value.type, into: &given)
      values.append(value)
    }
    return values
  }

  func evaluate(_ argument: Argument, expected: ValueType?) -> Value {
    defer { noteLending(of: argument) }
    let value: Value
    if let label = argument.label, injection.overriding.contains(label) {
      value = composing { evaluate(argument.value, expected: expected) }
    } else {
      value = evaluate(argument.value, expected: expected)
    }
    calls.note { $0.arguments.append(value) }
    return value
  }

  /// The parameter that an argument is for, among those that are still open. A closure behind the
  /// parentheses bears no label.
  private func position(of argument: Argument, of callee: Int, from next: Int) -> Int? {
    let parameters = program.functions[callee].facts.parameters
    if let label = argument.label, program.isKotlin(program.functions[callee].file) {
      return parameters.firstIndex { $0.name == label }
    }
    for position in next..<max(next, parameters.count)
    where parameters[position].label == argument.label {
      return position
    }
    guard case .closure = argument.value, argument.label == nil else { return nil }
    return parameters.indices.dropFirst(next).first {
      if case .function? = parameters[$0].type?.unwrapped { return true }
      return false
    }
  }

  /// What a parameter asks for; one that a type inherits may name what is nested in that type.
  private func parameterType(_ position: Int, of callee: Int, memberOf type: Int?) -> ValueType? {
    let entry = program.functions[callee]
    if type == entry.owner { return signature(of: callee).parameters[position] }
    let place = LookupPlace(file: entry.file, type: type, function: callee)
    return entry.facts.parameters[position].type.map { program.valueType($0, at: place) }
  }
}
