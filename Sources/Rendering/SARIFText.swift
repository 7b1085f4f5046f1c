package import Model

/// The findings as SARIF 2.1.0 that GitHub accepts. Without `primaryLocationLineHash`: that is
/// computed from the source, which GitHub's upload does itself.
package func sarifText(of report: Report) -> String {
  let index = ReportIndex(report)
  let rules = sarifRules(of: report)
  let ruleIndex = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  let groups = mergedFindings(of: report, index: index)
  let written = groups.prefix(resultLimit)
  let run = SARIFLog.Run(
    tool: SARIFLog.Tool(
      driver: SARIFLog.Driver(
        name: report.tool.name, version: report.tool.version, rules: rules)),
    automationDetails: SARIFLog.AutomationDetails(id: category(of: report)),
    originalUriBaseIds: [
      "%SRCROOT%": SARIFLog.BaseDescription(
        description: SARIFLog.Message(text: "The root of the scanned sources."))
    ],
    invocations: [
      SARIFLog.Invocation(
        toolExecutionNotifications: notifications(
          of: report, leftOut: groups.count - written.count))
    ],
    results: written.map {
      sarifResult($0, ruleIndex: ruleIndex[$0.first.rule] ?? 0, index: index)
    })
  return prettyJSON(SARIFLog(runs: [run]))
}

/// GitHub shows the first 5,000 results of a run.
private let resultLimit = 5000

/// What the SARIF of a large report leaves out.
let sarifLimits =
  "At most \(resultLimit) results; findings of one rule on one line are one result."

/// Findings of one rule on one line: GitHub would show only one of them, so they are one result.
private struct MergedFindings {
  let first: Violation
  var others: [Violation]
  let location: Location
}

private struct MergeKey: Hashable {
  let rule: String
  let file: String
  let line: Int
  let isSuppressed: Bool
}

/// Errors first, otherwise in the order of the report.
private func mergedFindings(of report: Report, index: ReportIndex) -> [MergedFindings] {
  let ranked = report.findings.enumerated().sorted {
    ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
  }
  var groups: [MergedFindings] = []
  var positions: [MergeKey: Int] = [:]
  for (_, finding) in ranked {
    let location = anchorLocation(of: finding, index: index)
    let key = MergeKey(
      rule: finding.rule, file: location.file, line: location.line,
      isSuppressed: finding.suppressed != nil)
    if let position = positions[key] {
      groups[position].others.append(finding)
    } else {
      positions[key] = groups.count
      groups.append(MergedFindings(first: finding, others: [], location: location))
    }
  }
  return groups
}

private func sarifResult(
  _ group: MergedFindings, ruleIndex: Int, index: ReportIndex
) -> SARIFLog.Result {
  let finding = group.first
  let all = [finding] + group.others
  let related = all.flatMap(\.related).prefix(100).enumerated().compactMap { number, place in
    place.location.map {
      sarifLocation($0, on: index.line(at: $0), id: number + 1, message: place.message)
    }
  }
  let line =
    finding.location == group.location
    ? finding.excerpt.map { KnownLine.excerpt($0) } ?? .unknown : .unknown
  let flows = all.compactMap { codeFlow($0.path, index: index) }
  return SARIFLog.Result(
    ruleId: finding.rule, ruleIndex: ruleIndex, level: finding.severity.rawValue,
    message: SARIFLog.Message(
      text: all.map { nonEmpty($0.message, else: $0.rule) + doubt($0) }.joined(separator: "\n")),
    rank: rank(finding.confidence),
    locations: [sarifLocation(group.location, on: line)],
    relatedLocations: related.isEmpty ? nil : related,
    codeFlows: flows.isEmpty ? nil : flows,
    partialFingerprints: ["lifegraph/v1": finding.fingerprint],
    baselineState: finding.baselineState?.rawValue,
    suppressions: finding.suppressed.map { [SARIFLog.Result.Suppression(justification: $0)] },
    properties: SARIFLog.Result.Properties(
      confidence: finding.confidence.rawValue, basis: finding.basis,
      component: finding.component.text,
      subject: finding.subject))
}

/// Viewers show the message and not the properties: what is not sure says so there.
private func doubt(_ finding: Violation) -> String {
  if finding.confidence >= .strong { return "" }
  return " (\(finding.confidence.rawValue)\(finding.basis.map { ", since \($0)" } ?? ""))"
}

/// The confidence in the standard's own terms: a number up to 100.
private func rank(_ confidence: Confidence) -> Double {
  switch confidence {
  case .hint: 10
  case .likely: 50
  case .strong: 90
  case .proven: 100
  }
}

private func nonEmpty(_ text: String, else other: String) -> String { text.isEmpty ? other : text }

/// The path as steps that a viewer walks through; steps that stand in no file have nowhere to go
/// and are left out. `nil` when fewer than two are left.
private func codeFlow(_ path: [PathStep], index: ReportIndex) -> SARIFLog.CodeFlow? {
  let steps = path.prefix(1000).compactMap { step in
    step.location.map { location in
      let slot = step.slot.map { " (\($0))" } ?? ""
      let lead = step.relation.map { "\($0.rawValue)\(slot) " } ?? ""
      return SARIFLog.ThreadFlowLocation(
        location: sarifLocation(
          location, on: index.line(at: location), message: lead + index.name(of: step.component)))
    }
  }
  guard steps.count > 1 else { return nil }
  return SARIFLog.CodeFlow(threadFlows: [SARIFLog.ThreadFlow(locations: steps)])
}

/// GitHub takes the text up to the last slash for the category of the upload.
private func category(of report: Report) -> String {
  let name = report.name.isEmpty ? "report" : report.name
  return "lifegraph/\(name.replacing("/", with: "-"))/"
}

private func notifications(of report: Report, leftOut: Int) -> [SARIFLog.Notification] {
  var notifications: [SARIFLog.Notification] = []
  if leftOut > 0 {
    let text = "\(counted(leftOut, "further result")) left out here; report.json holds them all."
    notifications.append(note("warning", text))
  }
  let coverage = report.coverage
  if !coverage.partial.isEmpty || !coverage.skipped.isEmpty {
    notifications.append(note("warning", coverageSentence(coverage) + "."))
  }
  for problem in report.problems.prefix(100) {
    let advice = problem.advice.map { "; \($0)" } ?? ""
    notifications.append(
      note(problem.weight.rawValue, problem.message + advice, at: problem.location))
  }
  return notifications
}

private func note(
  _ level: String, _ text: String, at location: Location? = nil
) -> SARIFLog.Notification {
  SARIFLog.Notification(
    level: level, message: SARIFLog.Message(text: text),
    locations: location.map { [sarifLocation($0, on: .unknown)] })
}
