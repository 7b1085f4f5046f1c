import Model

extension Program {
  /// True for a sealed type of Kotlin all of whose cases are values or name nothing but themselves,
  /// such as the states of a screen: a value with alternatives, as an enum of Swift is.
  func isSealedValue(_ type: Int) -> Bool {
    let entry = types[type]
    if entry.keyword == .object {
      return lineage(of: type).dropFirst().contains {
        types[$0].modifiers.contains("sealed") && isSealedValue($0)
      }
    }
    guard entry.modifiers.contains("sealed") else { return false }
    var pending = [type]
    var seen: Set<Int> = [type]
    while let next = pending.popLast() {
      for subtype in subtypes(of: next) where seen.insert(subtype).inserted {
        switch types[subtype].keyword {
        case .struct, .enum, .object: continue
        case .class, .protocol:
          if !types[subtype].modifiers.contains("sealed") { return false }
          pending.append(subtype)
        case .actor, .extension, .companion: return false
        }
      }
    }
    return true
  }
}
