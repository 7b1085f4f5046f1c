import Model
import ReportComparing
import Templates
import TestSupport
import Testing

@testable import Rendering

@Suite("The page of a difference")
struct DifferencePageTests {
  private func html(
    _ comparison: ReportComparison = exampleComparison(),
    _ presentation: Presentation = .standard, isFolder: Bool = false
  ) -> String {
    let drawing = exampleDrawings().values.first.map { drawing in
      LaidOutDrawing(
        id: "difference", title: drawing.title, svg: drawing.svg, notes: [], isLaidOut: true)
    }
    return differencePage(
      of: ShownDifference(
        comparison, drawing: drawing, presentation: presentation, isFolder: isFolder))
  }

  @Test("It is well formed, its ids are unique, and every link leads to one of them")
  func whole() {
    let page = ScannedPage(html())
    #expect(page.faults == [])
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for element in page.elements {
      guard let target = element.attributes["href"] ?? element.attributes["xlink:href"]
      else { continue }
      // The drawing of the example names a component that has not changed.
      let isOfDrawing = element.parents.contains("g")
      #expect(isOfDrawing || target.hasPrefix("#") && ids.contains(String(target.dropFirst())))
    }
    #expect(page.all("table").count == page.all("caption").count)
  }

  @Test("What came, went and changed has a section each, with a row for each component")
  func sections() {
    let page = ScannedPage(html())
    let sections = page.all("section").compactMap { $0.attributes["id"] }
    #expect(
      sections == [
        "drawing", "findings", "reweighed", "fixed", "access-points", "components", "relations",
        "scopes", "verdicts", "numbers",
      ])
    let rows = page.all("tr").compactMap { $0.attributes["id"] }
    let changes = exampleComparison().difference.components.map { componentAnchor($0.component) }
    #expect(rows == changes)
    for word in ["+ added", "− removed", "~ changed"] {
      #expect(html().contains(">\(word)</span>"), "\(word)")
    }
    #expect(html().contains("<dt>new finding</dt><dd>1</dd>"))
    #expect(html().contains("<p class=\"notice\"><strong>With care.</strong>"))
  }

  @Test("Where nothing changed it says so, and shows the numbers that are others")
  func nothing() {
    var earlier = exampleReport()
    let same = html(compare(earlier, with: exampleReport()))
    #expect(same.contains("<p class=\"lead\">Nothing changed.</p>"))
    #expect(same.contains("The graph and the findings are the same on both sides"))
    #expect(ScannedPage(same).all("table").isEmpty)
    earlier.inventory.total.accessesInBodies += 1
    let page = ScannedPage(html(compare(earlier, with: exampleReport())))
    #expect(page.all("section").compactMap { $0.attributes["id"] } == ["drawing", "numbers"])
  }

  @Test("Its own script alone runs; as a folder it loads the files beside it")
  func policy() {
    let script = pageScript(.standard)
    #expect(html().contains("script-src 'sha256-\(scriptHash(script))'"))
    let page = html(exampleComparison(), Presentation(page: .folder, template: .standard))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"diff.css\">"))
    #expect(page.contains("<script src=\"diff.js\"></script>"))
  }

  @Test("The picture by itself is linked where it stands beside the page")
  func folder() {
    #expect(!html().contains("href=\"diff.svg\""))
    #expect(html(isFolder: true).contains("<a href=\"diff.svg\">Open diff.svg</a>"))
  }

  @Test("A hostile text adds no element and no attribute", arguments: hostileTexts)
  func hostile(_ payload: String) {
    func shape(_ html: String) -> Set<String> {
      Set(
        ScannedPage(html).elements.flatMap { element in
          [element.name] + element.attributes.keys.map { "\(element.name) \($0)" }
        })
    }
    let parted = Presentation(page: .folder, template: .standard)
    let plain = html(exampleComparison(), parted)
    let page = html(exampleComparison { $0 + payload }, parted)
    #expect(ScannedPage(page).faults == [])
    #expect(shape(page).subtracting(shape(plain)) == [])
    #expect(page.ranges(of: "<script").count == plain.ranges(of: "<script").count)
  }
}
