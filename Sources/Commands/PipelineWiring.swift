import Analysis
import Foundation
import GraphvizLayout
import Model
import Rendering
import Rules
import SettingsLoading
import YAMLReading

extension Pipeline {
  /// The rooms of the program.
  static let standard = Pipeline(
    version: "0.1.0",
    formats: OutputFormat.all,
    ruleNames: Rule.all.map(\.id),
    readSettings: settings(of:),
    analyze: { await Analysis.analyze($0, settings: $1) },
    readReport: savedReport(_:),
    coloredText: { checkText(of: $0, style: .coloured) },
    ruleText: { id in
      Rule.all.first { $0.id == id || $0.formerly.contains(id) }.map { ruleDocumentation($0) }
    },
    drawings: { _ in [] },
    overview: { _ in
      Drawing(id: "overview", title: "Overview", notes: [], attempts: [], fallbackSVG: "")
    },
    checkLayout: { svg, _ in svg.contains("</svg>") ? nil : "the layout gave no whole picture" },
    cleanSVG: { $0 },
    layOut: picture(ofDOT:format:),
    reportFiles: reportFolder)
}

/// The folder of a report: file, and the format that writes it.
private let reportFolder: [ReportFile] = [
  ("index.html", "html"), ("graph.svg", "svg"), ("graph.dot", "dot"), ("report.json", "json"),
  ("findings.sarif", "sarif"), ("checklist.md", "checklist"), ("decisions.md", "decisions"),
  ("plan.md", "plan"),
].compactMap { name, formatName in
  OutputFormat.all.first { $0.name == formatName }.map { ReportFile(name: name, render: $0.render) }
}

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

@Sendable private func picture(ofDOT dot: String, format: PictureFormat)
  async -> Result<[UInt8], LayoutFault>
{
  do throws(LayoutError) {
    return .success(try await Graphviz().picture(fromDOT: dot, as: format))
  } catch {
    return .failure(LayoutFault(reason: error.description))
  }
}
