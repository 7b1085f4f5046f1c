import Testing

@testable import Rendering

struct MarkdownTextTests {
  @Test(arguments: [
    ("a|b", "a&#124;b"), ("**bold** _it_ ~no~", "\\*\\*bold\\*\\* \\_it\\_ \\~no\\~"),
    ("[x](javascript:y)", "\\[x\\](javascript:y)"),
    ("![x](https://e.example)", "!\\[x\\](https&#58;//e.example)"),
    ("<img src=x>", "&lt;img src=x&gt;"), ("&copy;", "&amp;copy;"),
    ("@octocat #12", "@&#8203;octocat #&#8203;12"), ("www.e.example", "www&#46;e.example"),
    ("one\ntwo\r\nthree", "one two three"), ("`code`", "\\`code\\`"), ("\\", "\\\\"),
    ("$x$", "\\$x\\$"), ("- item", "\\- item"), ("+ item", "\\+ item"), ("===", "\\==="),
    ("12. item", "12\\. item"), ("1) item", "1\\) item"), ("1.5", "1\\.5"),
    ("12 apples", "12 apples"),
    ("     indented", " indented"), ("", ""), ("a\u{202E}b", "a\\\\u{202E}b"), ("a\u{1B}b", "ab"),
  ])
  func aValueIsTextAndNothingElse(_ raw: String, _ safe: String) {
    #expect(MarkdownText(escaping: raw).written == safe)
  }

  @Test(arguments: [
    ("App/A_b.swift", "`App/A_b.swift`"), ("a`b", "<code>a\\`b</code>"),
    ("a|b", "<code>a&#124;b</code>"), ("a\nb", "<code>a b</code>"), ("a\\", "<code>a\\\\</code>"),
    (" a", "<code> a</code>"), ("", "<code></code>"), ("</code><b>", "`</code><b>`"),
  ])
  func codeHoldsAnyName(_ name: String, _ code: String) {
    #expect(MarkdownText.code(name).written == code)
  }

  @Test func proseKeepsItsCode() {
    #expect(
      MarkdownText.prose("`a_b` is *not* `c|d`").written
        == "`a_b` is \\*not\\* <code>c&#124;d</code>")
    #expect(MarkdownText.prose("one ` only").written == "one \\` only")
  }

  @Test func boldTextIsBoldWhateverItBeginsWith() {
    #expect(MarkdownText.strong(" a *b* \n").written == "**a \\*b\\***")
    #expect(MarkdownText.strong(" \n").written == "(empty)")
  }
}
