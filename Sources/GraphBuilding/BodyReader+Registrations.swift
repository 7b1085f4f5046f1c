import Model

/// A local variable of a function.
struct LocalName: Hashable {
  let function: Int?
  let name: String
}

/// What calls register, hand on, store and end.
extension BodyReader {
  /// Notes what a call does with closures and with registrations; `result` is what it gives back.
  func note(_ call: Call, _ frame: CallFrame, _ result: inout Value) {
    noteEnds(call, frame)
    noteListenerRemoval(call)
    if let callee = frame.callee {
      noteOwnCall(callee, frame)
      noteOwnListener(callee, call, frame)
      notePassing(call, frame, to: callee, &result)
      return
    }
    if let type = frame.madeType {
      noteMembers(call, frame, of: type, &result)
      return
    }
    guard let name = call.functionName else { return }
    let given = frame.arguments.flatMap(\.held)
    let found =
      isKotlin ? kotlinRegistration(call, frame, name) : registration(call, frame, name)
    if let registration = found {
      // Before `onReceive` stands a view, and not the publisher.
      let isChain =
        registration.form == .sink && registration.keeper == .token
        || registration.form == .collector
      let before = isChain ? frame.base?.chained ?? [] : []
      let number = hold(.registration(registration), inner: given + before, at: call.span)
      if name == "setEventHandler", case .member(let base?, _, _) = call.callee {
        attach(number, to: base)
      } else {
        result.held = [number]
      }
      return
    }
    // An object written out has its functions for closures.
    if ValueType.hosts.contains(name) || isKotlin && isCapitalized(name) {
      // It keeps its view, and with that what the view was given.
      result.held = given
      return
    }
    if noteStorage(by: name, call, frame) { return }
    rest(given, in: .handedOn)
    if !call.arguments.isEmpty, let token = frame.base?.held { rest(token, in: .handedOn) }
    result.chained = frame.base?.chained ?? []
    if !given.isEmpty { result.chained += given }
    if name == "eraseToAnyPublisher" { result.held = result.chained }
  }

  /// A function of the project is called by the closure that is being read.
  private func noteOwnCall(_ function: Int, _ frame: CallFrame) {
    guard !frames.isEmpty else { return }
    let isOnSelf = frame.base.map { $0.origin == .selfValue } ?? true
    frames[frames.count - 1].facts.calls.insert(
      ClosureFacts.Call(function: function, isOnSelf: isOnSelf))
  }

  /// Closures are handed to a function of the project: the object that it belongs to may store
  /// them, and so may its result.
  private func notePassing(
    _ call: Call, _ frame: CallFrame, to callee: Int, _ result: inout Value
  ) {
    let hasResult = program.functions[callee].facts.result != nil
    if frame.madeType == nil, mayHoldCallbacks(result.type) {
      result.held.append(hold(.result(function: callee), inner: [], at: call.span))
    }
    for (number, value) in frame.arguments.enumerated() where !value.held.isEmpty {
      guard number < frame.positions.count, let position = frame.positions[number] else {
        if frame.madeType != nil, isKotlin { result.held += value.held }
        continue
      }
      let stored = hold(
        .argument(function: callee, position: position, isResult: false), inner: value.held,
        at: call.span)
      if frame.madeType != nil {
        result.held.append(stored)
        continue
      }
      if case .member(let base?, _, _) = call.callee {
        attach(stored, to: base)
      } else {
        rest([stored], in: .selfObject)
      }
      guard hasResult else { continue }
      result.held.append(
        hold(
          .argument(function: callee, position: position, isResult: true), inner: value.held,
          at: call.span))
    }
  }

  /// A computed variable gives what its getter gives.
  func noteGetter(of property: Int, _ value: inout Value, at span: Span) {
    guard !isQuiet, let getter = program.getters[property], mayHoldCallbacks(value.type) else {
      return
    }
    value.held.append(hold(.result(function: getter), inner: [], at: span))
  }

  /// True for what registrations give back, and for values with closures in them.
  private func mayHoldCallbacks(_ type: ValueType) -> Bool {
    switch type.unwrapped {
    case .external(let name, _):
      return tokenTypes.contains(name)
    case .project(let type) where !program.types[type].isReferenceType:
      return program.types[type].properties.contains { property in
        let facts = program.properties[property].facts
        guard !facts.isStatic, !facts.isComputed else { return false }
        if case .function = self.type(ofProperty: property).unwrapped { return true }
        return false
      }
    default:
      return false
    }
  }

  /// Closures are handed to the memberwise initializer of a value.
  private func noteMembers(
    _ call: Call, _ frame: CallFrame, of type: Int, _ result: inout Value
  ) {
    for (argument, value) in zip(call.arguments, frame.arguments) where !value.held.isEmpty {
      let property =
        argument.label.map { program.property($0, of: type, isStatic: false) }
        ?? program.types[type].properties.first {
          if case .function = self.type(ofProperty: $0).unwrapped { return true }
          return false
        }
      guard let property else {
        if isKotlin { result.held += value.held }
        continue
      }
      result.held.append(hold(.member(property: property), inner: value.held, at: call.span))
    }
  }

