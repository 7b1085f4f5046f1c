import Model

/// The migration plan, leaves first.
func htmlPlan(of index: PageIndex) -> PageSection {
  let steps = index.report.plan
  let body: HTMLText =
    steps.isEmpty
    ? "<p class=\"calm\">There is nothing to migrate.</p>\n"
    : """
    <p class="intro">\(planSummary(of: index.report)).</p>
    <ol class="steps">
    \(steps.map { item($0, index: index) }.joined())</ol>

    """
  return PageSection(id: "plan", title: "Plan", number: steps.count, body: body)
}

private func item(_ step: PlanStep, index: PageIndex) -> HTMLText {
  let detail: HTMLText = step.detail.isEmpty ? "" : "<p>\(htmlInline(step.detail))</p>"
  let names = step.components.map { htmlComponentLink($0, index: index) }
  let concerned: HTMLText = names.isEmpty ? "" : "<p>Concerns \(names.joined(", "))</p>"
  let left = counted(step.remaining, "hidden access", plural: "hidden accesses")
  return """
    <li><strong>\(htmlInline(step.title))</strong> <span class="label">leaves \(left)</span>\
    \(detail)\(concerned)</li>

    """
}
