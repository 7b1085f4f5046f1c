/// The places of the page template that are filled: its fields.
package enum PageSlot: String, Sendable, CaseIterable {
  case title, policy, style, script, kind, name, navigation, summary, notice, figures, sections,
    colophon

  /// What it holds, as a clause.
  package var help: String {
    switch self {
    case .title: "the words for the window: the name of the report and what it is"
    case .policy: "the content of the Content-Security-Policy, which allows the script below alone"
    case .style: "the element with the style sheet, or the link to it"
    case .script: "the element with the script; it belongs into the head"
    case .kind: "what the page is: a report or a difference"
    case .name: "the name of the report"
    case .navigation: "a list entry with a link for each section"
    case .summary: "one sentence with the most important numbers"
    case .notice: "a paragraph that says what could not be read; empty when everything was"
    case .figures: "the numbers at the head of the page"
    case .sections: "every section with its heading"
    case .colophon: "which program made the page, and in which version"
    }
  }

  /// True for what a page cannot do without.
  package var isNeeded: Bool {
    switch self {
    case .policy, .style, .script, .sections: true
    case .title, .kind, .name, .navigation, .summary, .notice, .figures, .colophon: false
    }
  }
}

/// `template` with every slot filled; checked templates have no others.
func filled(_ template: String, with value: (PageSlot) -> HTMLText) -> HTMLText {
  var page: HTMLText = ""
  var rest = template[...]
  while let opening = rest.firstRange(of: "{{") {
    page += HTMLText(ownMarkup: String(rest[..<opening.lowerBound]))
    rest = rest[opening.upperBound...]
    guard let closing = rest.firstRange(of: "}}") else { break }
    if let slot = PageSlot(rawValue: String(rest[..<closing.lowerBound])) { page += value(slot) }
    rest = rest[closing.upperBound...]
  }
  return page + HTMLText(ownMarkup: String(rest))
}

private func + (left: HTMLText, right: HTMLText) -> HTMLText { "\(left)\(right)" }
