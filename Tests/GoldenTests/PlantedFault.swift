import Model
import TestSupport

/// A finding as the tables of `samples/README.md` list it: a row of rule, severity and place.
struct PlantedFault: Hashable, Comparable, CustomStringConvertible {
  static let document = "samples/README.md"

  let rule: String
  let severity: String
  /// File and line, as in `Sources/A.swift:3`.
  let place: String

  var description: String { "| `\(rule)` | \(severity) | `\(place)` |" }

  static func < (left: PlantedFault, right: PlantedFault) -> Bool {
    left.description < right.description
  }

  /// What the section of a sample lists, sorted; a fault that is listed twice is there twice.
  static func listed(for sample: String, in text: String) -> [PlantedFault] {
    rows(below: "## \(sample)", in: text).compactMap { cells in
      guard cells.count == 4, let rule = code(cells[0]), let place = code(cells[2]) else {
        return nil
      }
      return PlantedFault(rule: rule, severity: cells[1], place: place)
    }.sorted()
  }

  /// What the tool finds, in the same form and order.
  static func found(in report: Report) -> [PlantedFault] {
    report.findings.map { finding in
      let place = finding.location.map { "\($0.file):\($0.line)" } ?? ""
      return PlantedFault(
        rule: finding.rule, severity: finding.severity.rawValue, place: place)
    }.sorted()
  }
}

/// The cells of every table row between a heading and the next of its level.
func rows(below heading: String, in text: String) -> [[String]] {
  let level = heading.prefix { $0 == "#" } + " "
  var rows: [[String]] = []
  var isInside = false
  for line in text.split(separator: "\n") {
    if line.hasPrefix(level) { isInside = line == heading }
    guard isInside, line.hasPrefix("|"), line.hasSuffix("|") else { continue }
    rows.append(
      line.dropFirst().dropLast().split(separator: "|").map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      })
  }
  return rows
}

/// The word of a cell that holds nothing but a word in backticks.
func code(_ cell: String) -> String? {
  let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
  return parts.count == 3 && parts[0].isEmpty && parts[2].isEmpty ? String(parts[1]) : nil
}
