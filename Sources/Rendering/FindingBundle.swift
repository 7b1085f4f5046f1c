import Model

/// Findings of one rule that have something in common.
struct FindingBundle {
  enum Common: Hashable {
    /// The component that they are about.
    case subject(String)
    /// The module that they stand in.
    case module(String)
    /// Nothing: there are too few of each for a bundle.
    case none
  }

  let common: Common
  var findings: [Violation]
}

/// `findings` by what they are about, or else by module, the largest bundles first; `nil` where
/// neither makes a list shorter. Findings keep their order within a bundle.
func bundles(of findings: [Violation], in index: ReportIndex) -> [FindingBundle]? {
  let bySubject = bundled(findings) { finding in
    // Fields of the same name have nothing in common.
    guard let subject = finding.subject,
      index.component(ComponentID(module: "", name: subject)) != nil
    else { return .none }
    return .subject(subject)
  }
  if bySubject.count > 1, bySubject.count * 2 <= findings.count,
    bySubject.last.map({ $0.common != .none || $0.findings.count * 2 <= findings.count }) == true
  {
    return bySubject
  }
  let byModule = bundled(findings) { .module(index.module(of: $0.component)) }
  return byModule.count > 1 && byModule.count * 2 <= findings.count ? byModule : nil
}

private func bundled(
  _ findings: [Violation], by common: (Violation) -> FindingBundle.Common
) -> [FindingBundle] {
  let groups = Dictionary(grouping: findings, by: common)
  let alone = groups.filter { $0.key == .none || $0.value.count == 1 }.map(\.key)
  let lonely = Set(alone)
  var bundles = groups.filter { !lonely.contains($0.key) }
    .map { FindingBundle(common: $0.key, findings: $0.value) }
  let rest = findings.filter { lonely.contains(common($0)) }
  bundles.sort { (-$0.findings.count, $0.common.name) < (-$1.findings.count, $1.common.name) }
  return rest.isEmpty ? bundles : bundles + [FindingBundle(common: .none, findings: rest)]
}

extension FindingBundle.Common {
  fileprivate var name: String {
    switch self {
    case .subject(let name), .module(let name): name
    case .none: ""
    }
  }
}
