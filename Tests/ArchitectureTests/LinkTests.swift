import TestSupport
import Testing

@Suite struct LinkTests {
  private static func documents() throws -> [String] {
    ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md", "samples/README.md"]
      + (try RepositoryFiles.paths(below: "Documentation").filter { $0.hasSuffix(".md") })
  }

  @Test("Every relative link leads to a file, and to a heading of it", arguments: try documents())
  func links(_ path: String) throws {
    for link in MarkdownDocument(try RepositoryFiles.text(path)).links where !link.isOutside {
      let parts = link.target.split(separator: "#", omittingEmptySubsequences: false)
      let file = parts[0].isEmpty ? path : resolved(String(parts[0]), from: path)
      guard RepositoryFiles.exists(file) else {
        Issue.record("\(path): nothing stands at \(link.target)")
        continue
      }
      guard parts.count > 1 else { continue }
      let anchors = MarkdownDocument(try RepositoryFiles.text(file)).anchors
      #expect(anchors.contains(String(parts[1])), "\(path): no heading for \(link.target)")
    }
  }

  @Test("Every picture has a text for those who cannot see it", arguments: try documents())
  func pictures(_ path: String) throws {
    for link in MarkdownDocument(try RepositoryFiles.text(path)).links where link.isPicture {
      let hasText = link.text.contains { !$0.isWhitespace }
      #expect(hasText, "\(path): \(link.target)")
    }
  }

  @Test("The documents are found, and README.md shows pictures")
  func known() throws {
    let documents = try Self.documents()
    #expect(documents.contains("Documentation/Rules.md"))
    let readme = MarkdownDocument(try RepositoryFiles.text("README.md"))
    let pictures = readme.links.filter(\.isPicture)
    #expect(!pictures.isEmpty)
  }

  @Test("Links, pictures and headings are read, and code is not")
  func reading() {
    let document = MarkdownDocument(
      """
      # A rule: `b-c`, two_words
      See [a](b.md#c), ![d](e.svg) and [`f`](https://g.example), not `[h](i)`.
      ```
      # no heading
      [j](k)
      ```
      ## Again
      ## Again
      [![l](m.svg)](n.md)
      """)
    #expect(
      document.links.map(\.target) == ["b.md#c", "e.svg", "https://g.example", "m.svg", "n.md"])
    #expect(document.links.map(\.isPicture) == [false, true, false, true, false])
    #expect(document.links.map(\.isOutside) == [false, false, true, false, false])
    #expect(document.anchors == ["a-rule-b-c-two_words", "again", "again-1"])
    #expect(resolved("../c.md", from: "a/b/d.md") == "a/c.md")
  }
}

/// A path as seen from the folder of a document.
private func resolved(_ target: String, from document: String) -> String {
  var parts = document.split(separator: "/").dropLast().map(String.init)
  for part in target.split(separator: "/") {
    if part == ".." {
      parts = Array(parts.dropLast())
    } else if part != "." {
      parts.append("\(part)")
    }
  }
  return parts.joined(separator: "/")
}
