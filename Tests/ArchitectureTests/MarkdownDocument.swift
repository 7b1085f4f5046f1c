/// What a Markdown text links to, and where it can be linked to; fenced code and code in a line are
/// left out.
struct MarkdownDocument {
  struct Link {
    let text: String
    let target: String
    let isPicture: Bool

    /// True when it leads out of the repository.
    var isOutside: Bool { target.contains("://") || target.hasPrefix("mailto:") }
  }

  private(set) var links: [Link] = []
  /// Anchors of the headings, as GitHub makes them.
  private(set) var anchors: [String] = []

  init(_ text: String) {
    var fence: Substring?
    for line in text.split(separator: "\n") {
      let ticks = line.prefix { $0 == "`" }
      if let open = fence {
        if ticks.count >= open.count, ticks.count == line.count { fence = nil }
      } else if ticks.count >= 3 {
        fence = ticks
      } else if line.hasPrefix("#") {
        add(heading: line.drop { $0 == "#" }.drop { $0 == " " })
      } else {
        links += Self.links(in: line)
      }
    }
  }

  private mutating func add(heading: Substring) {
    let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
    let anchor = kept.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "-")
    let earlier = anchors.filter { earlier in
      earlier == anchor
        || (earlier.hasPrefix("\(anchor)-") && Int(earlier.dropFirst(anchor.count + 1)) != nil)
    }.count
    anchors.append(earlier == 0 ? anchor : "\(anchor)-\(earlier)")
  }

  /// Every `](target)`, with the text after the bracket that belongs to it.
  private static func links(in line: Substring) -> [Link] {
    var links: [Link] = []
    var openings: [String.Index] = []
    var isCode = false
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      // Code inside the text of a link, as in [`f`](g), must not hide the link's end.
      case "`": isCode.toggle()
      case "[" where !isCode: openings.append(index)
      case "]" where !isCode:
        let rest = line[line.index(after: index)...]
        guard let opening = openings.popLast(), rest.first == "(",
          let end = rest.firstIndex(of: ")")
        else { break }
        let isPicture =
          opening > line.startIndex && line[line.index(before: opening)] == "!"
        links.append(
          Link(
            text: String(line[line.index(after: opening)..<index]),
            target: String(rest[..<end].dropFirst()), isPicture: isPicture))
        index = end
      default: break
      }
      index = line.index(after: index)
    }
    return links
  }
}
