import Model

/// Findings that came, went or weigh another; and how many are set aside since their file was not
/// read whole on the other side. Those of rules that ran on one side alone are not compared.
func findingChanges(
  _ old: ComparedReport, _ new: ComparedReport, _ correspondence: Correspondence,
  _ gaps: ReadingGaps
) -> (changes: FindingChanges, setAside: Int) {
  let common = Set(old.report.rules.map(\.id)).intersection(new.report.rules.map(\.id))
  // A report that lists no rules was made by hand.
  func isCompared(_ finding: Violation) -> Bool {
    common.contains(finding.rule) || old.report.rules.isEmpty || new.report.rules.isEmpty
  }
  var left = Dictionary(
    grouping: old.findings.filter(isCompared).reversed(),
    by: { Identity($0, component: correspondence.new) })
  var added: [Violation] = []
  var fixed: [Violation] = []
  var reweighed: [FindingChanges.Reweighed] = []
  var setAside = 0
  for finding in new.findings where isCompared(finding) {
    // Of several about the same, that with the same fingerprint is another one of them at most.
    if let before = left[Identity(finding) { $0 }]?.popLast() {
      if (before.severity, before.confidence) != (finding.severity, finding.confidence) {
        reweighed.append(FindingChanges.Reweighed(old: before, new: finding))
      }
    } else if gaps.hidesOld(finding.location) {
      setAside += 1
    } else {
      added.append(finding)
    }
  }
  for finding in left.values.joined() {
    if gaps.hidesNew(finding.location) { setAside += 1 } else { fixed.append(finding) }
  }
  return (
    FindingChanges(
      new: added.sorted(by: precedes), fixed: fixed.sorted(by: precedes),
      reweighed: reweighed.sorted { precedes($0.finding, $1.finding) }),
    setAside
  )
}

/// What a finding is about, as its fingerprint has it, with the identities of the new report.
private struct Identity: Hashable {
  let rule: String
  let component: ComponentID
  let subject: String?

  init(_ finding: Violation, component new: (ComponentID) -> ComponentID) {
    rule = finding.rule
    component = new(finding.component)
    subject = finding.subject.map { new(ComponentID(module: "", name: $0)).text }
  }
}

/// The gravest first, then by rule, component and subject.
private func precedes(_ left: Violation, _ right: Violation) -> Bool {
  if left.severity != right.severity { return left.severity > right.severity }
  if left.confidence != right.confidence { return left.confidence > right.confidence }
  if left.rule != right.rule { return left.rule < right.rule }
  if left.component != right.component { return left.component < right.component }
  return (left.subject ?? "", left.fingerprint) < (right.subject ?? "", right.fingerprint)
}
