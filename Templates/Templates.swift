/// The page's files as text, embedded at build time.
package enum PageTemplate {
  /// The page with slots of the form `{{name}}`.
  package static var html: String { text(PackageResources.page_html) }
  /// Its style sheet.
  package static var css: String { text(PackageResources.page_css) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
