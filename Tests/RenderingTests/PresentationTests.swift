import Rendering
import Templates
import TestSupport
import Testing

struct PresentationTests {
  private let folder = Presentation(page: .folder, template: .standard)

  @Test func aPageThatIsAFolderHoldsNoStyleAndNoScript() throws {
    let html = htmlPage(
      of: exampleReport(), drawings: exampleDrawings(), presentation: folder)
    let page = ScannedPage(html)
    #expect(page.faults == [])
    #expect(page.all("style").isEmpty)
    #expect(page.all("link").map { $0.attributes["href"] } == ["page.css"])
    let scripts = page.all("script").filter { $0.attributes["type"] == nil }
    #expect(scripts.map { $0.attributes["src"] } == ["page.js"])
  }

  @Test(arguments: Presentation.PageForm.allCases)
  func noElementHasAStyleOfItsOwn(_ form: Presentation.PageForm) {
    let html = htmlPage(
      of: exampleReport(), drawings: exampleDrawings(),
      presentation: Presentation(page: form, template: .standard))
    let page = ScannedPage(html)
    #expect(page.elements.count > 300)
    #expect(page.elements.filter { $0.attributes["style"] != nil }.isEmpty)
    let handlers = page.elements.flatMap(\.attributes.keys).filter { $0.hasPrefix("on") }
    #expect(handlers.isEmpty)
  }

  @Test func theFilesBesideThePageAreThoseOfTheTemplate() {
    var own = folder
    own.template.css = "p {}"
    own.template.script = "go();"
    #expect(pageStyle(of: exampleReport(), drawings: [:], presentation: own).hasPrefix("p {}\n"))
    #expect(pageScript(own) == "go();")
  }

  @Test func theScriptNeedsNothingFromOutside() {
    let script = PageTemplate.standard.script
    for word in ["http:", "https:", "fetch(", "XMLHttpRequest", "innerHTML", "eval(", "import "] {
      let isNamespace = word == "http:"
      let found = script.ranges(of: word).count
      // The name of SVG's elements is no address.
      #expect(found == (isNamespace ? 1 : 0), "\(word)")
    }
  }
}
