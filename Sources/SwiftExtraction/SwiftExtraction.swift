package import Model

/// Facts of one Swift file. Cannot fail: what the parser does not understand becomes a problem.
package func extractSwift(_ source: SourceText) -> FileFacts {
  FileFacts(path: source.path, language: .swift)
}
