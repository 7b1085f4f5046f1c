/// Finds the word that differs from another by one typing mistake: a letter too many, too few, wrong
/// or swapped with its neighbour, or another case. Looking up costs the length of the word, however
/// many words there are: words that are one mistake apart are equal once a letter is left out.
struct TypingMistakes {
  private let words: [String]
  private var positionsByHash: [UInt64: [Int32]] = [:]
  /// Shorter names are one mistake apart by chance.
  private static let shortest = 5
  /// Longer names are not looked at, since each costs the square of its length.
  private static let longest = 100
  /// Of more words that are alike none is more likely meant than another.
  private static let mostAlike = 16

  init(among words: [String]) {
    self.words = words
    for (position, word) in words.enumerated() {
      for hash in Set(hashes(of: Array(word.lowercased().utf8))) {
        let found = positionsByHash[hash, default: []].count
        if found < Self.mostAlike { positionsByHash[hash, default: []].append(Int32(position)) }
      }
    }
  }

  /// The first declared word that this one was probably meant to be.
  func word(meantBy typed: String) -> String? {
    let bytes = Array(typed.lowercased().utf8)
    var candidates: Set<Int32> = []
    for hash in hashes(of: bytes) { candidates.formUnion(positionsByHash[hash] ?? []) }
    return candidates.sorted().lazy.map { words[Int($0)] }.first { candidate in
      isOneMistake(bytes, Array(candidate.lowercased().utf8))
    }
  }

  /// Hashes of the word and of the word without each of its letters.
  private func hashes(of word: [UInt8]) -> [UInt64] {
    guard (Self.shortest...Self.longest).contains(word.count) else { return [] }
    return (-1..<word.count).map { left in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for (position, byte) in word.enumerated() where position != left {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      return hash
    }
  }
}

private func isOneMistake(_ first: [UInt8], _ second: [UInt8]) -> Bool {
  if first == second { return true }
  let (short, long) = first.count <= second.count ? (first, second) : (second, first)
  let start = zip(short, long).prefix { $0 == $1 }.count
  if long.count == short.count + 1 {
    // `Service1` and `Service12` are counted, not mistyped.
    let isDigit = (0x30...0x39).contains(long[start])
    return !isDigit && short[start...].elementsEqual(long[(start + 1)...])
  }
  guard long.count == short.count else { return false }
  let rest = start + 1
  // `CacheA` and `CacheB`, `Step1` and `Step2` are series.
  let isSeries = rest == long.count || (0x30...0x39).contains(long[start])
  if short[rest...].elementsEqual(long[rest...]) { return !isSeries }
  return rest < long.count && short[start] == long[rest] && short[rest] == long[start]
    && short[(rest + 1)...].elementsEqual(long[(rest + 1)...])
}
