/// 16 hexadecimal digits over the UTF-8 of a text, by FNV-1a with 64 bits: the same on every machine
/// and in every version. Not for secrets.
package func stableHash(_ text: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
