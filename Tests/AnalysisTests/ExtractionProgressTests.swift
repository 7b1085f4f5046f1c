import Model
import Testing

@testable import Analysis

@Suite struct ExtractionProgressTests {
  private let patience = Patience(parts: 2, text: "a moment") {}

  private func progress(files: Int, workers: Int) -> ExtractionProgress {
    let sources = (0..<files).map { number in
      ReadableSource(
        SourceText(path: "F\(number).swift", text: "class A {}"), SourceLanguage.all[0])
    }
    return ExtractionProgress(sources, workers: workers)
  }

  private func facts(_ file: Int) -> FileFacts {
    var facts = FileFacts(path: "F\(file).swift", language: .swift)
    facts.byteCount = 10
    facts.understoodByteCount = 10
    return facts
  }

  @Test func `Time that passes between files counts for none of them`() {
    var progress = progress(files: 2, workers: 1)
    for file in 0..<2 {
      #expect(!progress.isComplete)
      #expect(progress.note(.waited, patience) == [])
      #expect(progress.note(.began(file, worker: 0), patience) == [])
      for _ in 0..<2 { #expect(progress.note(.waited, patience) == []) }
      #expect(progress.note(.ended(file, facts(file), worker: 0), patience) == [])
    }
    #expect(progress.isComplete)
    #expect(progress.facts.allSatisfy { $0.understoodByteCount == 10 })
  }

  @Test func `Each stuck worker is replaced once`() {
    var progress = progress(files: 3, workers: 2)
    for worker in 0..<2 { _ = progress.note(.began(worker, worker: worker), patience) }
    #expect(progress.note(.waited, patience) == [])
    #expect(progress.note(.waited, patience) == [])
    #expect(progress.note(.waited, patience) == [2, 3])
    for _ in 0..<5 { #expect(progress.note(.waited, patience) == []) }
    #expect(progress.workers == 4)
    _ = progress.note(.began(2, worker: 2), patience)
    _ = progress.note(.ended(2, facts(2), worker: 2), patience)
    #expect(progress.isComplete)
    #expect(progress.facts.map(\.understoodByteCount) == [0, 0, 10])
  }

  @Test func `A file that ends after it was given up stays given up`() {
    var progress = progress(files: 1, workers: 1)
    _ = progress.note(.began(0, worker: 0), patience)
    for _ in 0..<3 { _ = progress.note(.waited, patience) }
    #expect(progress.isComplete)
    _ = progress.note(.ended(0, facts(0), worker: 0), patience)
    #expect(progress.facts.map(\.understoodByteCount) == [0])
    #expect(progress.facts[0].problems.count == 1)
  }

  @Test func `Without patience nothing is given up`() {
    var progress = progress(files: 1, workers: 1)
    _ = progress.note(.began(0, worker: 0), nil)
    for _ in 0..<100 { #expect(progress.note(.waited, nil) == []) }
    #expect(!progress.isComplete)
  }
}
