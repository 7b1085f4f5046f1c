import Commands
import ManifestReading
import Rules
import SettingsLoading

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
    GeneratedDocument(path: "Documentation/CommandLine.md") { commandLineDocumentation() },
    GeneratedDocument(path: "Documentation/Formats.md") { formatsDocumentation() },
    GeneratedDocument(path: "Documentation/Manifest.md") { manifestDocumentation() },
    GeneratedDocument(path: "Documentation/Rules.md", text: rulesDocument),
    GeneratedDocument(path: "Documentation/Settings.md") {
      settingsDocumentation(knownRules: knownRules)
    },
    GeneratedDocument(path: "Documentation/manifest.schema.json") { manifestSchema() },
    GeneratedDocument(path: "Documentation/settings.schema.json") {
      settingsSchema(knownRules: knownRules)
    },
  ]
}

private let knownRules = Rule.all.map { rule in
  KnownRule(id: rule.id, formerly: rule.formerly, optionNames: rule.options.map(\.name))
}
