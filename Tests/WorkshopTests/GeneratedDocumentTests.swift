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

  @Test("The table of rules is written between what stands around it")
  func ruleTable() throws {
    let text = "before\n\n| rule | it says |\n|---|---|\n| old | row |\n\nafter\n"
    let current = try replaceRuleTable(in: text)
    #expect(current.hasPrefix("before\n\n| rule | it says |\n|---|---|\n| [`"))
    #expect(current.contains("\n| [`captive-dependency`]"))
    #expect(current.hasSuffix(" |\n\nafter\n"))
    #expect(!current.contains("| old |"))
    let again = try replaceRuleTable(in: current)
    #expect(again == current)
    #expect(throws: WorkshopError.self) { try replaceRuleTable(in: "no table") }
  }
}
