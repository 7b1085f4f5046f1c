/// What a run is told: resolved from the settings file and the flags, nothing optional left open.
package struct Settings: Sendable {
  /// From which severity on a check fails.
  package enum FailLevel: String, Sendable, CaseIterable {
    case error, warning, note, none
  }

  package var graph: GraphSettings
  package var rules: RuleSettings
  /// Path patterns of files that are not read.
  package var exclude: [String] = []
  /// `nil` when the settings file does not say it.
  package var failLevel: FailLevel?
  /// From which confidence on a finding fails a check; `nil` when the settings file does not say it.
  package var confidence: Confidence?
  /// Where a forge shows the sources; `nil` when the settings file does not say it.
  package var sourceLink: SourceLink?
  /// How much pictures show.
  package var drawings = DrawingLimits.standard

  package init(graph: GraphSettings, rules: RuleSettings) {
    self.graph = graph
    self.rules = rules
  }

  /// What holds without a settings file.
  package static let standard = Settings(graph: .standard, rules: .standard)
}

/// What building the graph needs to be told.
package struct GraphSettings: Sendable {
  /// A name pattern and what it says: `*` matches any run of characters, also none.
  package struct Pattern: Sendable, Hashable {
    package let pattern: String
    package let value: String

    package init(pattern: String, value: String) {
      self.pattern = pattern
      self.value = value
    }
  }

  /// Path prefix to module name; the longest matching prefix counts.
  package var modules: [Pattern]
  /// Component name pattern to scope; the first match counts.
  package var scopePatterns: [Pattern]
  /// Additional scopes; empty keeps the standard tree.
  package var scopes: [Scope]
  /// Name patterns of composition roots.
  package var roots: [String]
  /// Name patterns of components to leave alone: loggers, configuration.
  package var leave: [String]
  /// Names of further session-ending routines.
  package var sessionEndings: [String]
  /// Path patterns of generated, test and sample code beside what is known.
  package var generatedPaths: [String]
  package var testPaths: [String]

  package static let standard = GraphSettings(
    modules: [], scopePatterns: [], scopes: [], roots: [], leave: [], sessionEndings: [],
    generatedPaths: [], testPaths: [])

  package init(
    modules: [Pattern], scopePatterns: [Pattern], scopes: [Scope], roots: [String],
    leave: [String], sessionEndings: [String], generatedPaths: [String], testPaths: [String]
  ) {
    self.modules = modules
    self.scopePatterns = scopePatterns
    self.scopes = scopes
    self.roots = roots
    self.leave = leave
    self.sessionEndings = sessionEndings
    self.generatedPaths = generatedPaths
    self.testPaths = testPaths
  }
}

/// What the rules need to be told.
package struct RuleSettings: Sendable {
  /// Severity by rule id; `nil` inside switches a rule off; a missing key keeps the default.
  package var severities: [String: Severity?]
  /// Option values by rule id and option name.
  package var options: [String: [String: Int]]

  package static let standard = RuleSettings(severities: [:], options: [:])

  package init(severities: [String: Severity?], options: [String: [String: Int]]) {
    self.severities = severities
    self.options = options
  }
}
