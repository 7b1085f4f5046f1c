package import Model

/// The files of an example text: `//- path` or `#- path` starts a file.
package func exampleFiles(_ text: String) -> [SourceText] {
  var files: [SourceText] = []
  var path: String?
  var lines: [Substring] = []
  func close() {
    if let path {
      files.append(SourceText(path: path, text: lines.joined(separator: "\n") + "\n"))
    }
  }
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("//- ") || line.hasPrefix("#- ") {
      close()
      path = line.split(separator: " ", maxSplits: 1).last.map(String.init)
      lines = []
    } else {
      lines.append(line)
    }
  }
  close()
  return files
}
