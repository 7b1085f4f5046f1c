/// The SHA-256 of `text` in base64, as a Content-Security-Policy names an inline script that it
/// allows. The algorithm is that of FIPS 180-4.
func scriptHash(_ text: String) -> String {
  base64(sha256(Array(text.utf8)))
}

/// The 32 bytes of the digest.
func sha256(_ message: [UInt8]) -> [UInt8] {
  var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  let padded = padded(message)
  for start in stride(from: 0, to: padded.count, by: 64) {
    mix(schedule(padded[start..<start + 64]), into: &state)
  }
  return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
}

/// A single bit, zeros up to a whole block, and the length in bits.
private func padded(_ message: [UInt8]) -> [UInt8] {
  var padded = message + [0x80]
  padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
  let length = UInt64(message.count) * 8
  return padded + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
}

private func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
  let bytes = Array(block)
  var words = (0..<16).map { place in
    (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[place * 4 + $1]) }
  }
  for place in 16..<64 {
    let early = words[place - 15]
    let late = words[place - 2]
    words.append(
      words[place - 16] &+ (turned(early, 7) ^ turned(early, 18) ^ early >> 3)
        &+ words[place - 7] &+ (turned(late, 17) ^ turned(late, 19) ^ late >> 10))
  }
  return words
}

private func mix(_ words: [UInt32], into state: inout [UInt32]) {
  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  var (e, f, g, h) = (state[4], state[5], state[6], state[7])
  for round in 0..<64 {
    let choice = (e & f) ^ (~e & g)
    let first =
      h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[round]
      &+ words[round]
    let majority = (a & b) ^ (a & c) ^ (b & c)
    let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
    (h, g, f, e) = (g, f, e, d &+ first)
    (d, c, b, a) = (c, b, a, first &+ second)
  }
  for (place, value) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= value }
}

private func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let constants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]

private func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[start + $1]) : 0) }
    for place in 0..<4 {
      text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : "=")
    }
  }
  return text
}
