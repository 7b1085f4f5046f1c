import Foundation
import TestSupport
import Testing

/// The page as a browser shows it. Each file in `Checks` asks one question of pages that the
/// program made.
@Suite("The page in a browser")
struct PageTests {
  @Test("What a file of checks asks of the page holds", arguments: try PageCheck.all())
  func check(_ check: PageCheck) async throws {
    let outcome = try await PageRun.outcome(of: check)
    for fault in outcome.faults { Issue.record("\(check.name): \(fault)") }
    #expect(outcome.count > 0, "\(check.name) checked nothing")
  }

  @Test("Files of checks are found")
  func found() throws {
    #expect(try PageCheck.all().map(\.name).contains("loading"))
  }
}
