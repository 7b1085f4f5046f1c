import Model
import Rendering

/// A command line as it was typed, each flag in its own place; what was not typed has its default.
struct Options: Sendable, Equatable {
  /// In the order of the command line; `-` is standard input.
  var inputs: [String] = []
  /// `nil` takes the command's own.
  var outputFolder: String?
  var pageForm = Presentation.PageForm.file
  /// `nil` takes the page of lifegraph itself.
  var templateFolder: String?
  /// A file, or `-` for standard output.
  var outputFile = "-"
  var view = ViewWords()
  /// Saved reports to compare the numbers with, oldest first; one word may name several.
  var earlierReports: [String] = []
  /// `nil` takes the command's own.
  var format: String?
  /// `nil` searches from the first input's folder upwards.
  var settingsFile: String?
  var indexStore = IndexStoreChoice.found
  /// True for what orders by how often sources change.
  var needsHistory = false
  var ignoresHistory = false
  /// `nil` leaves it to the settings.
  var failLevel: Settings.FailLevel?
  /// `nil` when no flag chooses one.
  var confidence: Confidence?
  var minimumCoverage = 98.0
  /// How many paths an answer shows.
  var pathLimit = 10
  /// True when paths also go through relations that neither keep nor reach.
  var followsAllRelations = false
  var allowsIncomplete = false
  var isQuiet = false
  var isColorless = false
}

extension Confidence {
  /// What holds when neither the command line nor the settings name one.
  static let standard = Confidence.strong
}

extension Settings.FailLevel {
  /// What holds when neither the command line nor the settings name one.
  static let standard = Settings.FailLevel.warning

  /// The least severity that fails; `nil` when nothing does.
  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .none: nil
    }
  }
}
