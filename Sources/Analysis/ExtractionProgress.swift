import Model

/// A file and the language that reads it.
struct ReadableSource: Sendable {
  let source: SourceText
  let language: SourceLanguage
  let size: Int

  init(_ source: SourceText, _ language: SourceLanguage) {
    self.source = source
    self.language = language
    size = source.text.utf8.count
  }
}

/// What happens while files are extracted.
enum ExtractionEvent: Sendable {
  case began(Int, worker: Int)
  case ended(Int, FileFacts, worker: Int)
  /// A part of the time that one file may take is over.
  case waited
}

/// Which files are done, and which have been read for how long.
struct ExtractionProgress {
  /// Threads that were started, those left behind included.
  private(set) var workers: Int
  private let sources: [ReadableSource]
  private var results: [FileFacts?]
  private var missing: Int
  /// The file that each worker reads, and the parts of time that it has taken.
  private var current: [Int: (file: Int, parts: Int)] = [:]

  init(_ sources: [ReadableSource], workers: Int) {
    self.sources = sources
    self.workers = workers
    results = Array(repeating: nil, count: sources.count)
    missing = sources.count
  }

  var isComplete: Bool { missing == 0 }
  var facts: [FileFacts] { results.compactMap { $0 } }

  /// Takes an event in; gives the workers to start in place of those that are stuck.
  mutating func note(_ event: ExtractionEvent, _ patience: Patience?) -> [Int] {
    switch event {
    case .began(let file, let worker):
      current[worker] = (file, 0)
    case .ended(let file, let facts, let worker):
      current[worker] = nil
      finish(file, with: facts)
    case .waited:
      return patience.map { giveUpStuck($0) } ?? []
    }
    return []
  }

  private mutating func giveUpStuck(_ patience: Patience) -> [Int] {
    var replacements: [Int] = []
    for (worker, (file, parts)) in current.sorted(by: { $0.key < $1.key }) {
      current[worker] = (file, parts + 1)
      guard parts + 1 > patience.parts else { continue }
      current[worker] = nil
      let source = sources[file]
      finish(
        file, with: patience.factsOfGivenUp(source.source, language: source.language.language))
      replacements.append(workers)
      workers += 1
    }
    return replacements
  }

  /// A file that was given up stays so, even if it ends later.
  private mutating func finish(_ file: Int, with facts: FileFacts) {
    guard results[file] == nil else { return }
    results[file] = facts
    missing -= 1
  }
}
