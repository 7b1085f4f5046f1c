import Model

/// Arguments that are named by a dot alone: `.linebreak` has to be a member of what it is handed to.
extension BodyReader {
  /// `.shared`: a member of the type that the surroundings ask for.
  func evaluateImplicitMember(
    _ name: String, expected: ValueType?, _ span: Span
  ) -> Value {
    let meaning = exactMeaning(of: name, span)
    if let meaning, meaning != .outside { return value(of: meaning, name, span) }
    switch expected?.unwrapped {
    case .project(let type)? where meaning == nil:
      return evaluateStaticMember(name, of: type, span)
    case .external(let outside, _)?:
      return evaluateOutsideMember(name, of: outside, span)
    default:
      return Value(type: .unknown, origin: .constant)
    }
  }

  /// The functions whose parameters have the members that a call hands over; all of them where
  /// nothing is known of any.
  func taking(_ arguments: [Argument], of functions: [Int]) -> [Int] {
    guard functions.count > 1, arguments.contains(where: { $0.value.implicitMember != nil }) else {
      return functions
    }
    let known = functions.map { knownMembers(of: arguments, in: $0) }
    let most = known.compactMap(\.self).max()
    return most == nil ? functions : zip(functions, known).filter { $0.1 == most }.map(\.0)
  }

  /// How many of the members the types of a function's parameters have; `nil` when one lacks one.
  private func knownMembers(of arguments: [Argument], in function: Int) -> Int? {
    let types = signature(of: function).parameters
    var parameters = program.functions[function].facts.parameters[...]
    var count = 0
    for argument in arguments {
      // Parameters with a default value may be left out in between.
      guard let position = parameters.firstIndex(where: { $0.label == argument.label }) else {
        return count
      }
      parameters = parameters[(position + 1)...]
      guard let name = argument.value.implicitMember, let type = types[position] else { continue }
      switch has(name, type) {
      case true?: count += 1
      case false?: return nil
      case nil: continue
      }
    }
    return count
  }

  /// Whether a type has a static member or a case; `nil` where not all of its members are known.
  private func has(_ name: String, _ type: ValueType) -> Bool? {
    if name == "init" || type.isOptional && (name == "none" || name == "some") { return nil }
    guard let type = type.projectType else { return nil }
    let entry = program.types[type]
    let isKnown =
      entry.casesByName[name] != nil
      || program.property(name, of: type, isStatic: true) != nil
      || !program.functions(name, of: type, isStatic: true).isEmpty
      || program.nestedType(name, of: type) != nil
    return isKnown ? true : entry.isExternal || entry.keyword == .protocol ? nil : false
  }
}

extension Expression {
  /// `linebreak` of `.linebreak` and of `.linebreak("\n")`; `nil` for everything else.
  fileprivate var implicitMember: String? {
    switch self {
    case .member(nil, let name, _): return name
    case .call(let call):
      guard case .member(nil, let name, _) = call.callee else { return nil }
      return name
    default: return nil
    }
  }
}
