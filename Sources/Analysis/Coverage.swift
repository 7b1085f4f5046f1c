import Model

/// How much of the inputs was understood.
func coverage(
  of facts: [FileFacts], manifests: [SourceText], skipped: [Report.Coverage.Gap],
  index: SourceIndex?
) -> Report.Coverage {
  let partial = facts.filter { $0.understoodByteCount < $0.byteCount }
  let manifestBytes = manifests.reduce(0) { $0 + $1.text.utf8.count }
  var coverage = Report.Coverage(
    filesWhole: facts.count - partial.count + manifests.count,
    partial: partial.map {
      Report.Coverage.Gap(
        path: $0.path,
        reason: $0.problems.first?.message ?? "a part of the file was not understood")
    },
    skipped: skipped.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) },
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
