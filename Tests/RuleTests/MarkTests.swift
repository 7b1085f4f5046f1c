import Model
import TestSupport
import Testing

@Suite struct MarkTests {
  @Test("Carets name the columns of the line above, in bytes")
  func columns() {
    let text = """
      let ä = Ä.shared
             // ^^^^^^^^ ä reaches Ä
      """
    #expect(
      marks(in: SourceText(path: "A.swift", text: text)).map(\.description)
        == ["A.swift:1:11-19: ä reaches Ä"])
  }

  @Test("Marks stack under the line that they are about")
  func stack() {
    let text = """
      let first = 0
      let a = B.shared, c = D.shared
      //  ^ one
         //             ^ two
      let last = 0
      """
    #expect(
      marks(in: SourceText(path: "A.swift", text: text)).map(\.description)
        == ["A.swift:2:5-6: one", "A.swift:2:19-20: two"])
  }

  @Test("YAML marks begin with a number sign, and reach column 1 with '<'")
  func yaml() {
    let text = """
      scopes: {}
      #<^^^^ three
      """
    #expect(
      marks(in: SourceText(path: "lifegraph.yml", text: text)).map(\.description)
        == ["lifegraph.yml:1:1-7: three"])
  }

  @Test("A comment without carets is no mark")
  func comment() {
    #expect(marks(in: SourceText(path: "A.swift", text: "let a = 0\n// a ^ b\n//^b\n")).isEmpty)
  }
}
