import Model

/// The migration plan by its parts, with what few changes would take most, and where to stop.
func htmlPlan(of index: PageIndex) -> PageSection {
  let report = index.report
  var body: HTMLText = ""
  if report.plan.isEmpty {
    body += "<p class=\"calm\">There is nothing to migrate.</p>\n"
  } else {
    body += """
      <p class="intro">\(planSummary(of: report)). Each step can be merged alone.</p>
      \(changes(of: index))
      """
    for part in planParts(of: report) {
      body += """
        <h3>\(part.phase.heading)</h3>
        <p class="intro">\(htmlInline(part.phase.reason))</p>
        <ol class="steps" start="\(String(part.steps[0].number))">
        \(part.steps.map { item($0.step, index: index) }.joined())</ol>

        """
    }
  }
  body += limits(of: index)
  return PageSection(id: "plan", title: "Plan", number: report.plan.count, body: body)
}

private func changes(of index: PageIndex) -> HTMLText {
  guard let summary = ownershipSummary(of: index.report) else { return "" }
  let lines = index.report.ownershipChanges.map { change -> HTMLText in
    "<li>\(htmlInline(ownershipWords(change, name: index.base.name)))</li>\n"
  }
  return "<p class=\"intro\">\(summary):</p>\n<ul class=\"lines\">\n\(lines.joined())</ul>\n"
}

private func limits(of index: PageIndex) -> HTMLText {
  guard let summary = limitSummary(of: index.report) else { return "" }
  let lines = index.report.planLimits.map { limit -> HTMLText in
    """
    <li>\(htmlComponentLink(limit.component, index: index)), \(grouped(limit.accesses)): \
    \(htmlInline(limit.reason))</li>

    """
  }
  return """
    <h3>Where to stop</h3>
    <p class="intro">\(summary).</p>
    <ul class="lines">
    \(lines.joined())</ul>

    """
}

private func item(_ step: PlanStep, index: PageIndex) -> HTMLText {
  let detail: HTMLText = step.detail.isEmpty ? "" : "<p>\(htmlInline(step.detail))</p>"
  let names = step.components.map { htmlComponentLink($0, index: index) }
  let concerned: HTMLText = names.isEmpty ? "" : "<p>Concerns \(names.joined(", "))</p>"
  return """
    <li><strong>\(htmlInline(step.title))</strong> <span class="label">\(remainder(after: step))\
    </span>\(detail)\(places(of: step, index: index))\(concerned)</li>

    """
}

/// Where to change what, closed at first.
private func places(of step: PlanStep, index: PageIndex) -> HTMLText {
  let lines = placeLines(step.changes)
  if lines.isEmpty { return "" }
  let count = step.changes.count
  let items = lines.map { line -> HTMLText in
    let shown = line.places.prefix(12).map { htmlLocation($0, index: index) }.joined(", ")
    let more: HTMLText =
      line.places.count > 12 ? " and \(grouped(line.places.count - 12)) more" : ""
    return "<li>\(htmlInline(line.text)) \(shown)\(more)</li>\n"
  }
  return """
    <details><summary>\(counted(count, "place"))</summary><ul class="lines">
    \(items.joined())</ul></details>
    """
}
