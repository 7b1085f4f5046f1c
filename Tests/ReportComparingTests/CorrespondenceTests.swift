import Model
import TestSupport
import Testing

@testable import ReportComparing

@Suite("Which component is which")
struct CorrespondenceTests {
  private let base = ComparedSample()

  private func difference(
    from old: (inout SampleReport) -> Void, to new: (inout SampleReport) -> Void
  ) -> ReportDifference {
    compare(base.changed(old), with: base.changed(new)).difference
  }

  @Test("A type in another module is moved, and its relations and findings with it")
  func moved() {
    let difference = difference {
      let cache = $0.add("Cache", in: "Core", file: "Core/Cache.swift")
      $0.relate(base.view, .keeps, cache)
      $0.flag(cache, .warning)
    } to: {
      let cache = $0.add("Cache", in: "Storage", file: "Storage/Cache.swift")
      $0.relate(base.view, .keeps, cache)
      $0.flag(cache, .warning)
    }
    #expect(difference.componentLines == ["changed Storage/Cache module Core → Storage"])
    #expect(difference.components.first?.earlier?.text == "Core/Cache")
    #expect(difference.relations == [])
    #expect(difference.findings.isEmpty)
    #expect(difference.commonComponents == 3)
  }

  @Test("An equal name in another file, or two candidates, are no move")
  func uncertainMoves() {
    let otherFile = difference {
      $0.add("Config", in: "Core", file: "Core/Config.swift")
    } to: {
      $0.add("Config", in: "UI", file: "UI/ScreenConfig.swift")
    }
    #expect(otherFile.componentLines == ["removed Core/Config", "added UI/Config"])
    let two = difference {
      $0.add("Config", in: "Core", file: "Core/Config.swift")
    } to: {
      $0.add("Config", in: "A", file: "A/Config.swift")
      $0.add("Config", in: "B", file: "B/Config.swift")
    }
    #expect(two.componentLines == ["added A/Config", "added B/Config", "removed Core/Config"])
  }

  @Test("A type that comes with the name of another one, and before it, takes nothing from it")
  func namesake() {
    let difference = difference {
      let event = $0.add("Event", in: "Core", file: "Core/Second.swift")
      $0.relate(base.view, .keeps, event)
    } to: {
      $0.add("Event", in: "Core", file: "Core/First.swift")
      let event = $0.add("Event", in: "Core", file: "Core/Second.swift", qualifier: "Second.swift")
      $0.relate(base.view, .keeps, event)
    }
    #expect(difference.componentLines == ["added Core/Event"])
    #expect(difference.relations == [])
    #expect(difference.commonComponents == 3)
  }

  @Test("A type with all the same fields in the same folder is renamed")
  func renamed() {
    let difference = difference {
      $0.add("User", in: "Core", file: "Core/User.swift", fields: ["id", "name"])
    } to: {
      $0.add("Account", in: "Core", file: "Core/Account.swift", fields: ["id", "name"])
    }
    #expect(difference.componentLines == ["changed Core/Account name User → Account"])
  }

  @Test("Types that are alike by chance are not renamed")
  func uncertainRenames() {
    let oneField = difference {
      $0.add("User", in: "Core", file: "Core/User.swift", fields: ["id"])
    } to: {
      $0.add("Account", in: "Core", file: "Core/Account.swift", fields: ["id"])
    }
    #expect(oneField.componentLines == ["added Core/Account", "removed Core/User"])
    let otherFields = difference {
      $0.add("User", in: "Core", file: "Core/User.swift", fields: ["id", "name"])
    } to: {
      $0.add("Account", in: "Core", file: "Core/Account.swift", fields: ["id", "title"])
    }
    #expect(otherFields.components.map(\.change) == [.added, .removed])
  }
}
