import Model

/// `file:line:column` as code, with a link to the forge when the report names one.
func htmlLocation(_ location: Location, index: PageIndex) -> HTMLText {
  linked(
    "<code>\(htmlPath(location.file)):\(location.line):\(location.column)</code>", location, index)
}

/// `file:line` as code, for tables; linked as above.
func htmlLine(_ location: Location, index: PageIndex) -> HTMLText {
  linked("<code>\(htmlPath(location.file)):\(location.line)</code>", location, index)
}

/// A path that may break after each folder.
func htmlPath(_ path: String) -> HTMLText {
  path.split(separator: "/", omittingEmptySubsequences: false)
    .map { HTMLText(escaping: String($0)) }.joined("/<wbr>")
}

private func linked(_ text: HTMLText, _ location: Location, _ index: PageIndex) -> HTMLText {
  guard let address = index.report.sourceLink?.address(of: location) else { return text }
  return "<a class=\"source\" href=\"\(address)\" rel=\"noreferrer\">\(text)</a>"
}
