import GraphvizLayout
import Model
import Rendering
import TestSupport
import Testing

/// What people find in a finished picture.
struct PictureTests {
  @Test func `Lanes stand from the longest lifetime to the shortest, the unknown last`() async {
    var sample = SampleReport()
    sample.scopes = ScopeTree([
      Scope(name: "app", parent: nil, origin: .standard),
      Scope(name: "window", parent: "app", origin: .convention),
      Scope(name: "account", parent: "app", origin: .manifest),
      Scope(name: "screen", parent: "account", origin: .standard),
    ])
    let unknown = sample.add("Unknown")
    let screen = sample.add("Screen", scope: "screen")
    let account = sample.add("Account", scope: "account")
    let window = sample.add("Window", scope: "window")
    let app = sample.add("App", scope: "app")
    // Every direction, so that no relation may decide the order.
    for (from, to) in [(screen, app), (app, screen), (unknown, app), (window, account)] {
      sample.relate(from, .uses, to)
    }
    sample.relate(account, .keeps, window)
    let picture = await laidOut(overviewDrawing(of: sample.report()))
    #expect(picture.isLaidOut)
    let bands = pieces(of: picture.svg, from: "<rect class=\"band\"", to: "/>")
    let tops = bands.compactMap {
      pieces(of: $0, from: " y=\"", to: "\"").first.flatMap(Double.init)
    }
    #expect(tops.count == 5)
    #expect(tops == tops.sorted())
    #expect(
      pieces(of: picture.svg, from: "class=\"lane\" data-scope=\"", to: "\"")
        == ["app", "window", "account", "screen", ""])
  }

  @Test func `Every kind of relation has its line`() async {
    var sample = SampleReport()
    let source = sample.add("Source", scope: "session")
    for kind in Relation.Kind.allCases {
      sample.relate(
        source, kind, sample.add("Target of \(kind.rawValue)", scope: "session"), place: .body)
    }
    let exempt = sample.add("Default", scope: "app")
    sample.relate(source, .reaches, exempt, place: .defaultArgument)
    let captive = sample.add("Captive", scope: "screen")
    sample.relate(source, .keeps, captive)
    let picture = await laidOut(overviewDrawing(of: sample.report()))
    let styles = Set(pieces(of: picture.svg, from: "class=\"edge ", to: "\""))
    #expect(
      styles == [
        "owns", "keeps", "uses", "creates", "refers", "defers", "provides", "hidden", "subscribes",
        "exempt", "captive",
      ])
  }

  @Test func `A node links to its component and says its full name`() async {
    var sample = SampleReport()
    let id = sample.add("Session.Store", in: "Core", scope: "session")
    let picture = await laidOut(overviewDrawing(of: sample.report()))
    let anchor = componentAnchor(id)
    #expect(picture.svg.contains("href=\"#\(anchor)\""))
    #expect(picture.svg.contains("data-component=\"\(anchor)\""))
    #expect(picture.svg.contains("id=\"n-\(anchor.dropFirst(2))\""))
    #expect(picture.svg.contains("<title>Core/Session.Store"))
  }

  @Test func `Findings are told by marks, not only by colour`() async {
    var sample = SampleReport()
    let id = sample.add("Store", scope: "app", isGlobal: true)
    sample.flag(id, .error)
    sample.flag(id, .error)
    sample.flag(id, .warning)
    let picture = await laidOut(overviewDrawing(of: sample.report()))
    #expect(picture.svg.contains(">■ 2 ▲ 1</text>"))
    #expect(picture.svg.contains(">◆ Store</text>"))
    #expect(picture.svg.contains(">global access point</text>"))
  }

  @Test func `Nothing of Graphviz's version or prologue is left`() async {
    let picture = await laidOut(
      overviewDrawing(of: SampleReport.random(components: 9, relations: 12, seed: 1)))
    for noise in ["<?xml", "<!DOCTYPE", "<!--", "graphviz", "transparent"] {
      #expect(!picture.svg.contains(noise))
    }
    #expect(picture.svg.contains("role=\"img\""))
    #expect(picture.svg.contains("aria-labelledby=\"overview-title overview-desc\""))
    #expect(picture.svg.contains("class=\"paper\""))
  }

  @Test func `Shuffled input gives the same bytes`() async {
    var report = SampleReport.random(components: 50, relations: 140, seed: 11)
    let before = await laidOut(overviewDrawing(of: report))
    var numbers = SeededNumbers(seed: 5)
    report.components.shuffle(using: &numbers)
    report.relations.shuffle(using: &numbers)
    report.accessPoints.shuffle(using: &numbers)
    let after = await laidOut(overviewDrawing(of: report))
    #expect(before.svg == after.svg)
  }
}
