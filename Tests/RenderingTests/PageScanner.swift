/// One element of a scanned page.
struct ScannedElement {
  let name: String
  let attributes: [String: String]
  /// Names of the elements around it, outermost first.
  let parents: [String]
}

/// A page cut into its elements by a reader that is stricter than any browser.
struct ScannedPage {
  private(set) var elements: [ScannedElement] = []
  /// What is wrong with the nesting or the tags; empty for a well-formed page.
  private(set) var faults: [String] = []

  private static let void: Set<String> = ["meta", "wbr", "br", "hr", "img", "link", "input"]

  init(_ html: String) {
    var rest = html[...]
    if rest.hasPrefix("<!doctype html>") { rest = rest.dropFirst("<!doctype html>".count) }
    var open: [String] = []
    while let start = rest.firstIndex(of: "<") {
      if rest[..<start].contains(">") {
        faults.append("a bare > before \(rest[start...].prefix(30))")
      }
      rest = rest[rest.index(after: start)...]
      let isEnd = rest.first == "/"
      if isEnd { rest = rest.dropFirst() }
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
      guard !name.isEmpty else {
        faults.append("a bare < before \(rest.prefix(30))")
        continue
      }
      rest = rest.dropFirst(name.count)
      var attributes: [String: String] = [:]
      var isClosed = false
      while let first = rest.first, first != ">" {
        if first.isWhitespace {
          rest = rest.dropFirst()
        } else if rest.hasPrefix("/>") {
          isClosed = true
          rest = rest.dropFirst()
        } else {
          let key = String(rest.prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace })
          rest = rest.dropFirst(key.count)
          guard rest.hasPrefix("=\""), let end = rest.dropFirst(2).firstIndex(of: "\"") else {
            faults.append("attribute \(key) of \(name) has no quoted value")
            break
          }
          let value = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
          if attributes.updateValue(value, forKey: key) != nil {
            faults.append("\(name) has \(key) twice")
          }
          rest = rest[rest.index(after: end)...]
        }
      }
      rest = rest.dropFirst()
      if isEnd {
        if open.popLast() != name { faults.append("</\(name)> closes something else") }
      } else {
        elements.append(ScannedElement(name: name, attributes: attributes, parents: open))
        if !isClosed, !ScannedPage.void.contains(name) { open.append(name) }
      }
      // Style sheets and scripts are no markup.
      if ["style", "script"].contains(name), !isEnd, let end = rest.firstRange(of: "</\(name)>") {
        rest = rest[end.lowerBound...]
      }
    }
    if !open.isEmpty { faults.append("never closed: \(open)") }
  }

  func all(_ name: String) -> [ScannedElement] { elements.filter { $0.name == name } }
}
