import Model

/// The bytes EF BB BF, which some editors put in front of UTF-8.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Why bytes are no text.
struct DecodingFailure: Error {
  let problem: Problem
}

/// The bytes as UTF-8 without a byte order mark.
func decodeText(_ bytes: [UInt8], path: String) -> Result<[UInt8], DecodingFailure> {
  if bytes.starts(with: [0xFF, 0xFE]) {
    return decodeUTF16(bytes, path: path) { UInt16($1) << 8 | UInt16($0) }
  }
  if bytes.starts(with: [0xFE, 0xFF]) {
    return decodeUTF16(bytes, path: path) { UInt16($0) << 8 | UInt16($1) }
  }
  let text = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
  guard let offset = firstInvalidOffset(in: text) else { return .success(text) }
  let location = Places(file: path, bytes: text).location(from: offset, to: offset + 1)
  let hex = String(text[offset], radix: 16, uppercase: true)
  let digits = hex.count == 1 ? "0" + hex : hex
  return .failure(
    DecodingFailure(
      problem: Problem(
        .error, "the byte 0x\(digits) is no valid UTF-8", advice: "save the file as UTF-8",
        at: location)))
}

private func decodeUTF16(
  _ bytes: [UInt8], path: String, unit: (UInt8, UInt8) -> UInt16
) -> Result<[UInt8], DecodingFailure> {
  let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
  if bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) {
    return .success(Array(text.utf8))
  }
  return .failure(
    DecodingFailure(
      problem: Problem(
        .error, "the file begins as UTF-16 and is not valid UTF-16",
        advice: "save the file as UTF-8", at: .start(of: path))))
}

private func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
  var offset = 0
  while offset < bytes.count {
    if bytes[offset] < 0x80 {
      offset += 1
      continue
    }
    guard let scalar = decodeScalar(in: bytes, at: offset) else { return offset }
    offset += scalar.length
  }
  return nil
}

/// The character that begins at the offset; `nil` when the bytes there are not valid UTF-8.
func decodeScalar(in bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int)? {
  let first = bytes[offset]
  let length: Int
  let smallest: UInt32
  switch first {
  case 0..<0x80: return (UInt32(first), 1)
  case 0xC2...0xDF: (length, smallest) = (2, 0x80)
  case 0xE0...0xEF: (length, smallest) = (3, 0x800)
  case 0xF0...0xF4: (length, smallest) = (4, 0x10000)
  default: return nil
  }
  guard offset + length <= bytes.count else { return nil }
  var value = UInt32(first) & (0x7F >> UInt32(length))
  for next in bytes[(offset + 1)..<(offset + length)] {
    guard next & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(next & 0x3F)
  }
  let isSurrogate = (0xD800...0xDFFF).contains(value)
  return value >= smallest && value <= 0x10FFFF && !isSurrogate ? (value, length) : nil
}
