/// The words of a camel-case or snake-case name, in lower case. Letters that are not ASCII have no
/// case here.
func camelWords(_ name: String) -> [String] {
  var name = name
  return name.withUTF8 { bytes in
    var words: [String] = []
    var start = 0
    var previousIsUpper = false
    func endWord(at end: Int) {
      if start < end { words.append(lowercaseWord(bytes[start..<end])) }
      start = end
    }
    for (position, byte) in bytes.enumerated() {
      guard isLetterOrDigit(byte) else {
        endWord(at: position)
        start = position + 1
        previousIsUpper = false
        continue
      }
      let isUpper = isUppercase(byte)
      let nextIsLower = position + 1 < bytes.count && isLowercase(bytes[position + 1])
      if isUpper && (!previousIsUpper || nextIsLower) { endWord(at: position) }
      previousIsUpper = isUpper
    }
    endWord(at: bytes.count)
    return words
  }
}

private func lowercaseWord(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
  String(unsafeUninitializedCapacity: bytes.count) { word in
    for (position, byte) in bytes.enumerated() {
      word[position] = isUppercase(byte) ? byte | 0x20 : byte
    }
    return bytes.count
  }
}

/// True for a name that begins with a capital letter, as those of types do.
func isCapitalized(_ name: String) -> Bool {
  guard let first = name.utf8.first else { return false }
  return first < 0x80 ? isUppercase(first) : name.first?.isUppercase == true
}

/// True for a name that begins with a small letter, as those of functions do.
func isUncapitalized(_ name: String) -> Bool {
  guard let first = name.utf8.first else { return false }
  return first < 0x80 ? isLowercase(first) : name.first?.isLowercase == true
}

/// The letters of a text in lower case, as UTF-8; digits, spaces and signs are left out.
func lowercaseLetters(_ text: String) -> [UInt8] {
  var letters: [UInt8] = []
  letters.reserveCapacity(text.utf8.count)
  for byte in text.utf8 where isLowercase(byte) || isUppercase(byte) {
    letters.append(isUppercase(byte) ? byte | 0x20 : byte)
  }
  return letters
}

private func isUppercase(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

private func isLowercase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A || byte >= 0x80 }

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  isLowercase(byte) || isUppercase(byte) || byte >= 0x30 && byte <= 0x39
}
