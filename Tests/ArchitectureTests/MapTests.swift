import TestSupport
import Testing

@Suite struct MapTests {
  @Test("ARCHITECTURE.md has a heading for every target and no other")
  func headings() throws {
    let targets = try PackageTarget.all()
    let rooms = Set(targets.map(\.name))
    // The tests of a room stand under the room's heading.
    let expected = rooms.filter { name in
      !name.hasSuffix("Tests") || !rooms.contains(String(name.dropLast("Tests".count)))
    }
    let headings = try RepositoryFiles.text("ARCHITECTURE.md").split(separator: "\n")
      .filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
    #expect(headings.sorted() == expected.sorted())
  }
}
