import Foundation
import GraphvizLayout
import Model
import Rendering
import TestSupport
import Testing

/// Positions differ between versions of Graphviz; what is drawn does not.
@Suite struct ReadmePictureTests {
  private static let folder = "Documentation/images"

  @Test("There is a picture of each sample, of the views that are shown, of the page, and no other")
  func pictures() throws {
    let names =
      try Sample.all().map(\.name) + Self.views.map(\.name) + [SamplePair.travel.name]
    let expected = (names.map { "\($0).svg" } + ["page.png"]).map { "\(Self.folder)/\($0)" }
    let present = try RepositoryFiles.paths(below: Self.folder)
    #expect(present == expected.sorted())
  }

  @Test("A picture shows what the tool draws of its sample today", arguments: try Sample.all())
  func current(_ sample: Sample) async throws {
    let path = "\(Self.folder)/\(sample.name).svg"
    try await check(path, shows: overviewDrawing(of: try await sample.report()))
  }

  @Test("The picture of a view shows what the tool draws today", arguments: views)
  func view(_ picture: ViewPicture) async throws {
    let sample = try #require(try Sample.all().first { $0.name == "travel-before" })
    let report = try await sample.report()
    var view = DrawingView.whole
    view.focus = try picture.focus.map { try component($0, in: report) }
    view.start = try picture.start.map { try component($0, in: report) }
    view.end = try picture.end.map { try component($0, in: report) }
    view.relations = picture.relations
    try await check(
      "\(Self.folder)/\(picture.name).svg",
      shows: drawing(of: report, view: view, limits: .standard))
  }

  private func component(_ name: String, in report: Report) throws -> ComponentID {
    try #require(report.components.first { $0.name == name }).id
  }

  /// What `Scripts/pictures.sh` draws for Documentation/Drawings.md.
  private static let views: [ViewPicture] = [
    ViewPicture(name: "travel-around", focus: ["SessionManager"]),
    ViewPicture(name: "travel-ways", start: "CheckoutView", end: "PointsStore"),
    ViewPicture(name: "travel-hidden", relations: [.hidden, .captive]),
  ]

  @Test("The picture of a difference shows what the tool draws today")
  func difference() async throws {
    let pair = SamplePair.travel
    try await check(
      "\(Self.folder)/\(pair.name).svg",
      shows: differenceDrawing(of: try await pair.comparison()))
  }

  private func check(_ path: String, shows drawing: Drawing) async throws {
    let drawing = await layOut(drawing) { attempt in
      do throws(LayoutError) {
        return .picture(try await Graphviz().svg(fromDOT: attempt.dot))
      } catch {
        return .failure(error.description)
      }
    }
    #expect(drawing.isLaidOut, "\(drawing.notes)")
    let drawn = PictureContent(svg: drawing.svg)
    let shown = PictureContent(svg: try RepositoryFiles.text(path))
    #expect(!drawn.lines.isEmpty)
    #expect(
      shown.lines == drawn.lines, "\(path) shows something else; draw it again: make pictures")
  }

  @Test(
    "A thick red line stands for a finding, and the other way round", arguments: try Sample.all())
  func captives(_ sample: Sample) async throws {
    let findings = try await sample.report().findings.filter {
      ["captive-dependency", "never-released"].contains($0.rule)
    }
    let expected = findings.map { finding in
      // The path ends with who keeps and what is kept; a node bears the number of its anchor.
      let ends = finding.path.suffix(2).map { "n-\(componentAnchor($0.component).dropFirst(2))" }
      return "edge captive \(ends.joined(separator: " "))"
    }
    let picture = PictureContent(
      svg: try RepositoryFiles.text("\(Self.folder)/\(sample.name).svg"))
    let captives = picture.lines.filter { $0.hasPrefix("edge captive ") }
    #expect(captives == Set(expected).sorted())
  }

  @Test("What a picture shows is read from its attributes")
  func reading() {
    let content = PictureContent(
      svg: """
        <g class="lane" data-scope="app"><text>a&#45;b</text></g>
        <g class="node" data-component="c-1"><title>x</title><text>A</text></g>
        <g class="edge keeps" data-from="c-1" data-to="c-2"></g>
        """)
    #expect(
      content.lines == ["edge keeps c-1 c-2", "lane app", "node c-1", "text A", "text a&#45;b"])
  }
}

/// The components, relations, lanes and words of a picture, without where they stand.
private struct PictureContent {
  /// One line for each, sorted.
  let lines: [String]

  init(svg: String) {
    var lines: [String] = []
    for tag in svg.split(separator: "<") {
      if let component = attribute("data-component", of: tag) { lines.append("node \(component)") }
      if let scope = attribute("data-scope", of: tag) { lines.append("lane \(scope)") }
      if let from = attribute("data-from", of: tag), let to = attribute("data-to", of: tag) {
        lines.append("\(attribute("class", of: tag) ?? "edge") \(from) \(to)")
      }
      if tag.hasPrefix("text"), let end = tag.firstIndex(of: ">") {
        lines.append("text \(tag[tag.index(after: end)...])")
      }
    }
    self.lines = lines.sorted()
  }
}

private func attribute(_ name: String, of tag: Substring) -> String? {
  guard let start = tag.range(of: " \(name)=\""),
    let end = tag[start.upperBound...].firstIndex(of: "\"")
  else { return nil }
  return String(tag[start.upperBound..<end])
}

/// A view of travel-before, with the names that its flags are given.
struct ViewPicture: Sendable, CustomTestStringConvertible {
  let name: String
  var focus: [String] = []
  var start: String?
  var end: String?
  var relations: Set<DrawingView.RelationWord> = []
  var testDescription: String { name }
}
