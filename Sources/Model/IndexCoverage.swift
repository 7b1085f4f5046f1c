/// For how many sources the compiler's own index told what names mean.
package struct IndexCoverage: Sendable, Hashable, Codable {
  package let files: Int
  /// Files that were changed after they were built, by path: their names are resolved by syntax.
  package let stale: [String]
  /// Sources that no build has seen, whose names are resolved by syntax, too.
  package let unknownFiles: Int

  package init(files: Int, stale: [String], unknownFiles: Int) {
    self.files = files
    self.stale = stale
    self.unknownFiles = unknownFiles
  }
}
