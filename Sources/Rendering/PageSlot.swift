/// The places of the page template that are filled.
enum PageSlot: String, CaseIterable {
  case title, style, name, navigation, summary, notice, figures, sections, colophon
}

/// `template` with every slot filled; a slot that no case names stays empty, which a test forbids.
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
