import Model

/// The input with characters that YAML and JSON refuse replaced by harmless ones of the same
/// length, so that places stay true and the rest can be read; `nil` when it is no text at all.
func checkCharacters(
  of input: Input, isJSON: Bool, refusing isRefused: (UInt32) -> Bool
) -> (input: Input?, problems: [Problem]) {
  var bytes = input.bytes
  var problems: [Problem] = []
  let places = Places(file: input.file, bytes: bytes)
  var offset = 0
  while offset < bytes.count {
    if (0x20..<0x7F).contains(bytes[offset]) {
      offset += 1
      continue
    }
    // Valid by construction: the bytes come from a String or have been decoded.
    guard let (value, length) = decodeScalar(in: bytes, at: offset) else { break }
    let isReplacement = isRefused(value)
    if isReplacement || isControl(value) {
      let location = places.location(from: offset, to: offset + length)
      problems.append(isReplacement ? notUTF8(location) : control(value, location))
      if problems.count > ReadingLimits.controlCharacters {
        problems.append(
          Problem(
            .error, "the file is no text: it is full of such characters",
            advice: "check that this is the file that was meant", at: .start(of: input.file)))
        return (nil, problems.sorted())
      }
      bytes.replaceSubrange(offset..<(offset + length), with: harmless(length))
    }
    offset += length
  }
  if !isJSON, let problem = tooManyDirectives(bytes, places) { return (nil, problems + [problem]) }
  return (Input(file: input.file, bytes: bytes), problems)
}

private func isControl(_ value: UInt32) -> Bool {
  switch value {
  case 0x09, 0x0A, 0x0D, 0x85: false
  case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: true
  default: false
  }
}

private func harmless(_ length: Int) -> [UInt8] {
  switch length {
  case 1: [0x5F]
  case 2: [0xC2, 0xB7]
  default: [0xE2, 0x80, 0xA2]
  }
}

private func control(_ value: UInt32, _ location: Location) -> Problem {
  let hex = String(value, radix: 16, uppercase: true)
  let code = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  return Problem(
    .error, "the control character U+\(code) stands in the text",
    advice: "remove it, or write it as an escape in a double-quoted text", at: location)
}

private func notUTF8(_ location: Location) -> Problem {
  Problem(
    .error, "U+FFFD stands here: the file was not valid UTF-8", advice: "save the file as UTF-8",
    at: location)
}

private func tooManyDirectives(_ bytes: [UInt8], _ places: Places) -> Problem? {
  var count = 0
  for start in places.lineStarts where start < bytes.count && bytes[start] == UInt8(ascii: "%") {
    count += 1
    if count > ReadingLimits.directives {
      return Problem(
        .error, "more than \(ReadingLimits.directives) lines begin with `%`",
        advice: "remove the directives: none of them is needed",
        at: places.location(from: start, to: start + 1))
    }
  }
  return nil
}
