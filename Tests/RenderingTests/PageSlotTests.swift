import Templates
import Testing

@testable import Rendering

struct PageSlotTests {
  @Test func theTemplateHasExactlyTheSlotsThatAreFilled() {
    let named = PageTemplate.standard.html.matches(of: #/\{\{(\w+)\}\}/#).map {
      String($0.output.1)
    }
    #expect(Set(named) == Set(PageSlot.allCases.map(\.rawValue)))
    #expect(PageTemplate.standard.html.split(separator: "{{").count == named.count + 1)
  }

  @Test func slotsAreFilledAndTheRestIsKept() {
    let page = filled("<p>{{name}}</p>{{title}}!") { slot in slot == .name ? "a<b" : "\("<&>")" }
    #expect(page.written == "<p>a<b</p>&lt;&amp;&gt;!")
  }

  @Test func aValueIsNotSearchedForSlots() {
    #expect(filled("{{name}}") { _ in "\("{{title}}")" }.written == "{{title}}")
  }

  @Test func theStyleSheetCannotLeaveItsElement() {
    #expect(!PageTemplate.standard.css.contains("<"))
    #expect(!PageTemplate.standard.css.contains("http"))
    #expect(PageTemplate.standard.css.contains("light-dark("))
    #expect(PageTemplate.standard.css.contains("@media print"))
  }
}
