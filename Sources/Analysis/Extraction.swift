package import Model

/// Facts of all files by path, extracted by several threads at once, however long one takes.
package func extractAll(_ sources: [SourceText], workers: Int) async -> [FileFacts] {
  await extractAll(sources, workers: workers, patience: nil, languages: SourceLanguage.all)
}

/// Facts of all files by path, extracted by several threads at once. A file that takes longer than
/// `patience` gives no facts and a problem; its thread cannot be stopped, is left behind, and a new
/// one takes its place.
func extractAll(
  _ sources: [SourceText], workers: Int, patience: Patience?, languages: [SourceLanguage]
) async -> [FileFacts] {
  let readable = sources.compactMap { source in
    SourceLanguage.of(source.path, among: languages).map { ReadableSource(source, $0) }
  }
  // The largest first: started last, one of them would keep a single thread busy at the end.
  let order = readable.indices.sorted {
    (readable[$1].size, $0) < (readable[$0].size, $1)
  }
  let queue = NumberQueue(count: order.count)
  let (events, continuation) = AsyncStream.makeStream(of: ExtractionEvent.self)
  let start = { @Sendable (worker: Int) in
    startOnLargeStack {
      while let next = queue.next() {
        let file = order[next]
        continuation.yield(.began(file, worker: worker))
        let facts = readable[file].language.extract(readable[file].source)
        continuation.yield(.ended(file, facts, worker: worker))
      }
    }
  }
  var progress = ExtractionProgress(readable, workers: max(1, min(workers, readable.count)))
  for worker in 0..<progress.workers { start(worker) }
  let timer = Task {
    while let patience, !Task.isCancelled {
      await patience.wait()
      continuation.yield(.waited)
    }
  }
  defer { timer.cancel() }
  if progress.isComplete { return [] }
  for await event in events {
    for worker in progress.note(event, patience) { start(worker) }
    if progress.isComplete { break }
  }
  return progress.facts.sorted { $0.path < $1.path }
}
