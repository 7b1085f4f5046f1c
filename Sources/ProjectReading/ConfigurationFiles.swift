import Model

/// Files of build settings, which projects name and which include each other.
struct ConfigurationFiles {
  /// What all of them say together.
  let all: BuildSettings
  private let texts: [String: String]

  init(_ files: [SourceText]) {
    var all = BuildSettings()
    for file in files { all.read(file.text) }
    self.all = all
    texts = Dictionary(
      files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  /// The words of a setting in a file and in those that it includes, sorted.
  func values(of setting: String, in path: String) -> [String] {
    var settings = BuildSettings()
    var seen: Set<String> = [path]
    var pending = [path]
    while let next = pending.popLast() {
      guard let text = texts[next] else { continue }
      settings.read(text)
      for included in includes(in: text).map({ joinedPath(folder(of: next), $0) })
      where seen.insert(included).inserted {
        pending.append(included)
      }
    }
    return settings.values(of: setting).sorted()
  }

  /// `#include "Base.xcconfig"`, and `#include?` for a file that may be missing.
  private func includes(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      let word = parts[0].filter { !$0.isWhitespace }
      return parts.count > 1 && (word == "#include" || word == "#include?")
        ? String(parts[1]) : nil
    }
  }
}
