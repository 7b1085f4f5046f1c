import Model

/// How much of the inputs was understood.
func coverage(
  of facts: [FileFacts], manifests: [SourceText], skipped: [Report.Coverage.Gap]
) -> Report.Coverage {
  let partial = facts.filter { $0.understoodByteCount < $0.byteCount }
  let manifestBytes = manifests.reduce(0) { $0 + $1.text.utf8.count }
  return Report.Coverage(
    filesWhole: facts.count - partial.count + manifests.count,
    partial: partial.map {
      Report.Coverage.Gap(
        path: $0.path,
        reason: $0.problems.first?.message ?? "a part of the file was not understood")
    },
    skipped: skipped.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) },
    bytes: facts.reduce(manifestBytes) { $0 + $1.byteCount },
    understoodBytes: facts.reduce(manifestBytes) { $0 + $1.understoodByteCount })
}
