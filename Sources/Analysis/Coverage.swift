import Model

/// How much of the inputs was understood.
func coverage(
  of facts: [FileFacts], manifests: [SourceText], skipped: [Report.Coverage.Gap],
  index: SourceIndex?
) -> Report.Coverage {
  let gaps = facts.filter { $0.understoodByteCount < $0.byteCount }
  let partial = gaps.filter { $0.understoodByteCount > 0 }
  let lost = gaps.filter { $0.understoodByteCount == 0 }.map(gap)
  let manifestBytes = manifests.reduce(0) { $0 + $1.text.utf8.count }
  var coverage = Report.Coverage(
    filesWhole: facts.count - gaps.count + manifests.count,
    partial: partial.map(gap),
    skipped: (skipped + lost).sorted { ($0.path, $0.reason) < ($1.path, $1.reason) },
    bytes: facts.reduce(manifestBytes) { $0 + $1.byteCount },
    understoodBytes: facts.reduce(manifestBytes) { $0 + $1.understoodByteCount })
  coverage.index = index.map { indexCoverage(of: facts, $0) }
  return coverage
}

private func indexCoverage(of facts: [FileFacts], _ index: SourceIndex) -> IndexCoverage {
  let paths = Set(facts.map(\.path))
  let files = index.files.filter { paths.contains($0.path) }
  return IndexCoverage(
    files: files.count { !$0.isStale }, stale: files.filter(\.isStale).map(\.path).sorted(),
    unknownFiles: paths.count - files.count)
}

private func gap(_ facts: FileFacts) -> Report.Coverage.Gap {
  Report.Coverage.Gap(
    path: facts.path,
    reason: facts.problems.first?.message ?? "a part of the file was not understood")
}
