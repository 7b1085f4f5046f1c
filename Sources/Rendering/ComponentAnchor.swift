package import Model

/// The fragment under which a component stands on the page and in drawings: letters, digits and
/// a hyphen only, whatever the name holds.
package func componentAnchor(_ id: ComponentID) -> String { "c-" + stableHash(id.text) }

/// FNV-1a 64 over the UTF-8 of `text`, as 16 hexadecimal digits; the same on every machine.
func stableHash(_ text: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 {
    hash ^= UInt64(byte)
    hash &*= 0x0000_0100_0000_01b3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
