/// A file of the repository that is written by `devtool generate` and compared by a test.
package struct GeneratedDocument: Sendable {
  /// Path below the root of the repository.
  package let path: String
  /// What the file has to hold.
  package let text: @Sendable () async -> String

  package init(path: String, text: @escaping @Sendable () async -> String) {
    self.path = path
    self.text = text
  }
}

extension GeneratedDocument {
  /// Every generated document, sorted by path.
  package static let all: [GeneratedDocument] = [
    GeneratedDocument(path: "Documentation/Rules.md", text: rulesDocument)
  ]
}
