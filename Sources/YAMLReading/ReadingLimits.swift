/// What one manifest or settings file may ask for. The limits are far above what people write and
/// far below what makes a machine suffer.
package enum ReadingLimits {
  /// Size of the text.
  package static let bytes = 10_000_000
  /// Lists and mappings inside each other.
  package static let depth = 64
  /// Uses of anchors; counted as written, so that honest files are not refused for what they
  /// expand to.
  package static let aliases = 1_000
  /// Values after aliases have been expanded.
  package static let nodes = 100_000
  /// `%TAG` and other directives; libyaml compares each with all before it.
  static let directives = 100
  /// Control characters that are told one by one; with more of them the file is no text.
  static let controlCharacters = 10
}
