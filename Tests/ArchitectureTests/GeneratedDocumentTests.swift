import TestSupport
import Testing
import Workshop

@Suite struct GeneratedDocumentTests {
  @Test("Generated documents are current", arguments: GeneratedDocument.all.map(\.path))
  func current(_ path: String) async throws {
    let document = try #require(GeneratedDocument.all.first { $0.path == path })
    let text = await document.text()
    let isCurrent = RepositoryFiles.exists(path) ? try RepositoryFiles.text(path) == text : false
    #expect(isCurrent, "\(path) is out of date; run: make generate")
  }

  @Test("The list is sorted and names each document once")
  func list() {
    let paths = GeneratedDocument.all.map(\.path)
    #expect(paths == Set(paths).sorted())
  }
}
