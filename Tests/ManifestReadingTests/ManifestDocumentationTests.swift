import Foundation
import ManifestReading
import Testing

@Suite struct ManifestDocumentationTests {
  @Test("The published JSON Schema is the one that the reader's table gives")
  func schema() throws {
    try expectCurrent("manifest.schema.json", manifestSchema())
  }

  @Test("The published page about the manifest is the one that the reader's table gives")
  func page() throws {
    try expectCurrent("Manifest.md", manifestDocumentation())
  }

  @Test("The example of the page has no mistake")
  func example() {
    #expect(said(about: manifestExample, path: "lifegraph.yml") == "")
    #expect(manifestDocumentation().contains(manifestExample))
  }

  @Test("The schema is JSON, and says which keys there are")
  func schemaKeys() throws {
    let object = try JSONSerialization.jsonObject(with: Data(manifestSchema().utf8))
    let schema = try #require(object as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(
      properties.keys.sorted() == [
        "$schema", "complete", "components", "lifegraph", "module", "name", "scopes",
      ])
    #expect(schema["required"] as? [String] == ["lifegraph"])
  }
}

/// Compares a generated file with what is checked in; `UPDATE_GENERATED=1` writes it instead.
private func expectCurrent(_ name: String, _ text: String) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation").appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["UPDATE_GENERATED"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  let published = try String(contentsOf: file, encoding: .utf8)
  #expect(
    published == text, "Documentation/\(name) is stale: run the tests with UPDATE_GENERATED=1")
}
