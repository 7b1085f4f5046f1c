import Templates
import Testing

@testable import Rendering

struct PageSlotTests {
  @Test func theTemplateHasExactlyTheSlotsThatAreFilled() {
    let named = PageTemplate.html.matches(of: #/\{\{(\w+)\}\}/#).map { String($0.output.1) }
    #expect(Set(named) == Set(PageSlot.allCases.map(\.rawValue)))
    #expect(PageTemplate.html.split(separator: "{{").count == named.count + 1)
  }

  @Test func slotsAreFilledAndTheRestIsKept() {
    let page = filled("<p>{{name}}</p>{{title}}!") { slot in slot == .name ? "a<b" : "\("<&>")" }
    #expect(page.written == "<p>a<b</p>&lt;&amp;&gt;!")
  }

  @Test func aValueIsNotSearchedForSlots() {
    #expect(filled("{{name}}") { _ in "\("{{title}}")" }.written == "{{title}}")
  }

  @Test func theStyleSheetCannotLeaveItsElement() {
    #expect(!PageTemplate.css.contains("<"))
    #expect(!PageTemplate.css.contains("http"))
    #expect(PageTemplate.css.contains("prefers-color-scheme: dark"))
    #expect(PageTemplate.css.contains("@media print"))
  }
}
