import Model

extension BodyReader {
  func assign(_ assignment: Assignment) {
    noteDefaultScope(assignment)
    if case .group(let targets) = assignment.target, case .group(let values) = assignment.value,
      targets.count == values.count
    {
      for (target, value) in zip(targets, values) {
        assign(
          Assignment(
            target: target, value: value, isCompound: assignment.isCompound,
            span: target.span ?? assignment.span))
      }
      return
    }
    if isQuiet {
      let value = evaluate(assignment.value, expected: nil)
      if case .name = assignment.target { assignLocal(assignment.target, value) }
      return
    }
    let slot = slot(of: assignment.target)
    let expected = slot.map { $0.isElement ? elementType(of: type(of: $0)) : type(of: $0) }
    let value = readLater(assignment.value) { evaluate(assignment.value, expected: expected) }
    readTargetPath(assignment.target)
    noteStorage(of: value, in: assignment.target)
    if case .element(let base, let arguments, let span) = assignment.target {
      let type = quietly { evaluate(base, expected: nil) }.type
      noteStoreElement(of: type, arguments, written: assignment, span)
      if store(of: type) != nil { return }
    }
    guard let slot else {
      assignLocal(assignment.target, value)
      return
    }
    let written: WrittenValue
    switch (slot.isElement, assignment.isCompound, value.origin) {
    case (true, _, .absent): written = .removal
    case (true, false, _): written = elementValue(value, of: slot)
    case (false, true, _): written = isCollection(slot) ? .addition : .change
    case (true, true, _): written = .change
    case (false, false, .absent): written = .absent
    case (false, false, .empty): written = .empty
    case (false, false, _): written = plainValue(assignment.value, for: slot.property)
    }
    write(slot, written, value, assignment.span, target: named(assignment.target))
    noteOuterChange(of: assignment.target, assignment.span)
  }

  /// What a key gets stands beside what is there; what a position gets replaces it.
  private func elementValue(_ value: Value, of slot: Slot) -> WrittenValue {
    guard case .collection(let parts) = type(of: slot).unwrapped, parts.count == 2,
      !value.type.isOptional
    else { return .change }
    return .addition
  }

  private func isCollection(_ slot: Slot) -> Bool {
    if case .collection = type(of: slot).unwrapped { return true }
    return false
  }

  /// What is read on the way to the place that is written: `Theme.shared` in `Theme.shared.size = 1`.
  private func readTargetPath(_ target: Expression) {
    switch target {
    case .member(let base?, _, _):
      _ = evaluate(base, expected: nil)
    case .element(let base, let arguments, _):
      for argument in arguments { _ = evaluate(argument.value, expected: nil) }
      readTargetPath(base)
    case .name(let name, _):
      if slot(of: target)?.isOwn == true, name != "self" { noteSelf() }
    default:
      break
    }
  }

  /// The name in a target: that of the collection where an element is written.
  private func named(_ target: Expression) -> Span? {
    if case .element(let base, _, _) = target { return named(base) }
    return target.span
  }

  private func plainValue(_ value: Expression, for property: Int) -> WrittenValue {
    if case .member(_, "none", _) = value { return .absent }
    guard let initial = program.properties[property].facts.startValue else { return .other }
    switch (value, initial) {
    case (.literal(let new, _), .literal(let old, _)): return new == old ? .initial : .other
    case (.member(_, let new, _), .member(_, let old, _)): return new == old ? .initial : .other
    default: return .other
    }
  }

  private func assignLocal(_ target: Expression, _ value: Value) {
    guard case .name(let name, _) = target else {
      _ = evaluate(target, expected: nil)
      return
    }
    guard let local = locals.position(of: name) else { return }
    if value.type != .unknown || !value.held.isEmpty { locals[local].value = value.copied }
    noteLocalHeld(name, value)
  }

  /// A mutating method of a value type changes the variable that it is called on.
  func noteChangeThroughCall(of base: Expression, _ functions: [Int]) {
    if isQuiet { return }
    let mutates = functions.contains { program.functions[$0].facts.modifiers.contains("mutating") }
    guard mutates, let slot = slot(of: base), let span = base.span else { return }
    write(slot, .change, .unknown, span)
    noteOuterChange(of: base, span)
  }

  /// Writing a member of a value type also changes the variable that holds the value, and so on
  /// outwards: `self.state.user.name = ""` changes `state` too.
  func noteOuterChange(of target: Expression, _ span: Span) {
    var inner = target
    while true {
      let base: Expression
      switch inner {
      case .element(let whole, let arguments, _) where arguments.first?.label != "keyPath":
        inner = whole
        continue
      case .element(let whole, _, _), .member(let whole?, _, _): base = whole
      default: return
      }
      guard let outer = slot(of: base) else { return }
      let whole = type(of: outer)
      let held = outer.isElement ? elementType(of: whole) : whole
      guard let held = held.projectType, !program.types[held].isReferenceType,
        program.types[held].keyword != .protocol
      else { return }
      // A structure that stores nothing stands for something outside of it, which alone changes.
      if program.types[held].keyword == .struct, program.storedMembers(of: held).isEmpty { return }
      write(outer, .change, .unknown, span)
      inner = base
    }
  }

