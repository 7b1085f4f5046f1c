import Model

/// `Read 120 files whole, 2 in part, 1 not at all: 98.2 % of 1,204,000 bytes understood`.
func coverageSentence(_ coverage: Report.Coverage) -> String {
  let files =
    "Read \(counted(coverage.filesWhole, "file")) whole, \(grouped(coverage.partial.count)) in part, "
    + "\(grouped(coverage.skipped.count)) not at all"
  guard coverage.bytes > 0 else { return files }
  let share = percentText(understood: coverage.understoodBytes, of: coverage.bytes)
  return "\(files): \(share) of \(counted(coverage.bytes, "byte")) understood"
    + (coverage.index.map(indexClause) ?? "")
}

/// `; names of 110 files by the compiler's index, of 3 changed since and 7 never built by syntax`.
private func indexClause(_ index: IndexCoverage) -> String {
  let exact = "; names of \(counted(index.files, "file")) by the compiler's index"
  var rest: [String] = []
  if !index.stale.isEmpty { rest.append("\(grouped(index.stale.count)) changed since") }
  if index.unknownFiles > 0 { rest.append("\(grouped(index.unknownFiles)) never built") }
  return rest.isEmpty ? exact : "\(exact), of \(rest.joined(separator: " and ")) by syntax"
}
