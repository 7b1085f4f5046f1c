/// The word that someone who typed `word` most likely meant; `nil` when none is near.
package func nearestWord(to word: String, among words: [String]) -> String? {
  let typed = Array(word.lowercased())
  let limit = max(1, typed.count / 3)
  var best: (word: String, distance: Int)?
  for candidate in words.sorted() {
    let distance = editDistance(typed, Array(candidate.lowercased()))
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

/// Insertions, deletions, replacements and swaps of neighbours between two words.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  // Longer words are no typing mistakes; the bound keeps hostile words cheap.
  guard first.count <= 100, second.count <= 100 else { return .max }
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for (row, character) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var cost = min(previous[column + 1] + 1, current[column] + 1)
      cost = min(cost, previous[column] + (character == other ? 0 : 1))
      if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[second.count]
}
