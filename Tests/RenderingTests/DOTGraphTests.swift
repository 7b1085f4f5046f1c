import TestSupport
import Testing

@testable import Rendering

struct DOTGraphTests {
  private func rendered(_ text: String) -> String {
    var graph = DOTGraph()
    graph.nodes = [
      DOTGraph.Node(
        name: DOTGraph.Name(text),
        attributes: [
          .init("tooltip", text),
          .init("label", lines: [.init(text: text, size: 9, color: "#000000", isBold: false)]),
        ])
    ]
    return graph.render()
  }

  @Test func `A name is made of letters, digits and underscores`() {
    #expect(DOTGraph.Name("end\"; } </x> ü").text == "xend_______x___")
    #expect(DOTGraph.Name("").text == "x")
  }

  @Test func `Quotes and backslashes cannot end a string`() {
    #expect(rendered(#"a"b\N"#).contains(#"tooltip="a\"b\\N""#))
    #expect(rendered(#"a\"#).contains(#"tooltip="a\\""#))
  }

  @Test func `Tags and references in a label are text`() {
    let dot = rendered("</FONT>&foo;<b>")
    #expect(dot.contains(">&lt;/FONT&gt;&amp;foo;&lt;b&gt;</FONT>"))
  }

  @Test func `A reference in a string stays text`() {
    #expect(rendered("&foo; & &#1;").contains(#"tooltip="&amp;foo; &amp; &amp;#1;""#))
  }

  @Test func `Control characters, directions and non-characters become visible`() {
    let dot = rendered("a\u{1}b\u{9B}c\u{FFFE}d\u{202E}e")
    #expect(dot.contains("tooltip=\"a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\""))
  }

  @Test(arguments: hostileNames) func `A hostile name stays on its own line`(name: String) {
    let lines = rendered(name).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    #expect(lines.last == "" && lines[4] == "}")
  }

  @Test(
    arguments: [
      (0.0, "0"), (1, "1"), (-0.004, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (0.05, "0.05"),
      (1e20, "0"), (.nan, "0"), (1_234.567, "1234.57"),
    ])
  func `Numbers have at most two digits and no exponent`(number: Double, text: String) {
    #expect(decimal(number) == text)
  }
}
