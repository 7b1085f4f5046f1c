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
  return PageFrame(
    kind: "Lifetime report", title: "\(report.title): lifetime report", name: "\(report.title)",
    summary: "\(summarySentence(of: report))", notice: coverageNotice(of: report),
    figures: htmlFigures(of: report), sections: sections,
    data: htmlData(pageData(of: index, drawings: embedded)), report: report
  ).written(presentation.template, parts)
}
