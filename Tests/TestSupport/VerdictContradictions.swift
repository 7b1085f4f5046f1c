package import Model

/// Where a verdict and a finding about the same component say different things, and where a verdict
/// asks for a change of which no finding speaks; one line each.
package func verdictContradictions(in report: Report) -> [String] {
  let verdicts = Dictionary(
    report.verdicts.map { ($0.component, $0) }, uniquingKeysWith: { first, _ in first })
  var lines: [String] = []
  for finding in report.findings where finding.confidence >= .strong {
    if let verdict = verdicts[finding.component], !agrees(verdict.action, with: finding) {
      lines.append(
        "\(verdict.component) is \(verdict.action), yet \(finding.rule): \(finding.message)")
    }
    let subject = finding.subject.map { ComponentID(module: "", name: $0) }
    if let verdict = subject.flatMap({ verdicts[$0] }), denies(verdict.action, finding) {
      lines.append(
        "\(verdict.component) is \(verdict.action), yet \(finding.rule): \(finding.message)")
    }
  }
  let told = Set(report.findings.filter { movingRules.contains($0.rule) }.map(\.component))
  for verdict in report.verdicts where isMove(verdict.action) && !told.contains(verdict.component) {
    lines.append("\(verdict.component) is \(verdict.action), and no finding says why")
  }
  return lines
}

/// Rules that say that something stays too long, or needs no scope.
private let movingRules: Set<String> = lifetimeRules.union([
  "label-without-need", "memory-as-truth",
])
private let lifetimeRules: Set<String> = [
  "session-state-in-app-scope", "forgotten-on-logout", "flow-state-in-app-scope",
  "captive-dependency", "ui-outlived", "never-released",
]

private func isMove(_ action: Verdict.Action) -> Bool {
  switch action {
  case .moveToSession, .moveToFlow, .moveToScreen, .persist, .split, .dropLabel: true
  case .leave, .inject, .close: false
  }
}

/// What a finding in the component itself asks for.
private func agrees(_ action: Verdict.Action, with finding: Violation) -> Bool {
  switch finding.rule {
  // Without its label it would not outlive what it is given.
  case "captive-dependency": isMove(action)
  case _ where lifetimeRules.contains(finding.rule): isMove(action) && action != .dropLabel
  case "label-without-need": action == .dropLabel
  // What races is no question of lifetime.
  case "global-mutable-state":
    finding.severity == .note || finding.message.hasSuffix("changes it") || action != .leave
  default: finding.severity < .error || action != .leave
  }
}

/// True where a finding of another component says that this one is not well placed.
private func denies(_ action: Verdict.Action, _ finding: Violation) -> Bool {
  switch finding.rule {
  case "hidden-access": [.leave, .close, .dropLabel].contains(action)
  case "singleton-default-argument", "service-locator", "created-twice":
    [.leave, .dropLabel].contains(action)
  default: false
  }
}
