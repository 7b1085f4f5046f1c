package import Model
import Templates

/// The report as a page that needs no network, and is whole without its script. `drawings` are shown inline, the
/// one with the id `overview` first and the others by their titles.
package func htmlPage(
  of report: Report, drawings: [String: LaidOutDrawing],
  presentation: Presentation = .standard
) -> String {
  let embedded = embeddedDrawings(drawings)
  let index = PageIndex(ReportIndex(report), drawings: embedded)
  let sections = [
    htmlDrawings(embedded, index: index), htmlFindings(of: index), htmlDecisions(of: index),
    htmlChecklist(of: index), htmlPlan(of: index), htmlInventory(of: index),
    htmlScopes(of: index), htmlTwins(of: index), htmlComponents(of: index),
    htmlCoverage(of: index),
  ].compactMap { $0 }
  let parts = PageParts(
    presentation.page, css: pageStyle(of: report, drawings: drawings, presentation: presentation),
    script: pageScript(presentation))
  let page = filled(presentation.template.html) { slot in
    switch slot {
    case .title: "\(report.title): lifetime report"
    case .policy: parts.policy
    case .style: parts.style
    case .script: parts.script
    case .name: "\(report.title)"
    case .navigation: sections.map(\.entry).joined()
    case .summary: "\(summarySentence(of: report))"
    case .notice: coverageNotice(of: report)
    case .figures: htmlFigures(of: report)
    case .sections:
      """
      \(sections.map(\.written).joined("\n"))\
      \(htmlData(pageData(of: index, drawings: embedded)))
      """
    case .colophon:
      "Made by \(report.tool.name) \(report.tool.version), schema version \(report.schemaVersion)."
    }
  }
  return page.written
}
