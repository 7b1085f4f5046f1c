import Analysis
import Commands
import Foundation
package import GraphBuilding
import Model

/// How the names that syntax resolves in a folder agree with the compiler's index of it.
package func indexComparison(of folder: String, store: String?) async throws
  -> ReferenceComparison
{
  let read = readIndexedSources(
    folder: folder, store: store, environment: ProcessInfo.processInfo.environment)
  guard let index = read.index else {
    let reasons = read.problems + ["\(folder): no index store was found; build it first"]
    throw WorkshopError(reasons.joined(separator: "\n"))
  }
  let facts = await extractAll(read.sources, workers: 2)
  return compareReferences(facts, sources: read.sources, index: index, settings: .standard)
}

/// The figures as a table, a line for each kind of name and one for all.
package func comparisonTable(_ comparison: ReferenceComparison) -> String {
  var lines = [
    "| names | resolved by syntax | right | precision | known to the compiler | found | recall |",
    "|---|---:|---:|---:|---:|---:|---:|",
  ]
  for kind in ReferenceComparison.Kind.allCases {
    lines += comparison.counts[kind].map { [row(kind.rawValue, $0)] } ?? []
  }
  lines.append(row("all", comparison.total))
  return lines.joined(separator: "\n")
}

/// The names that syntax and compiler take for different things, a line each.
func differenceList(_ comparison: ReferenceComparison) -> String {
  comparison.differences.map { difference in
    let place =
      "\(difference.location.file):\(difference.location.line):\(difference.location.column)"
    return "\(place): \(difference.kind.rawValue): syntax says \(difference.syntax ?? "nothing"), "
      + "the compiler \(difference.compiler ?? "something outside")"
  }.joined(separator: "\n")
}

private func row(_ name: String, _ counts: ReferenceComparison.Counts) -> String {
  "| \(name) | \(counts.resolved) | \(counts.right) | \(percent(counts.right, of: counts.resolved)) "
    + "| \(counts.known) | \(counts.found) | \(percent(counts.found, of: counts.known)) |"
}

/// Rounded down, so that 99.99 is not shown as 100.
private func percent(_ part: Int, of whole: Int) -> String {
  guard whole > 0 else { return "–" }
  let tenths = part * 1000 / whole
  return "\(tenths / 10).\(tenths % 10) %"
}
