import Analysis
import Foundation
import KotlinExtraction
import Model
import SwiftExtraction

/// Times of parsing alone and of the whole scan on the sources below a folder, for one thread and
/// for two, and what the scan adds. Time on the clock and time of all processors: a busy machine
/// spoils only the first.
package func benchmarkScan(of folder: String) async throws -> String {
  let sources = try sourceFiles(below: folder)
  let megabytes = Double(sources.reduce(0) { $0 + $1.text.utf8.count }) / 1_000_000
  var lines = [
    "\(sources.count) files, \(decimal(megabytes)) MB",
    "threads      clock: parse s   scan s    added      processors: parse s/MB  scan s/MB    added",
  ]
  for workers in [1, 2] {
    var parse = Cost.infinite
    var scan = Cost.infinite
    // The best of several, taken in turn, so that both have the same chance of a quiet machine.
    for _ in 0..<3 {
      parse = parse.best(of: await cost { await parseAll(sources, workers: workers) })
      scan = scan.best(of: await cost { await scanAll(sources, workers: workers) })
    }
    lines.append(
      cell("\(workers)", 7) + cell(decimal(parse.clock), 21) + cell(decimal(scan.clock), 9)
        + cell(percent(scan.clock, parse.clock), 9)
        + cell(decimal(parse.processors / megabytes), 25)
        + cell(decimal(scan.processors / megabytes), 11)
        + cell(percent(scan.processors, parse.processors), 9))
  }
  return lines.joined(separator: "\n")
}

private struct Cost {
  var clock: Double
  var processors: Double

  static let infinite = Cost(clock: .infinity, processors: .infinity)

  func best(of other: Cost) -> Cost {
    Cost(clock: min(clock, other.clock), processors: min(processors, other.processors))
  }
}

private func cost(of work: () async -> Void) async -> Cost {
  let clock = ContinuousClock()
  let before = processorSeconds()
  let start = clock.now
  await work()
  return Cost(
    clock: (clock.now - start) / .seconds(1), processors: processorSeconds() - before)
}

private func processorSeconds() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

private func scanAll(_ sources: [SourceText], workers: Int) async {
  var input = AnalysisInput(
    manifests: [], sources: sources, skipped: [],
    inputs: [Report.Input(path: "sources", kind: .sources)], name: "sources")
  input.workers = workers
  _ = await analyze(input, settings: .standard)
}

private func parseAll(_ sources: [SourceText], workers: Int) async {
  let order = sources.sorted { ($1.text.utf8.count, $0.path) < ($0.text.utf8.count, $1.path) }
  await withTaskGroup(of: Void.self) { group in
    for worker in 0..<workers {
      let share = stride(from: worker, to: order.count, by: workers).map { order[$0] }
      group.addTask {
        await withCheckedContinuation { continuation in
          let thread = Thread {
            for source in share { parse(source) }
            continuation.resume()
          }
          thread.stackSize = requiredStackBytes
          thread.start()
        }
      }
    }
  }
}

private func parse(_ source: SourceText) {
  switch SourceLanguage.of(source.path)?.language {
  case .swift?: parseSwift(source)
  case .kotlin?: parseKotlin(source)
  case .manifest?, nil: break
  }
}

private func percent(_ whole: Double, _ part: Double) -> String {
  "\(Int(((whole / part - 1) * 100).rounded())) %"
}

private func decimal(_ number: Double) -> String { String(format: "%.2f", number) }

private func cell(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(1, width - text.utf8.count)) + text
}
