import Rendering
import Testing

@Suite("A page of Markdown at a terminal")
struct TerminalPageTests {
  private let page = """
    ## some-rule

    **It says so**

    A line that is longer than the page is wide, and speaks of `[weak self]` and an `object`.

    - `strong`: a clause that goes on over the end of the line
    - [`other-rule`](#other-rule) speaks where it is another one

    ### Flagged: An example

    ````swift
    let text = "a line of code that is longer than the page is wide, and has ``` in it"

      // ^^^^ **no** [`link`](here)
    ````

    lifegraph says nothing.

    """

  @Test("Prose is wrapped, code is not, and links are words")
  func plain() {
    #expect(
      terminalPage(ofMarkdown: page, width: 40, style: .plain) == """
        some-rule

        It says so

        A line that is longer than the page is
        wide, and speaks of `[weak self]` and an
        `object`.

        - `strong`: a clause that goes on over
          the end of the line
        - other-rule speaks where it is another
          one

        Flagged: An example

            let text = "a line of code that is longer than the page is wide, and has ``` in it"

              // ^^^^ **no** [`link`](here)

        lifegraph says nothing.

        """)
  }

  @Test("Only headings are set off, and nothing in a page steers the terminal")
  func coloured() {
    let text = terminalPage(
      ofMarkdown: "## a\n\n**b**\n\nc \u{1B}[31m\n", width: 40, style: .coloured)
    #expect(text == "\u{1B}[1ma\u{1B}[0m\n\n\u{1B}[1mb\u{1B}[0m\n\nc [31m\n")
  }

  @Test("A word that is wider than the page stands alone")
  func wide() {
    let text = terminalPage(ofMarkdown: "a abcdefghijkl b\n", width: 6, style: .plain)
    #expect(text == "a\nabcdefghijkl\nb\n")
  }
}
