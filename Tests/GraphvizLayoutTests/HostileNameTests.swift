import GraphvizLayout
import Model
import Rendering
import TestSupport
import Testing

/// Names from sources are untrusted text in every picture.
struct HostileNameTests {
  @Test(arguments: hostileNames.indices)
  func `A hostile name leaves the picture whole`(position: Int) async {
    let name = hostileNames[position]
    var sample = SampleReport()
    let hostile = sample.add(name, in: name, scope: "app", isGlobal: true)
    sample.add("Ordinary")
    sample.relate(sample.add("User", scope: name), .reaches, hostile, place: .body)
    sample.flag(hostile, .error, rule: name)
    for drawing in allDrawings(of: sample.report(name: name)) {
      let picture = await laidOut(drawing)
      #expect(picture.isLaidOut, "\(picture.notes)")
      for svg in [picture.svg, drawing.fallbackSVG] {
        #expect(isWellFormed(svg))
        #expect(!svg.contains("<script"))
        #expect(!svg.contains("href=\"javascript"))
        #expect(!svg.contains("onload=\"alert"))
        #expect(!svg.contains("\u{202E}"))
      }
    }
  }

  @Test(arguments: hostileNames.indices)
  func `Other people's Graphviz reads the DOT of a hostile name`(position: Int) async throws {
    let name = hostileNames[position]
    var sample = SampleReport()
    let hostile = sample.add(name, in: name, scope: "app")
    sample.relate(sample.add("User", scope: "screen"), .uses, hostile)
    let dot = overviewDrawing(of: sample.report(name: name)).clusteredDOT
    let svg = try await Graphviz().svg(fromDOT: dot)
    #expect(isWellFormed(svg))
    #expect(pieces(of: svg, from: "class=\"node\"", to: ">").count == 2)
  }

  @Test func `A backslash reaches the picture as it is`() async {
    var sample = SampleReport()
    sample.add(#"A\NB\lC"#, scope: "app")
    let picture = await laidOut(overviewDrawing(of: sample.report()))
    #expect(picture.svg.contains(#">A\NB\lC</text>"#))
  }

  @Test func `A long name is short on its box and whole in its title`() async {
    let name = String(repeating: "Very", count: 2_500) + "LongViewModel"
    var sample = SampleReport()
    sample.add(name, scope: "app")
    let picture = await laidOut(overviewDrawing(of: sample.report()))
    #expect(picture.svg.contains("<title>App/\(name)"))
    let labels = pieces(of: picture.svg, from: "<text", to: "</text>")
    #expect(labels.allSatisfy { $0.count < 400 })
    #expect(labels.contains { $0.hasSuffix("ViewModel") && $0.contains("…") })
  }
}
