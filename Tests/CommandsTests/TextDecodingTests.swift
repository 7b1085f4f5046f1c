import Testing

@testable import Commands

@Suite("Decoding")
struct TextDecodingTests {
  @Test("Plain UTF-8 stays as it is, with its line ends")
  func plain() {
    #expect(
      decodeText(Array("let é = 1\r\nlet b\r".utf8)) == .text("let é = 1\r\nlet b\r", note: nil))
    #expect(decodeText([]) == .text("", note: nil))
  }

  @Test("Byte-order marks are dropped")
  func marks() {
    #expect(decodeText([0xEF, 0xBB, 0xBF, 0x61]) == .text("a", note: nil))
    #expect(decodeText([0xEF, 0xBB, 0xBF]) == .text("", note: nil))
    #expect(decodeText([0xFF, 0xFE, 0x61, 0x00, 0xE9, 0x00]) == .text("aé", note: nil))
    #expect(decodeText([0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D, 0xDE, 0x00]) == .text("a😀", note: nil))
  }

  @Test("Invalid bytes are replaced, and that is said")
  func repaired() {
    #expect(
      decodeText([0x61, 0xE9, 0x62])
        == .text("a\u{FFFD}b", note: "it is not valid UTF-8; what is invalid was replaced"))
    #expect(
      decodeText([0xFF, 0xFE, 0x61, 0x00, 0x3D, 0xD8])
        == .text("a\u{FFFD}", note: "it is not valid UTF-16; what is invalid was replaced"))
    #expect(
      decodeText([0xFF, 0xFE, 0x61, 0x00, 0x62])
        == .text("a\u{FFFD}", note: "it is not valid UTF-16; what is invalid was replaced"))
  }

  @Test("A zero byte makes a file binary")
  func binary() {
    let binary = DecodedText.binary("it is binary: it holds a zero byte")
    #expect(decodeText([0x61, 0x00]) == binary)
    #expect(decodeText([0xFF, 0xFE, 0x00, 0x00]) == binary)
  }
}
