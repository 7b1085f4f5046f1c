import Model
import Testing

@Suite struct MutatedManifestTests {
  @Test("Manifests with random damage are read without a crash, with places inside the file")
  func mutated() {
    var random = Xorshift(state: 0x5EED)
    let seeds = [Array(fullManifest.utf8), Array(smallManifest.utf8), Array(smallJSON.utf8)]
    var wrong: [String] = []
    for round in 0..<3_000 {
      var bytes = seeds[round % 8 == 0 ? 0 : 1 + round % 2]
      for _ in 0...(random.next() % 4) { damage(&bytes, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      let path = round.isMultiple(of: 3) ? "a.json" : "a.yml"
      let result = read(text, path: path)
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      let areInside = result.problems.allSatisfy { problem in
        problem.location?.file == path && (1...lines).contains(problem.location?.line ?? 0)
      }
      if !areInside || (result.facts == nil && result.problems.isEmpty) { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout Xorshift) {
    guard !bytes.isEmpty else { return }
    let position = Int(random.next() % UInt64(bytes.count))
    let other = Int(random.next() % UInt64(bytes.count))
    switch random.next() % 6 {
    case 0: bytes.remove(at: position)
    case 1: bytes.insert(hostile[Int(random.next() % UInt64(hostile.count))], at: position)
    case 2: bytes[position] = UInt8(truncatingIfNeeded: random.next())
    case 3:
      bytes.removeSubrange(
        min(position, other)..<min(max(position, other), min(position, other) + 20))
    case 4:
      bytes.insert(
        contentsOf: bytes[min(position, other)..<max(position, other)].prefix(40), at: position)
    default: bytes.swapAt(position, other)
    }
  }
}

private let hostile = Array("[]{}:,-?&*!|>'\"%@`#\t\n\r \\~<\0".utf8)

private let smallManifest = """
  lifegraph: 1
  scopes: { room: { within: app } }
  components:
    A: &a { scope: room, owns: [B, C] }
    B: { <<: *a, state: { x: Größe, y: { mutable: true } } }

  """

private let smallJSON = """
  { "lifegraph": 1, "complete": true, "components": {
    "A": { "scope": "app", "owns": ["B", { "component": "C\\ud83d\\ude00" }] },
    "B": { "state": { "x": null, "y": { "mutable": false } } } } }
  """

/// Small and the same on every machine.
private struct Xorshift {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
