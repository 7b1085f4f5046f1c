import Testing

@testable import Rendering

struct EmbeddableSVGTests {
  private func embedded(_ svg: String) -> String? {
    embeddableSVG(svg, idPrefix: "d0-", label: "A <label>")?.markup.written
  }

  @Test func idsAndReferencesGetThePrefixAndLinksDoNot() {
    let svg = """
      <svg><defs><marker id="m"/></defs><path marker-end="url(#m)" d="M0,0"/><use href="#m"/>\
      <a xlink:href="#c-1"><text id="t">x</text></a></svg>
      """
    #expect(
      embedded(svg) == """
        <svg role="group" aria-label="A &lt;label&gt;"><defs><marker id="d0-m"/></defs>\
        <path marker-end="url(#d0-m)" d="M0,0"/><use href="#d0-m"/>\
        <a xlink:href="#c-1"><text id="d0-t">x</text></a></svg>
        """)
  }

  @Test func theSizeIsLeftToThePage() {
    let svg = "<svg width=\"300pt\" height=\"90pt\" viewBox=\"0 0 300 90\"></svg>"
    #expect(
      embedded(svg) == """
        <svg role="group" aria-label="A &lt;label&gt;" \
        width="400" viewBox="0 0 300 90"></svg>
        """)
  }

  @Test func theNotesAtTheFootAreCutOff() {
    let svg = """
      <svg viewBox="0 0 300 90"><text>kept</text><g class="legend"><g class="notes" \
      data-height="15.5"><text>cut</text><g><path d="M0,0"/></g></g><text>too</text></g></svg>
      """
    #expect(
      embedded(svg) == """
        <svg role="group" aria-label="A &lt;label&gt;" \
        width="300" viewBox="0 0 300 74.5">\
        <text>kept</text><g class="legend"><text>too</text></g></svg>
        """)
  }

  @Test(arguments: ["90", "x", "-4", "inf"])
  func notesOfAnImpossibleHeightLeaveTheBox(_ height: String) {
    let svg = "<svg viewBox=\"0 0 9 90\"><g class=\"notes\" data-height=\"\(height)\"></g></svg>"
    #expect(embedded(svg)?.hasSuffix("viewBox=\"0 0 9 90\"></svg>") == true)
  }

  @Test(arguments: [
    "onload=\"x()\"", "style=\"background:url(http://e.example)\"",
    "fill=\"url(http://e.example)\"",
    "href=\"javascript:x()\"", "xlink:href=\"data:text/html,x\"", "href=\" #x\"", "xmlns=\"y\"",
    "ONLOAD=\"x()\"", "href=\"java\nscript:x()\"", "href=\"//e.example\"", "src=\"x\"",
  ])
  func otherAttributesAreDropped(_ attribute: String) {
    #expect(embedded("<svg><a \(attribute)>t</a></svg>")?.contains("<a>t</a>") == true)
  }

  @Test(arguments: [
    "", "text", "<svg>", "<svg><g></svg></g>", "<svg/><svg/>", "<g/>", "<svg></svg>x",
    "<svg><script>x()</script></svg>", "<svg><style>a{}</style></svg>",
    "<svg><foreignObject><p>x</p></foreignObject></svg>", "<svg><image href=\"#x\"/></svg>",
    "<svg><![CDATA[x]]></svg>",
    "<svg a></svg>", "<svg a=b></svg>", "<svg a=\"b></svg>",
    "<svg a='<script>'/>", "<svg x=\"1\" x=\"2\"/>", "</svg>", "<svg", "<svg></svg",
    "<svg></svg x=\"1\">",
    "<svg><animate attributeName=\"href\"/></svg>", "<svg><set/></svg>", "<SVG/>",
  ])
  func anythingElseIsRefused(_ svg: String) {
    #expect(embedded(svg) == nil)
  }

  @Test(arguments: [
    "<!DOCTYPE svg><svg/>", "<svg><!-- x --></svg>", "<?xml version=\"1.0\"?><svg/>",
  ])
  func prologueAndCommentsAreNotPassedOn(_ svg: String) {
    let markup = embedded(svg)
    #expect(markup?.hasPrefix("<svg role=\"group\"") == true)
    #expect(markup?.contains("!") == false)
  }

  @Test func textStaysEscaped() {
    #expect(
      embedded("<svg><text>a &lt; b &#45; c</text></svg>")?.contains(">a &lt; b - c<") == true)
  }

  @Test func aValueInSingleQuotesCannotEndOneInDoubleQuotes() {
    #expect(
      embedded("<svg><g class='a\" onload=\"x'/></svg>")?.contains(
        "class=\"a&quot; onload=&quot;x\"") == true)
  }
}
