import Model

/// The twins that differ for people, one difference in each line.
func twinLines(of report: Report) -> [String] {
  report.twins.flatMap { twin in
    twin.differences.map { "\(twin.name): \($0.swift) in Swift, \($0.kotlin) in Kotlin" }
  }
}

/// How many components both languages have, and how many of them differ.
func twinHeading(of report: Report) -> String {
  let differing = report.twins.count { !$0.differences.isEmpty }
  return
    "\(counted(report.twins.count, "twin")) in Swift and Kotlin, \(differing) of them different"
}
