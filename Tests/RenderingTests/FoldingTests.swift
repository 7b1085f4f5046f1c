import Model
import TestSupport
import Testing

@testable import Rendering

/// Large graphs are folded to what a person can read, and nothing is dropped without a word.
struct FoldingTests {
  private func sketch(_ report: Report, limits: DrawingLimits = .standard) -> Sketch {
    overviewDrawing(of: report, limits: limits).attempts[0].sketch
  }

  @Test func `Lines to a hub become a count on its box`() throws {
    var sample = SampleReport()
    let logger = sample.add("Logger", in: "Logging", scope: "app", isGlobal: true)
    let owner = sample.add("Root", scope: "app", role: .compositionRoot)
    sample.relate(owner, .owns, logger)
    for number in 0..<12 {
      let user = sample.add("User\(number)", in: "Module\(number % 3)", scope: "screen")
      sample.relate(user, .reaches, logger, place: .body, places: 4)
      sample.flag(user, .warning)
    }
    let sketch = sketch(sample.report())
    let hub = try #require(sketch.nodes.first { $0.label[0].text == "◆ Logger" })
    #expect(hub.label.map(\.text).contains("reached from 48 places in 3 modules"))
    #expect(sketch.edges.map(\.style) == [.owns])
    #expect(
      sketch.notes == [
        "More than 8 components reach or use Logger: counted on the box instead of drawn."
      ])
  }

  @Test func `As many users as the limit are still drawn`() {
    var sample = SampleReport()
    let logger = sample.add("Logger", scope: "app")
    for number in 0..<8 {
      sample.relate(sample.add("User\(number)", scope: "screen"), .uses, logger)
    }
    let sketch = sketch(sample.report())
    #expect(sketch.edges.count == 8)
    #expect(sketch.notes.isEmpty)
  }

  @Test func `Relations of one pair share a line of the strongest style`() throws {
    var sample = SampleReport()
    let one = sample.add("One", scope: "session")
    let other = sample.add("Other", scope: "session")
    sample.relate(one, .refers, other)
    sample.relate(one, .owns, other, places: 2)
    sample.relate(one, .uses, other, places: 3)
    let sketch = sketch(sample.report())
    let edge = try #require(sketch.edges.first)
    #expect(sketch.edges.count == 1)
    #expect(edge.style == .owns)
    #expect(edge.count == 6)
    #expect(
      edge.tooltip.prefix(4) == [
        "One owns Other", "owns: 2 places", "uses: 3 places", "refers: 1 place",
      ])
  }

  @Test func `A large picture counts those that keep what outlives them`() throws {
    var sample = SampleReport()
    let client = sample.add("Client", scope: "app")
    let root = sample.add("Root", scope: "app")
    sample.relate(root, .keeps, client)
    for number in 0..<9 {
      sample.relate(sample.add("Screen\(number)", scope: "screen"), .keeps, client)
    }
    let report = sample.report()
    #expect(sketch(report).edges.count == 10)
    var limits = DrawingLimits.standard
    limits.edges = 9
    let small = sketch(report, limits: limits)
    let box = try #require(small.nodes.first { $0.label[0].text == "Client" })
    #expect(box.label.map(\.text).contains("kept by 9 components"))
    #expect(small.edges.count == 1)
  }

  @Test func `Keepers that live as long or longer are always drawn`() {
    var sample = SampleReport()
    let session = sample.add("Session", scope: "session")
    for number in 0..<9 {
      sample.relate(sample.add("Part\(number)", scope: "session"), .keeps, session)
    }
    sample.relate(sample.add("Manager", scope: "app"), .keeps, session)
    #expect(sketch(sample.report()).edges.count == 10)
  }

  @Test func `Lanes stand in the order of their depth`() {
    var sample = SampleReport()
    sample.scopes = ScopeTree([
      Scope(name: "app", parent: nil, origin: .standard),
      Scope(name: "session", parent: "app", origin: .standard),
      Scope(name: "screen", parent: "session", origin: .standard),
      Scope(name: "window", parent: "app", origin: .convention),
    ])
    sample.add("Scene", scope: "window")
    #expect(
      sketch(sample.report()).lanes.map(\.title)
        == ["app", "session", "window", "screen", "not known"])
  }

  @Test func `Modules without a drawn line share one box of a lane`() throws {
    var sample = SampleReport()
    for module in 0..<6 {
      for number in 0..<40 {
        let from = sample.add("A\(number)", in: "Module\(module)")
        let to = sample.add("B\(number)", in: "Module\(module)")
        sample.relate(from, .keeps, to)
      }
    }
    let sketch = sketch(sample.report())
    let groups = sketch.nodes.filter { $0.shape == .group }.map { $0.label.map(\.text) }
    let shared = try #require(groups.first { $0[0] == "5 modules" })
    #expect(shared[1].hasSuffix(" components"))
    #expect(sketch.notes.contains { $0.hasPrefix("5 modules, small or without a line") })
  }

  @Test func `An access point of a folded picture says how often it is reached`() throws {
    var sample = SampleReport()
    let clock = sample.add("Clock", scope: "app", isGlobal: true)
    for number in 0..<200 {
      let part = sample.add("Part\(number)", in: "Module\(number % 5)", scope: "screen")
      let other = sample.add("Other\(number)", in: "Module\(number % 5)", scope: "screen")
      sample.relate(part, .owns, other)
      if number < 3 { sample.relate(part, .reaches, clock, place: .body) }
    }
    let box = try #require(sketch(sample.report()).nodes.first { $0.component == clock })
    #expect(box.label.map(\.text).contains("reached from 3 places in 3 modules"))
  }

  @Test func `A folded picture drops plain lines across lanes before ownership`() {
    var sample = SampleReport()
    let root = sample.add("Root", scope: "app", role: .compositionRoot)
    var owned: [ComponentID] = []
    for number in 0..<30 {
      let service = sample.add("Service\(number)", in: "Core", scope: "app", isGlobal: true)
      sample.relate(root, .owns, service)
      owned.append(service)
    }
    for number in 0..<120 {
      let screen = sample.add("Screen\(number)", in: "Module\(number % 20)", scope: "screen")
      sample.relate(screen, .uses, owned[number % 30])
    }
    let sketch = sketch(sample.report())
    #expect(sketch.edges.count <= DrawingLimits.standard.foldedEdges)
    #expect(sketch.edges.count { $0.style == .owns } == 30)
    #expect(sketch.notes.contains { $0.contains("uses") && $0.contains("left out") })
  }

  @Test func `What has no relation shares one box for each lane`() throws {
    var sample = SampleReport()
    for number in 0..<31 { sample.add("Lonely\(number)", scope: "screen") }
    sample.flag(sample.add("Flagged", scope: "screen"), .note)
    let sketch = sketch(sample.report())
    #expect(
      sketch.nodes.map { $0.label[0].text } == ["Flagged", "… and 31 more without relations"])
    #expect(sketch.notes == ["31 components without relations folded, lane by lane."])
  }

  @Test func `What is hidden by its role is counted`() {
    var sample = SampleReport()
    sample.add("Shown", scope: "app")
    sample.add("SomeTests", role: .test)
    sample.add("MoreTests", role: .test)
    sample.add("URLSession", kind: .external, role: .system)
    sample.add("Row_Previews", role: .preview)
    let sketch = sketch(sample.report())
    #expect(sketch.nodes.count == 1)
    #expect(sketch.notes == ["Not drawn: 1 preview, 1 system type and 2 tests."])
  }

  @Test(arguments: [(200, 400), (900, 2_500), (5_000, 12_000)])
  func `A large graph stays within the limits and loses no component`(size: Int, relations: Int) {
    let report = SampleReport.random(components: size, relations: relations, seed: 4)
    let index = DrawingIndex(report)
    let selection = Selection(
      id: "overview", title: "", subtitle: "", nodes: Array(index.nodes.indices), focus: [],
      surroundings: [], notes: [])
    let folding = fold(selection, in: index, limits: .standard)
    #expect(folding.slots.count == size)
    let sketch = sketch(report)
    #expect(sketch.nodes.count <= DrawingLimits.standard.nodes)
    #expect(sketch.edges.count <= DrawingLimits.standard.edges)
    #expect(sketch.notes.contains { $0.contains("folded by module and folder") })
  }

  @Test func `Severe components keep their own box when modules are folded`() {
    var sample = SampleReport()
    var before: ComponentID?
    for number in 0..<300 {
      let id = sample.add("Part\(number)", in: "Module\(number % 5)", scope: "session")
      if let before { sample.relate(before, .keeps, id) }
      before = id
    }
    let worst = sample.add("Worst", in: "Module3", scope: "session")
    sample.relate(worst, .keeps, ComponentID(module: "Module0", name: "Part0"))
    sample.flag(worst, .error)
    let sketch = sketch(sample.report())
    #expect(sketch.nodes.contains { $0.component == worst })
    #expect(sketch.nodes.contains { $0.label[0].text == "Module0" && $0.shape == .group })
  }

  @Test func `Lines beyond the limit are counted by kind`() {
    var sample = SampleReport()
    let ids = (0..<12).map { sample.add("Part\($0)", scope: "app", isGlobal: true) }
    for from in ids { for to in ids where from != to { sample.relate(from, .owns, to) } }
    var limits = DrawingLimits.standard
    limits.edges = 40
    let sketch = sketch(sample.report(), limits: limits)
    #expect(sketch.edges.count <= 40)
    #expect(
      sketch.notes.contains {
        $0.contains("left out") || $0.contains("folded by module and folder")
      })
  }

  @Test func `A keeper that outlives what it keeps is drawn as a fault`() {
    var sample = SampleReport()
    let manager = sample.add("Manager", scope: "app")
    let session = sample.add("Session", scope: "session")
    let screen = sample.add("Screen", scope: "screen")
    sample.relate(manager, .keeps, session)
    sample.relate(screen, .keeps, session)
    let report = sample.report()
    #expect(sketch(report).edges.map(\.style) == [.captive, .keeps])
    var released = report
    released.relations[0].isReplaceable = true
    released.relations[0].releasedAt = [Release(routine: "Manager.logout", location: nil)]
    #expect(sketch(released).edges.map(\.style) == [.holder, .keeps])
  }

  @Test func `A hint is no mark on a box`() throws {
    var sample = SampleReport()
    let guessed = sample.add("Guessed", scope: "app")
    sample.flag(guessed, .warning)
    var report = sample.report()
    #expect(sketch(report).nodes.map(\.severity) == [.warning])
    report.findings[0].confidence = .hint
    #expect(sketch(report).nodes.map(\.severity) == [nil])
  }

  @Test func `Who lives in two scopes keeps what belongs to one of them`() {
    var sample = SampleReport()
    sample.scopes = ScopeTree([
      Scope(name: "app", parent: nil, origin: .standard),
      Scope(name: "account", parent: "app", origin: .manifest),
      Scope(name: "window", parent: "app", origin: .manifest),
    ])
    sample.relate(
      sample.add("Account", scope: "account"), .owns, sample.add("Feed", scope: "account"))
    var report = sample.report()
    report.components[0].effectiveScope = "account | window"
    #expect(sketch(report).edges.map(\.style) == [.owns])
    report.components[0].effectiveScope = "window"
    #expect(sketch(report).edges.map(\.style) == [.captive])
    report.components[0].effectiveScope = "app | window"
    #expect(sketch(report).edges.map(\.style) == [.captive])
  }

  @Test func `No line joins two boxes of a row, and rows keep their lane`() {
    for seed in 1...20 {
      let sketch = sketch(SampleReport.random(components: 50, relations: 110, seed: UInt64(seed)))
      let arrangement = arrange(sketch)
      #expect(arrangement.rows.flatMap(\.nodes).sorted() == Array(sketch.nodes.indices))
      #expect(arrangement.rows.map(\.lane) == arrangement.rows.map(\.lane).sorted())
      for edge in sketch.edges {
        #expect(arrangement.rowOfNode[edge.from] != arrangement.rowOfNode[edge.to])
      }
    }
  }
}
