import Model

/// What is not told as a difference, since one side has not read its file whole.
struct SetAside {
  let components: Int
  let relations: Int
  let findings: Int
}

/// Why a part of the difference may come from how the reports were made, the weightiest first.
func reservations(
  _ old: ComparedReport, _ new: ComparedReport, _ gaps: ReadingGaps, setAside: SetAside
) -> [ReportDifference.Reservation] {
  [
    versions(old.report, new.report), inputs(old.report, new.report), rules(old, new),
    index(old.report, new.report), shares(old.report.coverage, new.report.coverage),
    unread(gaps, setAside),
  ].compactMap { $0 }
}

private func versions(_ old: Report, _ new: Report) -> ReportDifference.Reservation? {
  guard old.tool != new.tool || old.schemaVersion != new.schemaVersion else { return nil }
  return ReportDifference.Reservation(
    .versions,
    "The old side was made by \(old.tool.name) \(old.tool.version), the new one by "
      + "\(new.tool.name) \(new.tool.version): some of this may come from the program and not "
      + "from the sources.")
}

private func inputs(_ old: Report, _ new: Report) -> ReportDifference.Reservation? {
  let (before, after) = (kinds(old), kinds(new))
  guard before != after else { return nil }
  return ReportDifference.Reservation(
    .inputs,
    "The old side was made of \(words(before)), the new one of \(words(after)): the two say "
      + "different things of the same component.")
}

private func kinds(_ report: Report) -> Set<Report.Input.Kind> { Set(report.inputs.map(\.kind)) }

private func words(_ kinds: Set<Report.Input.Kind>) -> String {
  let words = Report.Input.Kind.allCases.filter(kinds.contains).map { kind in
    switch kind {
    case .manifest: "a manifest"
    case .sources: "sources"
    case .report: "a report"
    }
  }
  return words.isEmpty ? "no input" : words.joined(separator: " and ")
}

/// A rule that ran on one side alone would make each of its findings new or fixed.
private func rules(_ old: ComparedReport, _ new: ComparedReport) -> ReportDifference.Reservation? {
  let before = Set(old.report.rules.map(\.id))
  let after = Set(new.report.rules.map(\.id))
  let alone = before.symmetricDifference(after)
  guard !alone.isEmpty, !before.isEmpty, !after.isEmpty else { return nil }
  let findings = (old.findings + new.findings).count { alone.contains($0.rule) }
  return ReportDifference.Reservation(
    .rules,
    "\(list(alone.sorted())) ran on one side alone: \(amount(findings, "finding")) of "
      + "\(alone.count == 1 ? "it is" : "them are") not compared.")
}

private func index(_ old: Report, _ new: Report) -> ReportDifference.Reservation? {
  let (before, after) = (old.coverage.index != nil, new.coverage.index != nil)
  guard before != after else { return nil }
  return ReportDifference.Reservation(
    .index,
    "The names of the \(before ? "old" : "new") side alone were resolved by the compiler's index; "
      + "--no-index-store compares like with like.")
}

/// Two points of a hundred are many files of a large app.
private func shares(
  _ old: Report.Coverage, _ new: Report.Coverage
) -> ReportDifference.Reservation? {
  guard abs(old.percent - new.percent) >= 2 else { return nil }
  return ReportDifference.Reservation(
    .coverage,
    "\(Int(old.percent)) % of the old sources were understood and \(Int(new.percent)) % of the "
      + "new ones: what is missing on one side looks added or removed.")
}

private func unread(
  _ gaps: ReadingGaps, _ setAside: SetAside
) -> ReportDifference.Reservation? {
  let parts = [
    (setAside.components, "component"), (setAside.relations, "relation"),
    (setAside.findings, "finding"),
  ].filter { $0.0 > 0 }.map { amount($0.0, $0.1) }
  guard !parts.isEmpty else { return nil }
  let files = gaps.old.union(gaps.new).sorted()
  return ReportDifference.Reservation(
    .coverage,
    "\(parts.joined(separator: ", ")) not told as added or removed, since one side has not read "
      + "the file whole: \(list(files)).")
}

private func amount(_ number: Int, _ word: String) -> String {
  "\(number) \(word)\(number == 1 ? "" : "s")"
}

/// The first of them, and how many more there are.
private func list(_ words: [String]) -> String {
  let shown = words.prefix(3).joined(separator: ", ")
  return words.count > 3 ? "\(shown) and \(words.count - 3) more" : shown
}
