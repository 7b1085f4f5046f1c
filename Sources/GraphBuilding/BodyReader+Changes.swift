import Model

/// Methods that change the variable that they are called on.
extension BodyReader {
  /// A method such as `removeAll`, `append` or `send` changes the variable that it is called on.
  func noteChange(of base: Expression, by method: String, _ arguments: [Argument]) {
    if isQuiet { return }
    if method == "assign" { return noteAssignment(arguments) }
    let written: WrittenValue
    if isKotlin {
      if kotlinReplacingMethods.contains(method) {
        return noteReplacement(of: base, by: method, arguments)
      }
      guard let change = kotlinChange(by: method) else { return }
      written = change
    } else if method == "removeAll" && takesOnlyWhatFits(arguments) {
      written = .removal
    } else if emptyingMethods.contains(method) {
      written = .empty
    } else if removingMethods.contains(method) {
      written = .removal
    } else if addingMethods.contains(method) {
      written = .addition
    } else if changingMethods.contains(method) {
      written = .change
    } else if tellingMethods.contains(method),
      tells(method, quietly { evaluate(base, expected: nil) }.type)
    {
      written = .addition
    } else if replacingMethods.contains(method) {
      return noteReplacement(of: base, by: method, arguments)
    } else {
      return
    }
    // What a store holds is told by its keys.
    guard let slot = slot(of: base), let span = base.span, store(of: type(of: slot)) == nil else {
      return
    }
    let isPartial = slot.isElement && (written == .empty || written == .addition)
    write(slot, isPartial ? .change : written, .unknown, span)
    noteOuterChange(of: base, span)
  }

  /// `removeAll(where:)` takes out what fits, not everything.
  private func takesOnlyWhatFits(_ arguments: [Argument]) -> Bool {
    arguments.contains { $0.label == "where" || $0.label == nil }
  }

  /// `box.setValue(new)` and `subject.send(new)` put a new content into a wrapper.
  private func noteReplacement(of base: Expression, by method: String, _ arguments: [Argument]) {
    guard let slot = slot(of: base), !slot.isElement, let span = base.span,
      case .external(let wrapper, _) = type(of: slot).unwrapped,
      ValueType.transparentWrappers.contains(wrapper),
      let argument = arguments.first?.value
    else { return }
    let content = Slot(
      property: slot.property, isElement: false, isOwn: slot.isOwn, isContent: true,
      isFresh: slot.isFresh)
    let value = quietly { evaluate(argument, expected: type(of: content)) }
    let written: WrittenValue =
      switch value.origin {
      case .absent: .absent
      case .empty: .empty
      case .unknown, .parameter, .constructed, .selfValue, .constant, .global, .result, .delegate,
        .delegateMember, .content:
        .other
      }
    write(content, written, value, span)
  }

  /// `publisher.assign(to: \.name, on: model)` writes whatever comes.
  private func noteAssignment(_ arguments: [Argument]) {
    guard let path = arguments.first, path.label == "to",
      let target = arguments.dropFirst().first, target.label == "on",
      let name = memberName(of: path.value), let span = target.value.span,
      let slot = slot(of: .member(target.value, name, span))
    else { return }
    write(slot, .other, .unknown, span)
  }

  /// The one member that a key path goes to.
  func memberName(of path: Expression) -> String? {
    switch path {
    case .member(nil, let name, _): name
    case .group(let parts) where parts.count == 1: lastMember(of: parts[0])
    default: nil
    }
  }

  private func lastMember(of path: Expression) -> String? {
    guard case .member(.name?, let name, _) = path else { return nil }
    return name
  }
}

private let emptyingMethods: NameSet = [
  "removeAll", "removeAllObjects", "removeAllCachedResponses", "reset",
]
private let removingMethods: NameSet = [
  "removeValue", "remove", "removeFirst", "removeLast", "popLast", "popFirst", "removeObject",
  "subtract", "removeSubrange", "formIntersection", "formSymmetricDifference", "replaceSubrange",
]
private let addingMethods: NameSet = [
  "append", "insert", "updateValue", "formUnion", "setObject", "add", "merge", "addObject",
  "addObjects",
]
private let changingMethods: NameSet = [
  "sort", "reverse", "swapAt", "toggle", "shuffle", "negate",
]
private let replacingMethods: NameSet = [
  "setValue", "send", "store", "exchange", "accept", "onNext",
]
