import Model

/// A closure that is being read, and what it has captured so far.
struct ClosureFrame {
  /// The scope of its own local variables.
  let scope: Int
  /// The names in its capture list.
  let listed: [String]
  var facts = ClosureFacts()
  /// Holdings that it captures.
  var inner: [Int] = []

  /// The closure captures a value.
  mutating func capture(_ value: Value) {
    if value.isWeak { return }
    for holding in value.held where !inner.contains(holding) { inner.append(holding) }
    guard let type = value.type.projectType else { return }
    if value.origin == .selfValue {
      facts.selfCapture = .strongly
    } else if !facts.objects.contains(type) {
      facts.objects.append(type)
    }
  }
}

/// What closures capture: objects that they name, and `self` where a member of it is named.
extension BodyReader {
  /// Reads the capture list, in the surroundings of the closure, and gives its frame.
  func frame(of closure: Closure) -> ClosureFrame {
    var frame = ClosureFrame(
      scope: locals.innermost, listed: closure.captures.map(\.name))
    for capture in closure.captures {
      if capture.name == "self", capture.value == nil {
        noteSelf()
        switch capture.strength {
        case .strong: frame.facts.selfCapture = .strongly
        case .weak: frame.facts.selfCapture = .weakly
        case .unowned: frame.facts.selfCapture = .unowned
        }
        continue
      }
      var value: Value
      if let written = capture.value {
        value = evaluate(written, expected: nil)
      } else {
        value = quietly { evaluate(.name(capture.name, closure.span), expected: nil) }
      }
      value.isWeak = capture.strength != .strong
      locals.declare(capture.name, value)
      if value.isWeak, value.origin == .selfValue {
        frame.facts.selfCapture = capture.strength == .weak ? .weakly : .unowned
      }
      frame.capture(value)
    }
    return frame
  }

  /// The code names `self`, or a member of it without `self`: the closures around capture it, up to
  /// the one that says how in its list or has bound it anew.
  func noteSelf() {
    var capturing = frames.count
    for position in frames.indices.reversed() {
      if locals.holds("self", from: frames[position].scope) { break }
      if frames[position].listed.contains("self") {
        // What a closure holds weakly, the closures in it hold no stronger.
        if frames[position].facts.selfCapture != .strongly { return }
        break
      }
      capturing = position
    }
    for position in capturing..<frames.count { frames[position].facts.selfCapture = .strongly }
  }

  /// A name that the compiler knows means a member of `self`.
  func noteSelf(naming meaning: IndexMeaning) {
    switch meaning {
    case .property(let property):
      if !program.properties[property].isGlobal { noteSelf() }
    case .function(let function):
      let entry = program.functions[function]
      let isMethod = entry.facts.role == .function && !entry.facts.isStatic
      if entry.owner != nil && isMethod { noteSelf() }
    case .type, .enumCase, .outside:
      break
    }
  }

  /// The code names a local variable of this scope.
  func noteLocal(_ name: String, _ value: Value, scope: Int) {
    for position in frames.indices.reversed() {
      if scope >= frames[position].scope || frames[position].listed.contains(name) { return }
      frames[position].capture(value)
    }
  }

  /// A loop without an end runs: in the innermost closure, or in the function itself.
  func noteEndless(over sequence: Expression?) {
    if isQuiet { return }
    let (ending, type) = sequence.map(sequenceEnding) ?? (.never, nil)
    guard !frames.isEmpty else {
      if let function = site.function {
        record { $0.endlessFunctions[function] = stronger($0.endlessFunctions[function], ending) }
      }
      return
    }
    let last = frames.count - 1
    frames[last].facts.loop = stronger(frames[last].facts.loop, ending)
    if let type { frames[last].facts.collected.insert(type) }
    // `guard let self` before the loop holds the object as long as the loop runs.
    let isHeld = locals.variables(from: frames[last].scope).contains {
      $0.value.origin == .selfValue && !$0.value.isWeak
    }
    if isHeld { frames[last].facts.holdsSelfInLoop = true }
  }

  private func stronger(
    _ known: Subscription.Ending?, _ new: Subscription.Ending
  ) -> Subscription.Ending {
    known == .never ? .never : new
  }

  /// A method of an object that is named without being called: a closure that captures the object.
  private func boundMethod(_ name: String, of type: Int, _ base: Value, _ span: Span) -> Value {
    if isQuiet || program.functions(name, of: type, isStatic: false).isEmpty { return .unknown }
    var frame = ClosureFrame(scope: 0, listed: [])
    frame.capture(base)
    var value = Value.unknown
    value.held = [hold(.closure(frame.facts), inner: frame.inner, at: span)]
    return value
  }

  /// A method that is named without being called, as a value that was read of it.
  func bound(
    _ value: Value?, _ name: String, of type: Int, _ base: Value, _ span: Span
  ) -> Value {
    var value = value ?? .unknown
    value.held = boundMethod(name, of: type, base, span).held
    return value
  }

  /// Notes a holding and gives its number.
  func hold(_ sort: Holding.Sort, inner: [Int], at span: Span) -> Int {
    let here = site(at: span)
    let number = events.holdings.count
    record { $0.holdings.append(Holding(sort: sort, inner: inner, site: here)) }
    return number
  }
}
