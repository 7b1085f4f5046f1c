import Foundation
import IndexReading
import Model
import Testing

@Suite("Index stores")
struct IndexReadingTests {
  private let project = """
    //- Sources/App/Store.swift
    final class Store {
      static let shared = Store()
      var count = 0
    }
    //- Sources/App/Use.swift
    func use() { Store.shared.count = [1].count }
    """

  @Test("A name is known by its place, what it does and what it means")
  func occurrences() throws {
    let built = try BuiltSources(project)
    let index = try built.index()
    let file = try #require(index.files.first { $0.path == "Sources/App/Use.swift" })
    #expect(!file.isStale)
    let lines = file.occurrences.map { occurrence in
      let symbol = index.symbols[Int(occurrence.symbol)]
      return
        "\(occurrence.line):\(occurrence.column) \(occurrence.role) \(symbol.kind) \(symbol.name)"
    }
    #expect(
      lines == [
        "1:6 definition function use()", "1:14 mention type Store", "1:20 write property shared",
        "1:27 write property count", "1:39 read property count",
      ])
    let counts = index.symbols.filter { $0.name == "count" }.map(\.identity)
    #expect(Set(counts).count == 2)
  }

  @Test("A file that was changed after it was built is stale, and the others are not")
  func stale() async throws {
    let built = try BuiltSources(project)
    try built.touch("App/Sources/App/Use.swift")
    let index = try built.index()
    #expect(index.files.filter(\.isStale).map(\.path) == ["Sources/App/Use.swift"])
    let coverage = try await built.report(byIndex: true).coverage.index
    #expect(coverage == IndexCoverage(files: 1, stale: ["Sources/App/Use.swift"], unknownFiles: 0))
    let accesses = try await built.accesses(byIndex: true)
    #expect(accesses == ["App/use() reaches App/Store.shared"])
  }

  @Test("A unit that is damaged is left out and counted; the others are read")
  func damaged() async throws {
    let built = try BuiltSources(project)
    let units = built.folder.appendingPathComponent("store/v5/units")
    let names = try FileManager.default.contentsOfDirectory(atPath: units.path)
    let unit = try #require(names.first { $0.hasPrefix("Use") })
    for damage in [Data(), Data("nonsense".utf8), Data(repeating: 0xFF, count: 4096)] {
      try damage.write(to: units.appendingPathComponent(unit))
      let accesses = try await built.accesses(byIndex: true)
      #expect(accesses == ["App/use() reaches App/Store.shared"])
    }
  }

  @Test("A record that is cut off harms nothing")
  func cutOff() async throws {
    let built = try BuiltSources(project)
    let records = built.folder.appendingPathComponent("store/v5/records")
    let all = try FileManager.default.subpathsOfDirectory(atPath: records.path)
    let record = try #require(all.first { $0.contains("Use.swift") })
    let file = records.appendingPathComponent(record)
    let whole = try Data(contentsOf: file)
    for length in [0, 3, whole.count / 2] {
      try whole.prefix(length).write(to: file)
      let accesses = try await built.accesses(byIndex: true)
      #expect(accesses == ["App/use() reaches App/Store.shared"])
    }
  }

  @Test("What is no library of a toolchain says so")
  func library() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("no-library-\(UUID().uuidString)")
    try Data("text".utf8).write(to: file)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
    #expect(throws: IndexReadingError.self) { try IndexLibrary(path: file.path) }
    #expect(throws: IndexReadingError.self) { try IndexLibrary(path: "/nonexistent") }
  }
}
