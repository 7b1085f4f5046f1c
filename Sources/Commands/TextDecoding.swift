/// What the bytes of a file are.
enum DecodedText: Equatable {
  /// `note` says what had to be repaired.
  case text(String, note: String?)
  /// No text; why.
  case binary(String)
}

/// Text from UTF-8, or from UTF-16 with a byte-order mark; the mark is dropped. Cannot fail: what is
/// invalid is replaced by U+FFFD.
func decodeText(_ bytes: [UInt8]) -> DecodedText {
  if bytes.starts(with: [0xFE, 0xFF]) {
    return decodeUTF16(pairs(bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) })
  }
  if bytes.starts(with: [0xFF, 0xFE]) {
    return decodeUTF16(pairs(bytes.dropFirst(2)) { UInt16($1) << 8 | UInt16($0) })
  }
  let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  if content.contains(0) { return .binary(zeroByte) }
  if let text = String(validating: content, as: UTF8.self) { return .text(text, note: nil) }
  let repaired = String(decoding: content, as: UTF8.self)
  return .text(repaired, note: "it is not valid UTF-8; what is invalid was replaced")
}

private let zeroByte = "it is binary: it holds a zero byte"

private func decodeUTF16(_ units: [UInt16]) -> DecodedText {
  if units.contains(0) { return .binary(zeroByte) }
  if let text = String(validating: units, as: UTF16.self) { return .text(text, note: nil) }
  let repaired = String(decoding: units, as: UTF16.self)
  return .text(repaired, note: "it is not valid UTF-16; what is invalid was replaced")
}

/// Pairs of bytes; a single one at the end becomes a lone surrogate, so that it counts as invalid.
private func pairs(_ bytes: ArraySlice<UInt8>, _ unit: (UInt8, UInt8) -> UInt16) -> [UInt16] {
  var units: [UInt16] = []
  units.reserveCapacity(bytes.count / 2 + 1)
  var position = bytes.startIndex
  while position + 1 < bytes.endIndex {
    units.append(unit(bytes[position], bytes[position + 1]))
    position += 2
  }
  if position < bytes.endIndex { units.append(0xDC00) }
  return units
}
