import Model
import TestSupport
import Testing

private let project = """
  //- Package.swift
  //- Sources/App/App.swift
  import Core
  @main struct TheApp: App { @State private var root = Root() }
  final class Root { var session: UserSession? ; func logout() { session = nil ; Store.shared.clear() } }
  //- Sources/App/Screens.swift
  import Core
  struct Screen: View { let model = ScreenModel() ; var body: some View { Child().environment(Store.shared) } }
  final class ScreenModel { let service: Service ; init(service: Service = Store.shared) { self.service = service } }
  private final class Cache { var user: Int? }
  //- Sources/Core/Store.swift
  public protocol Service: AnyObject {}
  public final class Store: Service { public static let shared = Store() ; var user: String? ; func clear() { user = nil } ; func fill() { user = "" } }
  public final class UserSession { let other: UserSession? = nil }
  private final class Cache { let store = Store.shared }
  //- Sources/Core/More.swift
  extension Store { func more() { _ = Other.shared } }
  final class Other { static let shared = Other() ; let store = Store.shared }
  extension Other: Service {}
  //- Tests/CoreTests/StoreTests.swift
  import XCTest
  final class StoreTests: XCTestCase { func testIt() { Store.shared.fill() } }
  """

private let allParts: [GraphPart] = [
  .components, .scopes, .storage, .accesses, .others, .accessPoints, .sessionEndings, .data,
  .fields, .problems,
]

@Suite struct DeterminismTests {
  private func text(of report: Report) -> String {
    allParts.map { graphText($0, of: report) }.joined(separator: "\n")
  }

  @Test func `The order of the files does not matter`() async {
    let files = files(project)
    let expected = await graph(of: files)
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<10 {
      let shuffled = await graph(of: files.shuffled(using: &numbers))
      #expect(shuffled == expected)
    }
  }

  @Test func `Line ends of Windows change nothing`() async {
    let files = files(project)
    let returns = files.map {
      SourceText(
        path: $0.path,
        text: $0.text.split(
          separator: "\n", omittingEmptySubsequences: false
        ).joined(separator: "\r\n"))
    }
    let expected = await graph(of: files)
    let found = await graph(of: returns)
    #expect(found.components == expected.components)
    #expect(found.relations == expected.relations)
    #expect(found.accessPoints == expected.accessPoints)
    #expect(found.sessionEndings == expected.sessionEndings)
  }

  @Test func `A folder around the whole project changes only paths`() async {
    let files = files(project)
    let moved = files.map { SourceText(path: "Some Folder/\($0.path)", text: $0.text) }
    let expected = await graph(of: files)
    let found = await graph(of: moved)
    #expect(text(of: found) == text(of: expected))
    #expect(found.components.map(\.location?.line) == expected.components.map(\.location?.line))
  }

  @Test func `Comments and blank lines change only places`() async {
    let files = files(project)
    let spaced = files.map {
      SourceText(path: $0.path, text: "// Some words.\n\n" + $0.text)
    }
    let expected = await graph(of: files)
    let found = await graph(of: spaced)
    #expect(text(of: found) == text(of: expected))
  }

  @Test func `Broken sources still give a graph that holds together`() async {
    var numbers = SeededNumbers(seed: 41)
    for _ in 0..<150 {
      var files = files(project)
      for _ in 0..<3 {
        let index = Int.random(in: 0..<files.count, using: &numbers)
        var bytes = Array(files[index].text.utf8)
        guard bytes.count > 1 else { continue }
        let start = Int.random(in: 0..<bytes.count, using: &numbers)
        let end = min(bytes.count, start + Int.random(in: 1...12, using: &numbers))
        if Bool.random(using: &numbers) {
          bytes.removeSubrange(start..<end)
        } else {
          bytes.insert(
            contentsOf: bytes[start..<end], at: Int.random(in: 0..<start + 1, using: &numbers))
        }
        files[index] = SourceText(
          path: files[index].path, text: String(decoding: bytes, as: UTF8.self))
      }
      let report = await graph(of: files)
      let ids = report.components.map(\.id)
      let known = Set(ids)
      #expect(known.count == ids.count)
      #expect(report.relations.allSatisfy { known.contains($0.from) && known.contains($0.to) })
      #expect(report.accessPoints.allSatisfy { known.contains($0.component) })
      #expect(report.sessionEndings.allSatisfy { known.contains($0.component) })
      let writers = report.components.flatMap { $0.fields.flatMap { $0.writers.map(\.component) } }
      #expect(writers.allSatisfy(known.contains))
    }
  }

  @Test func `Every list of the graph is sorted`() async {
    let report = await graph(of: files(project))
    #expect(report.components.map(\.id) == report.components.map(\.id).sorted())
    #expect(Set(report.components.map(\.id)).count == report.components.count)
    let ends = report.relations.map { [$0.from.text, $0.to.text] }
    #expect(ends == ends.sorted { $0.lexicographicallyPrecedes($1) })
    let known = Set(report.components.map(\.id))
    #expect(report.relations.allSatisfy { known.contains($0.from) && known.contains($0.to) })
  }
}
