/// The page's files as text, embedded at build time.
package enum PageTemplate {
  package static var html: String { text(PackageResources.page_html) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
