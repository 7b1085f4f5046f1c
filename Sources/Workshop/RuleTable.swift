import Foundation
import Rules

/// README.md with the table of rules as it has to be now.
package func replaceRuleTable(in readme: String) throws(WorkshopError) -> String {
  let head = "| rule | it says |\n|---|---|\n"
  guard let start = readme.range(of: head)?.upperBound,
    let end = readme.range(of: "\n\n", range: start..<readme.endIndex)?.lowerBound
  else { throw WorkshopError("README.md has no table that starts with '| rule | it says |'") }
  let rows = Rule.all.map { rule in
    let claim = rule.title.prefix(1).lowercased() + rule.title.dropFirst()
    return "| [`\(rule.id)`](Documentation/Rules.md#\(rule.id)) | \(claim) |"
  }
  return readme[..<start] + rows.joined(separator: "\n") + readme[end...]
}