  func write(
    _ slot: Slot, _ written: WrittenValue, _ value: Value, _ span: Span, target: Span? = nil
  ) {
    let entry = program.properties[slot.property]
    let isInitializer = site.function.map { program.functions[$0].facts.role == .initializer }
    // What an initializer hands over runs later, when there is something to change.
    let isOwnStart =
      isInitializer == true && !site.isDeferred && slot.isOwn
      && site.owner == entry.owner.map { .type($0) }
    // Whoever makes an object also sets it up; that empties and replaces nothing.
    // What is not stored in it is not set up by that.
    let isInitialization = isOwnStart || slot.isFresh && entry.isStored
    let here = site(at: span)
    record {
      $0.writes.append(
        .init(
          property: slot.property, value: written, type: value.type, origin: value.origin,
          isInitialization: isInitialization, site: here, target: target, isOwn: slot.isOwn))
    }
  }

  /// What is written: a variable, or a part of it.
  struct Slot {
    let property: Int
    /// True when an element of it is meant, not the whole.
    let isElement: Bool
    /// True when it is a member of `self`.
    let isOwn: Bool
    /// True when what the wrapper in it holds is meant.
    var isContent = false
    /// True when it is a member of an object that the same code has just made.
    var isFresh = false
  }

  func type(of slot: Slot) -> ValueType {
    let type = type(ofProperty: slot.property)
    guard slot.isContent else { return type }
    // A box of the project that says what is in it.
    if case .bound(_, let arguments) = type, arguments.count == 1, let content = arguments.first {
      return content.value
    }
    return type.content
  }

  /// The variable that an expression stands for, if it is no local one.
  func slot(of expression: Expression) -> Slot? {
    switch expression {
    case .name(let name, let span):
      guard let local = locals[name] else {
        return exactMeaning(of: name, span).map(slot) ?? ownSlot(name)
      }
      guard case .content(let property, let isOwn) = local.origin else { return nil }
      return Slot(property: property, isElement: false, isOwn: isOwn, isContent: true)
    case .member(let base?, let name, let span):
      let meaning = exactMeaning(of: name, span)
      if case .name("self", _) = base, !isStaticCode {
        return meaning.map(slot) ?? ownSlot(name)
      }
      let value = quietly { evaluate(base, expected: nil) }
      if case .property(let property)? = meaning {
        return Slot(
          property: property, isElement: false, isOwn: value.origin == .selfValue,
          isFresh: value.origin == .constructed)
      }
      switch value.type.unwrapped {
      case .project where meaning == .outside, .metatype where meaning == .outside:
        return nil
      case .project(let type):
        return member(name, of: type, isStatic: false).map {
          Slot(
            property: $0, isElement: false, isOwn: value.origin == .selfValue,
            isFresh: value.origin == .constructed)
        }
      case .metatype(let type):
        return member(name, of: type, isStatic: true).map {
          Slot(property: $0, isElement: false, isOwn: false)
        }
      case .external(_, let arguments) where name == "value" || name == "wrappedValue":
        return arguments.isEmpty ? nil : slot(of: base)
      default:
        return nil
      }
    case .element(let base, let arguments, _):
      if let path = arguments.first, path.label == "keyPath" {
        return memberName(of: path.value).flatMap { slot(of: .member(base, $0, span(of: base))) }
      }
      return slot(of: base).map {
        Slot(property: $0.property, isElement: true, isOwn: $0.isOwn, isFresh: $0.isFresh)
      }
    default:
      return nil
    }
  }

  private func ownSlot(_ name: String) -> Slot? {
    if isKotlin { return kotlinSlot(name) }
    if let selfType, let property = member(name, of: selfType, isStatic: isStaticCode) {
      return Slot(property: property, isElement: false, isOwn: true)
    }
    return program.lookUpGlobal(name, at: place).map {
      Slot(property: $0, isElement: false, isOwn: false)
    }
  }

  /// The variable of that name, or the one whose wrapper or projection is so named.
  func member(_ name: String, of type: Int, isStatic: Bool) -> Int? {
    program.property(name, of: type, isStatic: isStatic, from: site.file)
      ?? wrappedName(name).flatMap {
        program.property($0, of: type, isStatic: isStatic, from: site.file)
      }
  }

  private func span(of expression: Expression) -> Span { expression.span ?? site.span }
}

extension PropertyFacts {
  /// What it holds before anyone writes it: its initial value, or the one that its wrapper is given.
  fileprivate var startValue: Expression? {
    value
      ?? attributes.lazy.compactMap { attribute in
        attribute.arguments.first { $0.label.map(startLabels.contains) ?? false }?.value
      }.first
  }
}

private let startLabels: Set<String> = [
  "default", "defaultValue", "default_value", "initialValue", "wrappedValue",
]
