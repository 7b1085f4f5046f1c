import Model

/// How much was read, what could not be, and what is wrong with the inputs.
func htmlCoverage(of index: PageIndex) -> PageSection {
  let report = index.report
  let coverage = report.coverage
  var body: HTMLText = "<p class=\"intro\">\(coverageSentence(coverage)).</p>\n"
  if !report.inputs.isEmpty {
    let inputs = report.inputs.map { "<code>\($0.path)</code> (\($0.kind.rawValue))" as HTMLText }
    body += "<p class=\"intro\">Inputs: \(inputs.joined(", ")).</p>\n"
  }
  let gaps =
    coverage.partial.map { gapRow($0, extent: "in part") }
    + coverage.skipped.map { gapRow($0, extent: "not at all") }
  if gaps.isEmpty {
    body += "<p class=\"calm\">Every file was read whole.</p>\n"
  } else {
    body += HTMLTable(
      caption: "<strong>What could not be read</strong>",
      columns: [.text("File"), .text("Read"), .text("Reason")], rows: gaps
    ).written(label: "What could not be read")
  }
  if let stale = coverage.index?.stale, !stale.isEmpty {
    body += HTMLTable(
      caption: "<strong>Changed after they were built</strong>, names resolved by syntax",
      columns: [.text("File")],
      rows: stale.map { "<tr><th scope=\"row\"><code>\(htmlPath($0))</code></th></tr>" }
    ).written(label: "Changed after they were built")
  }
  if !report.problems.isEmpty {
    body += HTMLTable(
      caption: "<strong>\(counted(report.problems.count, "problem"))</strong> of the inputs",
      columns: [.text("Weight"), .text("Problem"), .text("Place")],
      rows: report.problems.map { problemRow($0, index: index) }
    ).written(label: "Problems")
  }
  return PageSection(
    id: "coverage", title: "Coverage", number: gaps.count + report.problems.count, body: body)
}

private func gapRow(_ gap: Report.Coverage.Gap, extent: HTMLText) -> HTMLText {
  """
  <tr><th scope="row"><code>\(htmlPath(gap.path))</code></th><td>\(extent)</td>\
  <td class="wide">\(htmlInline(gap.reason))</td></tr>
  """
}

private func problemRow(_ problem: Problem, index: PageIndex) -> HTMLText {
  let advice = problem.advice.map { "<span class=\"aside\">\(htmlInline($0))</span>" as HTMLText }
  return """
    <tr><td>\(htmlLabel(problem.weight))</td>\
    <td class="wide">\(htmlInline(problem.message))\(advice ?? "")</td>\
    <td>\(problem.location.map { htmlLocation($0, index: index) } ?? "")</td></tr>
    """
}
