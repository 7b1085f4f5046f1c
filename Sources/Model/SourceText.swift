/// One text that is read: a source file or a manifest, already decoded.
package struct SourceText: Sendable, Hashable {
  /// Path as it is shown: relative to the input's root, forward slashes, never absolute.
  package let path: String
  /// The whole text; invalid UTF-8 has been replaced by U+FFFD before.
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
