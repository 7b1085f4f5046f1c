import Model

/// Which objects methods are handed by themselves: `viewModel.bind(view: self)` binds a view to what
/// it holds.
struct OwnHandovers {
  private let source: SourceGraph

  init(_ source: SourceGraph) { self.source = source }

  /// True when an object of a type that a method has in hand can only be the one that calls: the
  /// method takes one as an argument, and whoever calls it from outside of its type is such an object
  /// and hands over itself. Methods of its type may hand it on. False when nobody calls.
  func isItself(_ object: Int, in function: Int?) -> Bool {
    guard let function, let owner = source.program.functions[function].owner else { return false }
    var seen: Set<Int> = [function]
    var pending = [function]
    var isHandedOver = false
    while let method = pending.popLast() {
      guard takes(object, method) else { return false }
      for position in source.uses.invocations(of: method) {
        let call = source.events.invocations[position]
        if call.site.owner == .type(object), call.handsSelf {
          isHandedOver = true
        } else if call.site.owner == .type(owner), let caller = call.site.function {
          if seen.insert(caller).inserted { pending.append(caller) }
        } else {
          return false
        }
      }
    }
    return isHandedOver
  }

  private func takes(_ object: Int, _ method: Int) -> Bool {
    source.reader.signature(of: method).parameters.contains { $0?.projectType == object }
  }
}
