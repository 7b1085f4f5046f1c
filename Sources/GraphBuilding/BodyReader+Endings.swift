import Model

/// What ends registrations: cancelling what a variable holds, or what the same code has made.
extension BodyReader {
  /// `timer.invalidate()`, `task.cancel()`, `center.removeObserver(token)`, and the completion of a
  /// publisher.
  func noteEnds(_ call: Call, _ frame: CallFrame) {
    guard let name = call.functionName else { return }
    if tokenEndingMethods.contains(name), case .member(let base?, _, _) = call.callee {
      noteEnd(of: base, frame.base)
    }
    if tokenEndingPrefixes.begin(name), tokenStoring[name] == nil {
      for (argument, value) in zip(call.arguments, frame.arguments) {
        noteEnd(of: argument.value, value)
      }
    }
    if elementwise.contains(name), let source = frame.base?.source,
      case .member(_, let method, _)? = call.arguments.first?.value,
      tokenEndingMethods.contains(method) || tokenEndingPrefixes.begin(method)
    {
      noteEnd(ofSlot: source, isOwn: false)
    }
    if name == "send", call.arguments.first?.label == "completion",
      case .member(let base?, _, _) = call.callee, let slot = slot(of: base)
    {
      record { $0.completedPublishers.insert(slot.property) }
    }
  }

  /// A local variable gets a value that code above it, such as the callback itself, already ends.
  func noteLocalHeld(_ name: String, _ value: Value) {
    if isQuiet || value.held.isEmpty { return }
    if endedLocals.contains(LocalName(function: site.function, name: name)) {
      noteEnd(ofHoldings: value.held)
    }
  }

  private func noteEnd(of expression: Expression, _ value: Value?) {
    guard let value else { return }
    if let source = value.source {
      noteEnd(ofSlot: source, isOwn: slot(of: expression)?.isOwn ?? false)
    }
    noteEnd(ofHoldings: value.held)
    if case .name(let name, _) = expression, locals.position(of: name) != nil {
      endedLocals.insert(LocalName(function: site.function, name: name))
    }
  }

  private func noteEnd(ofSlot property: Int, isOwn: Bool) {
    let here = site
    record {
      $0.slotEnds.append(CodeEvents.SlotEnd(property: property, site: here, isOwn: isOwn))
    }
  }

  private func noteEnd(ofHoldings holdings: [Int]) {
    let here = site
    record { events in
      for holding in holdings { events.endedHoldings[holding, default: []].append(here) }
    }
  }
}