  /// `store(in: &cancellables)`, `disposed(by: bag)`, `tokens.append(token)`. False for other calls.
  private func noteStorage(by name: String, _ call: Call, _ frame: CallFrame) -> Bool {
    if tokenStoring[name].map({ $0 == call.arguments.first?.label }) == true,
      let token = frame.base, !token.held.isEmpty, let slot = call.arguments.first?.value
    {
      put(token.held, in: slot)
      return true
    }
    guard insertingMethods.contains(name), case .member(let base?, _, _) = call.callee else {
      return false
    }
    if frame.arguments.contains(where: { $0.type.projectType != nil }) {
      noteInsertion(into: base, frame, call.span)
    }
    let held = frame.arguments.flatMap(\.held)
    if !held.isEmpty { put(held, in: base) }
    return true
  }

  /// An object is put into a collection that does not say in its type what it holds.
  private func noteInsertion(into base: Expression, _ frame: CallFrame, _ span: Span) {
    guard let slot = slot(of: base), program.objectCollection(slot.property) != nil else {
      return
    }
    for value in frame.arguments where value.type.projectType != nil {
      write(slot, .change, value, span)
    }
  }

  /// A value is assigned to a variable.
  func noteStorage(of value: Value, in target: Expression) {
    if value.held.isEmpty || isQuiet { return }
    put(value.held, in: target)
  }

  /// What an expression gives back leaves the function.
  func noteResult(_ value: Value) {
    guard !isQuiet, frames.isEmpty, !value.held.isEmpty, let function = site.function else {
      return
    }
    let facts = program.functions[function].facts
    if facts.result != nil || facts.name == "get" {
      rest(value.held, in: .returned(function: function))
    }
  }

  /// Holdings come to a place.
  func rest(_ holdings: [Int], in place: RestingPlace) {
    if holdings.isEmpty { return }
    let here = site
    record { events in
      for holding in holdings {
        events.restings.append(CodeEvents.Resting(holding: holding, place: place, site: here))
      }
    }
  }

  /// Holdings are put into what an expression stands for.
  private func put(_ holdings: [Int], in target: Expression) {
    switch target {
    case .element(let base, _, _):
      put(holdings, in: base)
    case .name(let name, _):
      if let local = locals.position(of: name) {
        locals[local].value.held += holdings
      } else {
        putInSlot(holdings, target)
      }
    case .member(.name("self", _)?, _, _):
      putInSlot(holdings, target)
    case .member(let base?, _, _):
      guard let slot = slot(of: target), !program.properties[slot.property].isGlobal else {
        putInSlot(holdings, target)
        return
      }
      if program.properties[slot.property].facts.isComputed { return }
      let span = target.span ?? site.span
      attach(hold(.member(property: slot.property), inner: holdings, at: span), to: base)
    default:
      rest(holdings, in: .handedOn)
    }
  }

  private func putInSlot(_ holdings: [Int], _ target: Expression) {
    guard let slot = slot(of: target) else {
      rest(holdings, in: .handedOn)
      return
    }
    let isGlobal = program.properties[slot.property].isGlobal
    rest(holdings, in: .slot(property: slot.property, isOwn: slot.isOwn && !isGlobal))
  }

  /// The object that an expression stands for holds something: it is where the object is.
  private func attach(_ holding: Int, to object: Expression) {
    switch object {
    case .name("self", _):
      rest([holding], in: .selfObject)
    case .name(let name, _) where isOwnHostedView(name),
      .member(.name("self", _)?, let name, _) where isOwnHostedView(name):
      rest([holding], in: .hostedView)
    case .member(let host?, "rootView", _):
      attach(holding, to: host)
    case .name(let name, _):
      guard let local = locals.position(of: name) else { return putInSlot([holding], object) }
      locals[local].value.held.append(holding)
      if let source = locals[local].value.source, isObjectOwn(source) {
        let isGlobal = program.properties[source].isGlobal
        rest([holding], in: .slot(property: source, isOwn: !isGlobal))
      }
    default:
      putInSlot([holding], object)
    }
  }

  /// True for a variable of the object around the code, and for a global one.
  private func isObjectOwn(_ property: Int) -> Bool {
    guard let owner = program.properties[property].owner else { return true }
    if program.properties[property].isGlobal { return true }
    return selfType.map { program.lineage(of: $0).contains(owner) } ?? false
  }
}

extension Call {
  /// The last name of what is called: `sink` of `publisher.sink`.
  var functionName: String? {
    switch callee {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }
}
