import GraphBuilding
import Model
import SwiftExtraction

/// Times of the graph passes alone on made-up programs that grow, a line each: components,
/// relations, milliseconds, and microseconds for each relation, which stay level while the time is
/// linear.
package func benchmarkGraph(components counts: [Int] = [1_000, 10_000, 100_000]) -> String {
  var lines = ["components  relations      ms  µs/relation"]
  let clock = ContinuousClock()
  for count in counts {
    let facts = madeUpProgram(of: count)
    var graph: CodeGraph?
    let time = clock.measure { graph = buildGraph(facts, manifests: [], settings: .standard) }
    let relations = graph?.relations.count ?? 0
    let milliseconds = time / .milliseconds(1)
    lines.append(
      column(graph?.components.count ?? 0, 10) + column(relations, 11)
        + column(Int(milliseconds), 8)
        + column(Int(milliseconds * 1000 / Double(max(relations, 1))), 13))
  }
  return lines.joined(separator: "\n")
}

/// Facts of `count` classes in files of fifty: each keeps three others, every tenth can be reached
/// by everyone, and each reaches one of those.
private func madeUpProgram(of count: Int) -> [FileFacts] {
  stride(from: 0, to: count, by: 50).map { start in
    let classes = (start..<min(start + 50, count)).map { number in
      """
      final class C\(number) {
      \(number % 10 == 0 ? "  static let shared = C\(number)()" : "")
        let next: C\((number + 1) % count)
        var other: C\((number * 2 + 1) % count)?
        let far: C\((number * 7 + 3) % count)
        func work() { C\((number * 3) % count / 10 * 10).shared.work() }
        func end() { other = nil }
      }
      """
    }
    let path = "Sources/M\(start / 1_000)/F\(start).swift"
    return extractSwift(SourceText(path: path, text: classes.joined(separator: "\n")))
  }
}

private func column(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: " ", count: max(1, width - digits.count)) + digits
}
