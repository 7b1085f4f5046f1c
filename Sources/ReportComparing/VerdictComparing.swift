import Model

/// Verdicts that came, went or are others.
func verdictChanges(
  _ old: ComparedReport, _ new: ComparedReport, _ correspondence: Correspondence,
  _ gaps: ReadingGaps
) -> [VerdictChange] {
  struct Matter: Hashable {
    let component: ComponentID
    let key: String
  }
  let before = Dictionary(
    old.report.verdicts.map {
      (Matter(component: correspondence.new($0.component), key: $0.key), $0)
    }
  ) { first, _ in first }
  let after = Dictionary(
    new.report.verdicts.map { (Matter(component: $0.component, key: $0.key), $0) }
  ) { first, _ in first }
  let matters = Set(before.keys).union(after.keys).sorted {
    ($0.component, $0.key) < ($1.component, $1.key)
  }
  return matters.compactMap { matter in
    let (was, now) = (before[matter], after[matter])
    guard was?.action != now?.action else { return nil }
    let isHidden =
      was == nil && gaps.hidesOld(new.components[matter.component]?.location)
      || now == nil && was.map { gaps.hidesNew(old.components[$0.component]?.location) } ?? false
    return isHidden ? nil : VerdictChange(old: was, new: now, component: matter.component)
  }
}
