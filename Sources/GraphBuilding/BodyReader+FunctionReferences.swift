import Model

/// Functions that are named and not called: handed to somebody who calls them later, or never.
extension BodyReader {
  /// A name that is nothing else: a function of the type around the code, or of the top level.
  func evaluateFunctionName(_ name: String, _ span: Span) -> Value? {
    let place = place
    var known: [Int] = []
    if let selfType {
      for type in program.enclosingTypes(of: selfType) where known.isEmpty {
        known = program.functions(name, of: type, isStatic: isStaticCode || type != selfType)
      }
    }
    if known.isEmpty { known = program.lookUpFunctions(name, at: place) }
    return mention(known, name, span)
  }

  /// A member that is no variable: a function of the type.
  func evaluateFunctionMember(
    _ name: String, of type: Int, isStatic: Bool, _ span: Span
  ) -> Value? {
    mention(program.functions(name, of: type, isStatic: isStatic), name, span)
  }

  /// Notes one function as called later; nothing tells which of several is meant.
  func mention(_ functions: [Int], _ name: String, _ span: Span) -> Value? {
    guard functions.count == 1 else { return nil }
    var here = site(at: span)
    here.isDeferred = true
    record {
      $0.invocations.append(
        .init(
          callee: functions[0], absentArguments: [], isProvided: false, site: here,
          name: .init(text: name, span: span)))
    }
    let result = signature(of: functions[0]).result
    return Value(type: .function(result: result), origin: .unknown)
  }
}
