import Analysis
import Foundation
import GraphvizLayout
import Model
import Rendering
import ReportComparing
import Rules
import SettingsLoading
import YAMLReading

extension Pipeline {
  /// The rooms of the program.
  static let standard = Pipeline(
    version: toolVersion,
    formats: OutputFormat.all,
    rules: Rule.all.map {
      RuleEntry(id: $0.id, formerly: $0.formerly, severity: $0.severity?.rawValue, title: $0.title)
    },
    readSettings: settings(of:),
    analyze: { await Analysis.analyze($0, settings: $1) },
    readReport: savedReport(_:),
    readTrendPoint: savedNumbers(label:text:),
    coloredText: { checkText(of: $0, style: .coloured) },
    ruleText: rulePage,
    connection: { report, source, target, options in
      Rules.connection(
        from: source, to: target, in: report.graph,
        following: options.followsAllRelations ? Connection.allKinds : Connection.strongKinds,
        most: options.pathLimit)
    },
    lifetime: { lifetimeExplanation(of: $1, in: $0.graph, most: $2.pathLimit) },
    compare: { ReportComparing.compare($0, with: $1) },
    differenceDrawing: { Rendering.differenceDrawing(of: $0) },
    drawings: { allDrawings(of: $0, limits: $1) },
    drawing: { Rendering.drawing(of: $0, view: $1, limits: $2) },
    layOut: picture(ofDOT:format:),
    reportFiles: { $0 == .folder ? reportFolder + pageFolder : reportFolder })
}

/// The files of a report, each with the text that it holds.
let reportFolder: [ReportFile] = [
  ReportFile(
    name: "index.html",
    help: "everything below on one page, with drawings of modules and components"
  ) { htmlPage(of: $0, drawings: $1, presentation: $2) },
  ReportFile(name: "graph.svg", help: "the overview as a picture") { report, drawings, _ in
    drawings["overview"]?.svg ?? overviewDrawing(of: report).fallbackSVG
  },
  ReportFile(name: "graph.dot", help: "the overview for Graphviz") { report, drawings, _ in
    drawings["overview"]?.clusteredDOT ?? overviewDrawing(of: report).clusteredDOT
  },
  ReportFile(name: "report.json", help: "the whole report; `render` makes every format of it") {
    report, _, _ in jsonText(of: report)
  },
  ReportFile(name: "findings.sarif", help: "the findings for code scanning") { report, _, _ in
    sarifText(of: report)
  },
  ReportFile(
    name: "checklist.md", help: "questions for a review, answered as far as the sources tell"
  ) { report, _, _ in markdownChecklist(of: report) },
  ReportFile(
    name: "decisions.md", help: "what to do with each global instance and scoped binding, and why"
  ) { report, _, _ in markdownDecisions(of: report) },
  ReportFile(name: "plan.md", help: "the order in which to change them, leaves first") {
    report, _, _ in markdownPlan(of: report)
  },
]

/// What the page loads when it is a folder.
let pageFolder: [ReportFile] = [
  ReportFile(name: PageFiles.report.style, help: "the style of the page, with `--page folder`") {
    pageStyle(of: $0, drawings: $1, presentation: $2)
  },
  ReportFile(name: PageFiles.report.script, help: "the script of the page, with `--page folder`") {
    _, _, presentation in pageScript(presentation)
  },
]

@Sendable private func settings(of source: SourceText) -> Result<Settings, SettingsFault> {
  let (node, problems) = readYAML(source)
  let knownRules = Rule.all.map { rule in
    KnownRule(id: rule.id, formerly: rule.formerly, optionNames: rule.options.map(\.name))
  }
  do throws(SettingsError) {
    let settings = try loadSettings(node, knownRules: knownRules)
    let mistakes = problems.filter { $0.weight == .error }
    return mistakes.isEmpty ? .success(settings) : .failure(SettingsFault(problems: mistakes))
  } catch {
    return .failure(SettingsFault(problems: problems + error.problems))
  }
}

@Sendable private func savedReport(_ text: String) -> Result<Report, ReportFault> {
  do throws(ReportReadingError) {
    return .success(try report(fromJSON: text))
  } catch {
    return .failure(ReportFault(reason: error.message))
  }
}

@Sendable private func savedNumbers(
  label: String, text: String
) -> Result<Trend.Point, ReportFault> {
  do throws(ReportReadingError) {
    return .success(try trendPoint(label: label, fromJSON: text))
  } catch {
    return .failure(ReportFault(reason: error.message))
  }
}

@Sendable private func picture(ofDOT dot: String, format: PictureFormat)
  async -> Result<[UInt8], LayoutFault>
{
  do throws(LayoutError) {
    return .success(try await Graphviz().picture(fromDOT: dot, as: format))
  } catch {
    return .failure(LayoutFault(reason: error.description))
  }
}
