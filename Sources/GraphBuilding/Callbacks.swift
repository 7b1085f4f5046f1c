import Model

/// One callback, or several that are registered by one call.
struct Callback {
  let context: HoldingContext
  var selfCapture: Subscription.Capture
  var objects: [Int]
  var closure: ClosureFacts?
  var site: CodeSite
}

private struct CallbackKey: Hashable {
  let owner: CodeOwner
  let context: HoldingContext
}

/// All callbacks of a program in the order of the code.
func callbacks(_ source: SourceGraph, endless: EndlessCode) -> [Callback] {
  let program = source.program
  var contexts = HoldingContexts(source.events) { property in
    program.properties[property].owner.map { !program.types[$0].isReferenceType } ?? false
  }
  var found: [Callback] = []
  var positions: [CallbackKey: Int] = [:]
  func add(_ callback: Callback) {
    let key = CallbackKey(owner: callback.site.owner, context: callback.context)
    guard let known = positions[key] else {
      positions[key] = found.count
      found.append(callback)
      return
    }
    for object in callback.objects where !found[known].objects.contains(object) {
      found[known].objects.append(object)
    }
    if strength(callback.selfCapture) > strength(found[known].selfCapture) {
      found[known].selfCapture = callback.selfCapture
      found[known].site = callback.site
      found[known].closure = callback.closure
    }
  }
  for (number, holding) in source.events.holdings.enumerated() {
    switch holding.sort {
    case .closure(let facts):
      for context in contexts.finalContexts(of: number) {
        add(
          Callback(
            context: context, selfCapture: endless.selfCapture(of: facts),
            objects: facts.objects, closure: facts, site: holding.site))
      }
    case .registration(let registration):
      guard registration.selfCapture != nil || registration.object != nil else { continue }
      for context in contexts.finalContexts(of: number) where context.form == nil {
        var context = context
        context.form = .registration(number)
        add(
          Callback(
            context: context, selfCapture: registration.selfCapture ?? .nothing,
            objects: registration.object.map { [$0] } ?? [], closure: nil, site: holding.site))
      }
    case .parameter, .member, .argument, .result:
      continue
    }
  }
  return found
}

private func strength(_ capture: Subscription.Capture) -> Int {
  switch capture {
  case .nothing: 0
  case .weakly: 1
  case .unowned: 2
  case .strongly: 3
  }
}
