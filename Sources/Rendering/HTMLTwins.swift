import Model

/// Components that are there in Swift and in Kotlin, those that differ first; `nil` when there are
/// none.
func htmlTwins(of index: PageIndex) -> PageSection? {
  let twins = index.report.twins
  guard !twins.isEmpty else { return nil }
  let differing = twins.filter { !$0.differences.isEmpty }
  let table = HTMLTable(
    caption: """
      <strong>\(counted(differing.count, "twin"))</strong> of \(grouped(twins.count)) \
      \(differing.count == 1 ? "differs" : "differ")
      """,
    columns: [.text("Component"), .text("Differs in"), .text("Swift"), .text("Kotlin")],
    rows: differing.flatMap { rows($0, index: index) })
  let alike = twins.filter(\.differences.isEmpty)
  let rest: HTMLText =
    alike.isEmpty
    ? ""
    : "<p>Alike: \(alike.map { htmlComponentLink($0.swift, index: index) }.joined(", ")).</p>\n"
  let body: HTMLText = """
    <p class="intro">Components of the same name on both platforms. Where two differ, one of them may \
    be mended already.</p>
    \(differing.isEmpty ? "" : table.written(label: "Twins and their differences"))\(rest)
    """
  return PageSection(id: "twins", title: "Twins", number: twins.count, body: body)
}

private func rows(_ twin: Twin, index: PageIndex) -> [HTMLText] {
  twin.differences.enumerated().map { number, difference in
    let name: HTMLText =
      number == 0
      ? """
      <th scope="row" rowspan="\(twin.differences.count)">\(htmlComponentLink(twin.swift, index: index))\
      <span class="aside">\(htmlComponentLink(twin.kotlin, index: index))</span></th>
      """ : ""
    return """
      <tr>\(name)<td>\(words(difference.aspect))</td>\
      <td class="wide">\(htmlInline(difference.swift))</td>\
      <td class="wide">\(htmlInline(difference.kotlin))</td></tr>
      """
  }
}

private func words(_ aspect: Twin.Difference.Aspect) -> HTMLText {
  switch aspect {
  case .scope: "lifetime"
  case .access: "access"
  case .sessionData: "data of the user"
  case .reaches: "hidden access"
  }
}
