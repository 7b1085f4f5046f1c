import Model

/// How a closure is held: by what, and where that rests.
struct HoldingContext: Hashable {
  enum Form: Hashable {
    /// In a variable of another object.
    case member(property: Int)
    /// By a registration, in `CodeEvents.holdings`.
    case registration(Int)
  }

  /// `nil` when the closure itself rests in the place.
  var form: Form?
  var place: RestingPlace
  /// The holding, in the code that makes the closure, that gives it its form.
  var anchor: Int
  /// Variables of other objects that it passes through: to empty one of them lets go of it.
  var slots: [Int] = []
}

/// Follows closures outward, through what holds them and through functions of the project that
/// store them, to where they rest.
struct HoldingContexts {
  private let holdings: [Holding]
  /// The holdings around each one.
  private var outer: [[Int]]
  private var places: [[RestingPlace]]
  /// The holding of each closure parameter.
  private var parameters: [Parameter: Int] = [:]
  /// The results of each function that may give a registration back.
  private var results: [Int: [Int]] = [:]
  private let isMemberOfValue: (Int) -> Bool
  private var known: [Int: [HoldingContext]] = [:]
  private var inProgress: Set<Int> = []

  private struct Parameter: Hashable {
    let function: Int
    let position: Int
  }

  init(_ events: CodeEvents, isMemberOfValue: @escaping (Int) -> Bool) {
    self.isMemberOfValue = isMemberOfValue
    holdings = events.holdings
    outer = Array(repeating: [], count: holdings.count)
    places = Array(repeating: [], count: holdings.count)
    for (number, holding) in holdings.enumerated() {
      for inner in holding.inner where outer[inner].last != number { outer[inner].append(number) }
      switch holding.sort {
      case .parameter(let function, let position):
        parameters[Parameter(function: function, position: position)] = number
      case .result(let function):
        results[function, default: []].append(number)
      case .closure, .member, .argument, .registration:
        break
      }
    }
    for resting in events.restings where !places[resting.holding].contains(resting.place) {
      places[resting.holding].append(resting.place)
    }
  }

  /// The ways in which something is held, in the order of the code. What a function gives back is
  /// where its callers put it.
  mutating func finalContexts(of holding: Int) -> [HoldingContext] {
    contexts(of: holding).flatMap { context in
      callerPlaces(of: context.place).map { place in
        var context = context
        context.place = place
        return context
      }
    }
  }

  /// The same as the code around it sees them, each once.
  private mutating func contexts(of holding: Int) -> [HoldingContext] {
    if let contexts = known[holding] { return contexts }
    guard inProgress.insert(holding).inserted else { return [] }
    defer { inProgress.remove(holding) }
    var found = places[holding].map {
      HoldingContext(form: nil, place: $0, anchor: holding)
    }
    for around in outer[holding] { found += contexts(through: around) }
    if found.isEmpty {
      found = [HoldingContext(form: nil, place: .nowhere, anchor: holding)]
    }
    var unique: [HoldingContext] = []
    var seen: Set<HoldingContext> = []
    for context in found where seen.insert(context).inserted { unique.append(context) }
    known[holding] = unique
    return unique
  }

  private mutating func callerPlaces(of place: RestingPlace) -> [RestingPlace] {
    guard case .returned(let function) = place, let calls = results[function] else {
      return [place]
    }
    return calls.flatMap { contexts(of: $0) }.filter { $0.form == nil }.map(\.place)
  }

  private mutating func contexts(through around: Int) -> [HoldingContext] {
    switch holdings[around].sort {
    case .closure, .parameter, .result:
      return contexts(of: around)
    case .member(let property):
      return contexts(of: around).map { formed(.member(property: property), $0, around) }
    case .registration:
      return contexts(of: around).map { formed(.registration(around), $0, around) }
    case .argument(let function, let position, let isResult):
      let parameter = Parameter(function: function, position: position)
      guard let inside = parameters[parameter] else { return [] }
      let outside = contexts(of: around)
      return contexts(of: inside).flatMap { context in
        outside.compactMap { moved(context, to: $0, isResult: isResult, around) }
      }
    }
  }

  /// The form nearest to the closure counts.
  private func formed(
    _ form: HoldingContext.Form, _ context: HoldingContext, _ anchor: Int
  ) -> HoldingContext {
    HoldingContext(form: form, place: context.place, anchor: anchor, slots: context.slots)
  }

  /// What a function does with its parameter, seen from its caller.
  private func moved(
    _ inside: HoldingContext, to outside: HoldingContext, isResult: Bool, _ anchor: Int
  ) -> HoldingContext? {
    var context = inside
    context.anchor = anchor
    switch inside.place {
    case .slot(let property, isOwn: true):
      if isResult { return nil }
      if outside.place == .selfObject { return context }
      if isHeldByToken(inside.form) { context.form = .member(property: property) }
      context.slots += [property] + outside.slots
      context.place = outside.place
    case .selfObject:
      if isResult { return nil }
      context.place = outside.place
    case .hostedView:
      if isResult { return nil }
      if outside.place != .selfObject { context.place = outside.place }
    case .returned:
      if !isResult { return nil }
      context.place = outside.place
    case .slot(_, isOwn: false), .nowhere, .handedOn:
      if isResult { return nil }
    }
    return context
  }

  /// True for what the object with the token, or with the closure itself, keeps in its slot.
  private func isHeldByToken(_ form: HoldingContext.Form?) -> Bool {
    switch form {
    case .member(let property)?: return isMemberOfValue(property)
    case .registration(let number)?:
      guard case .registration(let registration) = holdings[number].sort else { return true }
      return registration.keeper == .token
    case nil: return true
    }
  }
}
