import Foundation
import Testing

@testable import Rendering

struct EscapedTextTests {
  @Test func interpolatedStringsAreEscapedAndLiteralsAreNot() {
    let name = "<b>\"&'"
    let text: HTMLText = "<i title=\"\(name)\">\(name)</i>\(3)"
    #expect(
      text.written
        == "<i title=\"&lt;b&gt;&quot;&amp;&#39;\">&lt;b&gt;&quot;&amp;&#39;</i>3")
  }

  @Test func textOfTheSameSinkIsNotEscapedAgain() {
    let inner: HTMLText = "<b>\("&")</b>"
    let outer: HTMLText = "<p>\(inner)</p>"
    #expect(outer.written == "<p><b>&amp;</b></p>")
    #expect([inner, inner].joined(", ").written == "<b>&amp;</b>, <b>&amp;</b>")
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\u{0}b\u{9F}", "a\u{FFFD}b\u{FFFD}"),
    ("a\u{202E}b", "a\\u{202E}b"), ("a\r\nb", "a\n\nb"), ("\u{FFFE}\u{1FFFF}", "\u{FFFD}\u{FFFD}"),
    ("😀é\u{200D}", "😀é\u{200D}"), ("", ""),
  ])
  func htmlShowsWhatWouldDeceive(_ raw: String, _ safe: String) {
    #expect(HTMLText(escaping: raw).written == safe)
  }

  @Test(arguments: [
    ("<a b='c' d=\"e\">&", "&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;"),
    ("a\tb\nc\rd", "a&#9;b&#10;c&#13;d"), ("\u{B}\u{7F}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{2066}x", "\\u{2066}x"), ("plain", "plain"),
  ])
  func xmlHoldsOnlyLegalCharacters(_ raw: String, _ safe: String) {
    #expect(XMLText(escaping: raw).written == safe)
  }

  @Test(arguments: [
    ("a\u{1B}[31mb\u{7}", "a[31mb"), ("a\u{9B}31mb", "a31mb"), ("one\ntwo\tthree", "one two three"),
    ("a\u{202E}b\u{2069}", "a\\u{202E}b\\u{2069}"), ("<b>&", "<b>&"), ("\u{2028}", " "),
  ])
  func terminalsGetNoControlSequence(_ raw: String, _ safe: String) {
    #expect(TerminalText(escaping: raw).written == safe)
  }

  @Test func onlyNamedFilesTakeMarkupThatIsNoLiteral() throws {
    let allowed: Set<String> = [
      "EscapedText.swift", "MarkdownText.swift", "Drawings/MermaidText.swift", "PageSlot.swift",
      "HTMLPage.swift",
      "EmbeddableSVG.swift", "HTMLData.swift", "PageParts.swift",
    ]
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Rendering")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    #expect(files.count > 30)
    for file in files where !allowed.contains(file) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(!text.contains("ownMarkup:"), "\(file)")
    }
  }
}
