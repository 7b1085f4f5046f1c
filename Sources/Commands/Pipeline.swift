import Analysis
import GraphvizLayout
import Model
import Rendering

/// The other rooms as this one sees them: functions over values, so that tests can give their own.
struct Pipeline: Sendable {
  var version: String
  var formats: [OutputFormat]
  /// Every rule, sorted by id.
  var rules: [RuleEntry]
  var readSettings: @Sendable (SourceText) -> Result<Settings, SettingsFault>
  var analyze: @Sendable (AnalysisInput, Settings) async -> Report
  var readReport: @Sendable (String) -> Result<Report, ReportFault>
  /// The numbers of a saved report, also of an earlier version, under a label.
  var readTrendPoint:
    @Sendable (_ label: String, _ text: String) -> Result<Trend.Point, ReportFault>
  /// The findings for people with colours.
  var coloredText: @Sendable (Report) -> String
  /// The page of a rule as Markdown; `nil` when there is no such rule.
  var ruleText: @Sendable (String) async -> String?
  /// The ways from one component of a report to another, at most so many.
  var connection: @Sendable (Report, _ from: ComponentID, _ to: ComponentID, Options) -> Connection
  /// Why a component lives as long as it does; `nil` when the report has no such component.
  var lifetime: @Sendable (Report, ComponentID, Options) -> LifetimeExplanation?
  /// What is different from one report to another.
  var compare: @Sendable (_ old: Report, _ new: Report) -> ReportComparison
  /// The picture of what changed.
  var differenceDrawing: @Sendable (ReportComparison) -> Drawing
  /// What the report shows, the overview first.
  var drawings: @Sendable (Report, DrawingLimits) -> [Drawing]
  var drawing: @Sendable (Report, DrawingView, DrawingLimits) -> Drawing
  /// The picture of a DOT text; runs in a child process.
  var layOut: @Sendable (String, PictureFormat) async -> Result<[UInt8], LayoutFault>
  /// The files of the report folder, in one form of the page.
  var reportFiles: @Sendable (Presentation.PageForm) -> [ReportFile]
}

/// A rule as a list shows it.
struct RuleEntry: Sendable {
  let id: String
  let formerly: [String]
  /// The word for its default severity; `nil` for a rule that is off.
  let severity: String?
  let title: String
}

/// Every mistake of a settings file.
struct SettingsFault: Error {
  let problems: [Problem]
}

/// Why a saved report cannot be read.
struct ReportFault: Error {
  let reason: String
}

/// Why a layout gave no picture.
struct LayoutFault: Error {
  let reason: String
}

/// One file of the report folder.
struct ReportFile: Sendable {
  let name: String
  /// One clause for the documentation.
  let help: String
  let render: OutputFormat.Render
}
