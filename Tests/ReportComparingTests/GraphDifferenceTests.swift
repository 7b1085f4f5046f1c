import Model
import TestSupport
import Testing

@testable import ReportComparing

@Suite("What changed in the graph")
struct GraphDifferenceTests {
  private let base = ComparedSample()

  @Test("Equal reports have no difference")
  func equal() {
    let difference = base.difference { _ in }
    #expect(difference.isEmpty)
    #expect(difference.numbers == [])
    #expect(difference.reservations == [])
    #expect(difference.commonComponents == 2)
  }

  @Test("What came and what went is told with its relations")
  func cameAndWent() {
    let difference = base.difference { report in
      let cache = report.add("Cache", in: "Core", scope: "app")
      report.components.removeAll { $0.id == base.view }
      report.relations = []
      report.relate(base.store, .owns, cache)
    }
    #expect(difference.componentLines == ["added Core/Cache", "removed UI/View"])
    #expect(
      difference.relationLines == [
        "added Core/Store → Core/Cache owns", "removed UI/View → Core/Store uses",
      ])
    #expect(difference.commonComponents == 1)
  }

  @Test("A component says every property that differs, old before new")
  func properties() {
    let difference = base.difference { report in
      report.edit(base.store) {
        $0.kind = .actor
        $0.declaredScope = nil
        $0.effectiveScope = "app"
        $0.state = .mutable
        $0.isolation = .actor
        $0.role = .configuration
      }
    }
    #expect(
      difference.componentLines == [
        "changed Core/Store kind class → actor; role ordinary → configuration; "
          + "declaredScope session → none; effectiveScope none → app; state unknown → mutable; "
          + "isolation none → actor"
      ])
  }

  @Test("Lines that moved, more places and renamed fields are no difference")
  func silence() {
    let difference = base.difference { report in
      report.relations[0].evidence = (5...9).map { line in
        Evidence(
          location: Location(
            file: "UI/View.swift", line: line, column: 1, endLine: line, endColumn: 2))
      }
      report.relations[0].slot = "other"
      report.edit(base.store) { component in
        component.location = Location.start(of: "Elsewhere.swift")
        component.fields = [Field(name: "new", type: "Int", location: nil)]
      }
    }
    #expect(difference.isEmpty)
  }

  @Test("A relation of another kind, another way or another sort of place is changed")
  func changedRelations() {
    #expect(
      base.difference { $0.relations[0].kind = .keeps }.relationLines == [
        "changed UI/View → Core/Store uses → keeps"
      ])
    let second = base.difference { $0.relate(base.view, .reaches, base.store, via: .singleton) }
    #expect(second.relationLines == ["changed UI/View → Core/Store uses → uses, reaches"])
    let place = compare(
      base.changed { $0.relations[0].place = .defaultArgument },
      with: base.changed { $0.relations[0].place = .body })
    #expect(place.difference.relations.map(\.change) == [.changed])
  }

  @Test("That a slot is emptied changes what it does, that it could be does not")
  func released() {
    let kept = base.changed { $0.relations[0].kind = .keeps }
    let replaceable = base.changed {
      $0.relations[0].kind = .keeps
      $0.relations[0].isReplaceable = true
    }
    let released = base.changed {
      $0.relations[0].kind = .keeps
      $0.relations[0].isReplaceable = true
      $0.relations[0].releasedAt = [Release(routine: "View.close", location: nil)]
    }
    #expect(compare(kept, with: replaceable).difference.isEmpty)
    let change = compare(kept, with: released).difference.relations.first
    #expect(change?.old.map(\.isReleased) == [false])
    #expect(change?.new.map(\.isReleased) == [true])
  }

  @Test("Tests, previews, generated and system code, and relations in tests, are not compared")
  func otherCode() {
    let difference = base.difference { report in
      for role in [Component.Role.test, .preview, .sample, .generated, .unbuilt, .system] {
        let other = report.add("Other\(role.rawValue)", in: "UI", role: role)
        report.relate(other, .reaches, base.store, via: .singleton)
      }
      report.add("URLSession", in: "", kind: .external)
      report.relate(base.view, .reaches, base.store, place: .test)
    }
    #expect(difference.isEmpty)
  }

  @Test("Access points and scopes that came, went and changed are told")
  func accessPointsAndScopes() {
    let difference = base.difference { report in
      report.add("Log", in: "Core", isGlobal: true)
      report.scopes = ScopeTree([
        Scope(name: "app", parent: nil, origin: .standard),
        Scope(name: "session", parent: "app", origin: .standard),
        Scope(name: "screen", parent: "session", origin: .standard),
        Scope(name: "room", parent: "session", origin: .settings),
      ])
    }
    #expect(difference.accessPoints.map(\.change) == [.added])
    #expect(difference.accessPoints.map(\.accessPoint.spelling) == ["Log.shared"])
    #expect(difference.scopes.map(\.scope) == ["flow", "room", "screen"])
    #expect(difference.scopes.map(\.change) == [.removed, .added, .changed])
    let global = base.changed { $0.add("Log", in: "Core", isGlobal: true) }
    var replaceable = global
    replaceable.accessPoints[0].isMutable = true
    let change = compare(global, with: replaceable).difference.accessPoints.first
    #expect(change?.change == .changed)
    #expect(change?.properties == [PropertyChange(.mutability, old: "fixed", new: "replaceable")])
  }

  @Test("Numbers alone are told and are no difference")
  func numbers() {
    var report = base.sample.report()
    report.inventory.total.accessesInBodies = 7
    let difference = compare(base.sample.report(), with: report).difference
    #expect(difference.isEmpty)
    #expect(difference.numbers == [NumberChange(number: "accessesInBodies", old: 0, new: 7)])
  }
}
