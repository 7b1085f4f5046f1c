import Model
import TestSupport
import Testing

@testable import ReportComparing

@Suite("What to take with care")
struct ReservationTests {
  private let base = ComparedSample()

  private func difference(
    from old: (inout Report) -> Void = { _ in }, to new: (inout Report) -> Void
  ) -> ReportDifference {
    var (before, after) = (base.sample.report(), base.sample.report())
    old(&before)
    new(&after)
    return compare(before, with: after).difference
  }

  @Test("Other programs, inputs and coverage are said")
  func said() {
    let kinds = difference { $0.inputs = [Report.Input(path: "lifegraph.yml", kind: .manifest)] }
    #expect(kinds.reservations.map(\.kind) == [.inputs])
    let versions = difference { $0.tool = Report.Tool(name: "lifegraph", version: "9") }
    #expect(versions.reservations.map(\.kind) == [.versions])
    let index = difference {
      $0.coverage.index = IndexCoverage(files: 3, stale: [], unknownFiles: 0)
    }
    #expect(index.reservations.map(\.kind) == [.index])
    let share = difference {
      $0.coverage.bytes = 100
      $0.coverage.understoodBytes = 60
    }
    #expect(
      share.reservations.map(\.text) == [
        "100 % of the old sources were understood and 60 % of the new ones: what is missing on one "
          + "side looks added or removed."
      ])
  }

  @Test("What stands in a file that one side has not read whole is not told, and counted")
  func unread() {
    let gap = Report.Coverage.Gap(path: "UI/Half.swift", reason: "line 3")
    let whole = base.changed { report in
      let half = report.add("Half", in: "UI", file: "UI/Half.swift")
      report.relate(half, .uses, base.store)
      report.relations[1].evidence = [Evidence(location: Location.start(of: "UI/Half.swift"))]
      report.add("Real", in: "UI", file: "UI/Real.swift")
    }
    var part = base.sample.report()
    part.coverage.partial = [gap]
    let text =
      "1 component, 1 relation not told as added or removed, since one side has not read the file "
      + "whole: UI/Half.swift."
    let forwards = compare(part, with: whole).difference
    #expect(forwards.componentLines == ["added UI/Real"])
    #expect(forwards.relations == [])
    #expect(forwards.reservations.map(\.text) == [text])
    let backwards = compare(whole, with: part).difference
    #expect(backwards.componentLines == ["removed UI/Real"])
    #expect(backwards.reservations.map(\.text) == [text])
  }

  @Test("A file that neither side has read whole hides nothing of the rest")
  func unreadByBoth() {
    let gap = Report.Coverage.Gap(path: "UI/Half.swift", reason: "line 3")
    var before = base.sample.report()
    var after = base.changed { $0.add("Half", in: "UI", file: "UI/Half.swift") }
    before.coverage.partial = [gap]
    after.coverage.partial = [gap]
    let difference = compare(before, with: after).difference
    #expect(difference.componentLines == ["added UI/Half"])
    #expect(difference.reservations == [])
  }
}
