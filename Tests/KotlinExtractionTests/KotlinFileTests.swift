import KotlinExtraction
import Model
import Testing

@Suite struct KotlinFileTests {
  @Test("An empty file is understood whole")
  func empty() {
    let facts = extractKotlin(SourceText(path: "A.kt", text: ""))
    #expect(facts.byteCount == 0 && facts.understoodByteCount == 0 && facts.problems.isEmpty)
  }
}
