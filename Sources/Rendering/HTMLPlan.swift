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
      let shown = part.steps.prefix(stepsOfPart)
      body += """
        <h3>\(part.phase.heading)</h3>
        <p class="intro">\(htmlInline(part.phase.reason))</p>
        \(steps(shown, index: index))\(leftOut(part.steps.count - shown.count))
        """
    }
  }
  body += limits(of: index)
  return PageSection(id: "plan", title: "Plan", number: report.plan.count, body: body)
}

/// A part with more steps opens slowly and is read by nobody to its end.
private let stepsOfPart = 400
/// So many of a part are open, the others stand behind lines, each of so many.
private let openSteps = 40
private let foldedSteps = 90

private typealias NumberedStep = (number: Int, step: PlanStep)

private func steps(_ steps: ArraySlice<NumberedStep>, index: PageIndex) -> HTMLText {
  guard steps.count > openSteps + openSteps / 4 else { return list(steps, index: index) }
  var text = list(steps.prefix(openSteps), index: index)
  var rest = steps.dropFirst(openSteps)
  while let first = rest.first {
    let next = rest.prefix(foldedSteps)
    rest = rest.dropFirst(foldedSteps)
    let last = first.number + next.count - 1
    text = """
      \(text)<details class="fold"><summary>Steps \(grouped(first.number)) to \(grouped(last))</summary>
      \(list(next, index: index))</details>

      """
  }
  return text
}

private func list(_ steps: ArraySlice<NumberedStep>, index: PageIndex) -> HTMLText {
  guard let first = steps.first else { return "" }
  return """
    <ol class="steps" start="\(String(first.number))">
    \(steps.map { item($0.step, index: index) }.joined())</ol>

    """
}

private func leftOut(_ number: Int) -> HTMLText {
  guard number > 0 else { return "" }
  return """
    <p class="calm">\(counted(number, "further step")) left out to keep this page usable; \
    report.json holds them all.</p>

    """
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
