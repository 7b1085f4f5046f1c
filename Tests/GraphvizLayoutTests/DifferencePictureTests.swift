import GraphvizLayout
import Model
import Rendering
import ReportComparing
import TestSupport
import Testing

@Suite("The laid-out picture of what changed")
struct DifferencePictureTests {
  @Test("Each changed line bears its sign, so that it is read without colour")
  func signs() async {
    var old = SampleReport()
    let root = old.add("Root", scope: "app")
    let store = old.add("Store", scope: "app")
    let view = old.add("View", scope: "screen")
    old.relate(root, .owns, store)
    old.relate(view, .uses, store)
    var new = old
    new.relations.removeFirst()
    new.relations[0].kind = .keeps
    new.relate(root, .creates, view)
    let picture = await laidOut(
      differenceDrawing(of: compare(old.report(), with: new.report())))
    #expect(picture.isLaidOut, "\(picture.notes)")
    #expect(isWellFormed(picture.svg))
    let signs = pieces(of: picture.svg, from: "class=\"sign\"", to: "</g>").compactMap { piece in
      ["+", "−", "~"].first { piece.contains(">\($0)<") }
    }
    #expect(signs.sorted() == ["+", "~", "−"])
    for change in ["added", "removed", "changed"] {
      #expect(picture.svg.contains("data-change=\"\(change)\""), "\(change)")
    }
  }

  @Test("A hostile name leaves the picture whole", arguments: hostileNames.indices)
  func hostile(position: Int) async throws {
    let name = hostileNames[position]
    var old = SampleReport()
    let root = old.add("Root", scope: "app")
    let gone = old.add(name + "x", in: name, scope: "app", isGlobal: true)
    old.relate(root, .owns, gone)
    var new = SampleReport()
    new.add("Root", scope: "app")
    let hostile = new.add(name, in: name, scope: name, isGlobal: true)
    new.relate(root, .reaches, hostile, place: .body)
    new.flag(hostile, .error, rule: name)
    let drawing = differenceDrawing(
      of: compare(old.report(name: name), with: new.report(name: name)))
    let picture = await laidOut(drawing)
    #expect(picture.isLaidOut, "\(picture.notes)")
    let foreign = try await Graphviz().svg(fromDOT: drawing.clusteredDOT)
    for svg in [picture.svg, drawing.fallbackSVG, foreign] {
      #expect(isWellFormed(svg))
      #expect(!svg.contains("<script"))
      #expect(!svg.contains("onload=\"alert"))
    }
  }

  @Test("The picture that says that nothing changed is whole in every form")
  func nothing() async throws {
    var sample = SampleReport()
    sample.add("Root", scope: "app")
    let drawing = differenceDrawing(of: compare(sample.report(), with: sample.report()))
    let foreign = try await Graphviz().svg(fromDOT: drawing.clusteredDOT)
    #expect(isWellFormed(drawing.fallbackSVG))
    #expect(isWellFormed(foreign))
  }
}
