/// Random numbers that are small and the same on every machine.
struct Xorshift {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }
}
