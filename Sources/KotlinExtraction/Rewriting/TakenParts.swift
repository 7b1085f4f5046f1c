/// What the grammar reads rightly only apart from the rest of a file.
struct TakenParts {
  let heads: [DeclarationHead]
  /// Types and what they are delegated to, as `A by b`.
  let delegations: [Range<Int>]

  /// Makes them white; of delegations the type stays.
  func erase(in text: inout [UInt8]) {
    for range in heads.lazy.flatMap(\.annotations) { makeWhite(range, in: &text) }
    for range in delegationTails { makeWhite(range, in: &text) }
  }

  /// The `by b` of each delegation.
  fileprivate let delegationTails: [Range<Int>]
}

/// Finds the parts, and brings the text of a head into one line.
///
/// The grammar lets an annotation also stand before an expression, and takes any word for a name
/// there. Of `@A internal fun f() { }` it has two readings, one of them that of `a b f { }`, and picks
/// one by chance. So it does with `class A : B by c { }`, where `c { }` may be a call.
func takeParts(from text: inout [UInt8], by list: TokenList) -> TakenParts {
  let heads = takeHeads(from: &text, by: list)
  var delegations: [Range<Int>] = []
  var tails: [Range<Int>] = []
  for delegation in list.typeBodies().compactMap(\.delegation) {
    guard let by = list.wordBy(in: delegation) else { continue }
    let end = Int(list.tokens[delegation.upperBound - 1].end)
    delegations.append(Int(list.tokens[delegation.lowerBound].start)..<end)
    tails.append(Int(list.tokens[by].start)..<end)
  }
  return TakenParts(heads: heads, delegations: delegations, delegationTails: tails)
}

extension TokenList {
  fileprivate func wordBy(in delegation: Range<Int>) -> Int? {
    var position = delegation.lowerBound
    while position < delegation.upperBound {
      if word(at: position) == .by { return position }
      position = behind(position)
    }
    return nil
  }
}
