/// Scalars that no output may pass on unchanged: they drive terminals, reorder what people read,
/// or are illegal in XML.
enum DeceptiveScalar {
  /// C0, delete and C1, also tab and line feed.
  case control
  /// Reorders the text around it: the embeddings, overrides, isolates and marks of bidirectional
  /// text.
  case direction
  /// Never a character: U+FFFE, U+FFFF and their like in other planes.
  case nonCharacter

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: self = .control
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: self = .direction
    case 0xFDD0...0xFDEF: self = .nonCharacter
    case let value where value & 0xFFFE == 0xFFFE: self = .nonCharacter
    default: return nil
    }
  }

  /// `scalar` as people can see it: `\u{202E}`.
  static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
