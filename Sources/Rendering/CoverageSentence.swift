import Model

/// `Read 120 files whole, 2 in part, 1 not at all: 98.2 % of 1,204,000 bytes understood`.
func coverageSentence(_ coverage: Report.Coverage) -> String {
  let files =
    "Read \(counted(coverage.filesWhole, "file")) whole, \(grouped(coverage.partial.count)) in part, "
    + "\(grouped(coverage.skipped.count)) not at all"
  guard coverage.bytes > 0 else { return files }
  let share = percentText(understood: coverage.understoodBytes, of: coverage.bytes)
  return "\(files): \(share) of \(counted(coverage.bytes, "byte")) understood"
}
