import Foundation
import GraphBuilding
import TestSupport
import Testing
import Workshop

/// How far syntax can be trusted, measured by the compiler on the sources of lifegraph itself. The
/// build of these tests made the index.
@Suite("Syntax against the compiler")
struct IndexComparisonTests {
  @Test("Syntax resolves nearly all names of these sources as the compiler does")
  func itself() async throws {
    let store = try ownStore()
    let comparison = try await indexComparison(of: "\(RepositoryFiles.root)/Sources", store: store)
    let total = comparison.total
    // Without these, a store of something else, or of half the sources, would look fine.
    #expect(total.known > 10_000 && total.resolved > 10_000)
    for kind in ReferenceComparison.Kind.allCases {
      #expect((comparison.counts[kind]?.known ?? 0) > 500, "\(kind)")
    }
    #expect(Double(total.right) >= 0.995 * Double(total.resolved), "\(comparisonTable(comparison))")
    #expect(Double(total.found) >= 0.94 * Double(total.known), "\(comparisonTable(comparison))")
  }

  /// The store beside the program of these tests.
  private func ownStore() throws -> String {
    let program = try #require(
      Bundle.main.executableURL?.resolvingSymlinksInPath().path, "no path of the tests' program")
    var folder = (program as NSString).deletingLastPathComponent
    while folder != "/" {
      let store = "\(folder)/index/store"
      if FileManager.default.fileExists(atPath: store) { return store }
      folder = (folder as NSString).deletingLastPathComponent
    }
    // Swift's test runner on macOS is no part of the build; then the usual place counts.
    let usual = "\(RepositoryFiles.root)/.build/debug/index/store"
    try #require(
      FileManager.default.fileExists(atPath: usual),
      "the build made no index store; build with --enable-index-store")
    return usual
  }
}
