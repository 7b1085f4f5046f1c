import Model
import Rendering
import Templates
import Testing

struct TemplateFileTests {
  private let page = "<p>{{policy}}{{style}}{{script}}</p>\n{{sections}}\n"

  private func replaced(_ found: [TemplateFile: String]) -> Result<PageTemplate, TemplateError> {
    template(
      .standard,
      replacing: found.reduce(into: [:]) { files, entry in
        files[entry.key] = SourceText(path: entry.key.rawValue, text: entry.value)
      })
  }

  private func mistakes(_ found: [TemplateFile: String]) -> [String] {
    guard case .failure(let error) = replaced(found) else { return [] }
    return error.problems.map { problem in
      let place = problem.location.map { "\($0.file):\($0.line):\($0.column) " } ?? ""
      return place + problem.message + (problem.advice.map { "; \($0)" } ?? "")
    }
  }

  @Test func aFileReplacesItsPartAndTheOthersStay() throws {
    let result = try replaced([.page: page, .style: "p {}"]).get()
    #expect(result.html == page)
    #expect(result.css == "p {}")
    #expect(result.script == PageTemplate.standard.script)
  }

  @Test func addedRulesStandAfterTheOthers() throws {
    let css = try replaced([.addedStyle: ":root { --accent: #0a0; }"]).get().css
    #expect(css == PageTemplate.standard.css + "\n:root { --accent: #0a0; }")
  }

  @Test func anUnknownFieldIsToldWithItsPlaceAndTheNearest() {
    #expect(
      mistakes([.page: page + "<h1>a {{nam}}</h1>"]) == [
        "page.html:3:7 there is no field `{{nam}}`; did you mean `{{name}}`?"
      ])
  }

  @Test func aFieldThatIsNotClosedIsTold() {
    #expect(
      mistakes([.page: page + "{{name\n}}"]) == [
        "page.html:3:1 a field is not closed; write `}}` on the same line"
      ])
  }

  @Test func aPageWithoutItsSectionsIsRefused() {
    #expect(
      mistakes([.page: "{{policy}}{{style}}{{script}}"]) == [
        "page.html:1:1 the field `{{sections}}` is missing; it holds every section with its heading"
      ])
  }

  @Test func whatWouldEndItsElementIsRefused() {
    #expect(
      mistakes([.script: "a();\nb('</SCRIPT>');", .addedStyle: "/* </style> */"]) == [
        "extra.css:1:4 `</style` may not stand here; it would end the element of the page",
        "page.js:2:4 `</script` may not stand here; it would end the element of the page",
      ])
  }

  @Test func allMistakesComeAtOnce() {
    #expect(mistakes([.page: "{{a}} {{b}}"]).count == 6)
  }

  @Test func thePageOfLifegraphHasNoMistake() throws {
    let standard = PageTemplate.standard
    let result = try replaced([
      .page: standard.html, .style: standard.css, .script: standard.script,
    ]).get()
    #expect(result == standard)
  }
}
