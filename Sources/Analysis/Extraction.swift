package import Model

/// The stack that the parser and the readers of its trees need for the deepest nesting they accept,
/// as measured: 512 MiB survive everything tried, and untouched pages cost nothing.
let deepNestingStackBytes = 512 << 20

/// Facts of all files, in the order of the files, extracted by several threads at once.
package func extractAll(_ sources: [SourceText], workers: Int) async -> [FileFacts] {
  let count = max(1, min(workers, sources.count))
  let parts = await withTaskGroup(of: (Int, [FileFacts]).self) { group in
    for worker in 0..<count {
      // Every n-th file, so that neighbouring large files are shared out.
      let share = stride(from: worker, to: sources.count, by: count).map { sources[$0] }
      group.addTask {
        let facts = await onLargeStack(bytes: deepNestingStackBytes) {
          share.compactMap { source in SourceLanguage.of(source.path)?.extract(source) }
        }
        return (worker, facts)
      }
    }
    var parts: [[FileFacts]] = Array(repeating: [], count: count)
    for await (worker, facts) in group { parts[worker] = facts }
    return parts
  }
  return parts.flatMap { $0 }.sorted { $0.path < $1.path }
}
