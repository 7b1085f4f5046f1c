import Testing

@testable import Rendering

struct SVGScanningTests {
  @Test func `Prologue, document type and comments are read over`() throws {
    let tokens = try scanSVG(
      "<?xml version=\"1.0\"?>\n<!DOCTYPE svg>\n<!-- a < b -->\n<svg><g id='x'/>t</svg>\n")
    #expect(
      tokens == [
        .open(name: "svg", attributes: [], isEmpty: false),
        .open(name: "g", attributes: [SVGAttribute(name: "id", value: "x")], isEmpty: true),
        .text("t"), .close(name: "svg"),
      ])
  }

  @Test func `References are resolved`() throws {
    let tokens = try scanSVG("<a b=\"&lt;&#45;&#x41;\">&amp;&quot;&apos;&gt;</a>")
    #expect(
      tokens == [
        .open(name: "a", attributes: [SVGAttribute(name: "b", value: "<-A")], isEmpty: false),
        .text("&\"'>"), .close(name: "a"),
      ])
  }

  @Test(
    arguments: [
      ("", "there is no root element"), ("<a>", "<a> is not closed"),
      ("<a></b>", "</b> closes another element"), ("<a/><b/>", "there are two root elements"),
      ("<a/>text", "there is text outside the root"), ("<a b/>", "b of <a> has no value"),
      ("<a b=c/>", "b of <a> is not quoted"), ("<a b=\"<\"/>", "b of <a> holds a <"),
      ("<a b=\"1\" b=\"2\"/>", "<a> has b twice"), ("<a>&foo;</a>", "&foo; is not known"),
      ("<a>&</a>", "& stands alone"), ("<a>&#1;</a>", "U+1 is not allowed"),
      ("<a>\u{1}</a>", "U+1 is not allowed"), ("<a>\u{FFFE}</a>", "U+fffe is not allowed"),
      ("<a b=\"1", "b of <a> has no end"), ("<!-- x", "a comment or prologue has no end"),
      ("<a b=\"1\"c=\"2\"/>", "<a has attributes without a blank between"), ("<a", "<a has no end"),
      ("<>", "a name is missing"), ("<a>&#xD800;</a>", "&#xD800; is not known"),
    ])
  func `What is ill-formed is told`(text: String, message: String) {
    #expect(throws: SVGFlaw(message: "line 1: \(message)")) { try scanSVG(text) }
  }

  @Test func `A flaw names its line`() {
    #expect(throws: SVGFlaw(message: "line 3: &x; is not known")) {
      try scanSVG("<a>\n<b/>\n<c>&x;</c></a>".replacing("<c>&x;", with: "<c>&x;"))
    }
  }
}
