import KotlinExtraction
package import Model
import SwiftExtraction

/// A language that can be read: a value in a list, from which file discovery derives.
package struct SourceLanguage: Sendable {
  package let language: Language
  /// Without the dot, in lower case.
  package let fileExtensions: [String]
  package let extract: @Sendable (SourceText) -> FileFacts

  /// Every language, sorted by name.
  package static let all: [SourceLanguage] = [
    SourceLanguage(language: .kotlin, fileExtensions: ["kt"], extract: extractKotlin),
    SourceLanguage(language: .swift, fileExtensions: ["swift"], extract: extractSwift),
  ]

  /// The language of a file; `nil` when none reads it.
  package static func of(_ path: String) -> SourceLanguage? { of(path, among: all) }

  /// The language of a file; `nil` when none of these reads it.
  static func of(_ path: String, among all: [SourceLanguage]) -> SourceLanguage? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let suffix = path[path.index(after: dot)...].lowercased()
    return all.first { $0.fileExtensions.contains(suffix) }
  }
}
