import Testing
import Workshop

@Suite struct GeneratedDocumentTests {
  @Test("A document is the same text each time", arguments: GeneratedDocument.all.map(\.path))
  func same(_ path: String) async throws {
    let document = try #require(GeneratedDocument.all.first { $0.path == path })
    let first = await document.text()
    let second = await document.text()
    #expect(first == second)
    #expect(first.hasSuffix("\n"))
  }
}
