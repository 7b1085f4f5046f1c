import Model

/// `file:line:column` as code.
func htmlLocation(_ location: Location) -> HTMLText {
  "<code>\(htmlPath(location.file)):\(location.line):\(location.column)</code>"
}

/// `file:line` as code, for tables.
func htmlLine(_ location: Location) -> HTMLText {
  "<code>\(htmlPath(location.file)):\(location.line)</code>"
}

/// A path that may break after each folder.
func htmlPath(_ path: String) -> HTMLText {
  path.split(separator: "/", omittingEmptySubsequences: false)
    .map { HTMLText(escaping: String($0)) }.joined("/<wbr>")
}
