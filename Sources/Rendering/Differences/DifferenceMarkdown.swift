import Model

/// What changed as Markdown for the comment of a pull request or the summary of a job: what is new
/// first, with a picture in Mermaid, and what is fixed or long closed at first. Empty when nothing
/// changed. It stays within what a comment takes; what tells least is left out first, and counted.
func differenceMarkdown(of comparison: ReportComparison) -> String {
  guard !comparison.difference.isEmpty else { return "" }
  let comment = DifferenceComment(comparison)
  for rows in [mostRows, 60, 30, 15, 8, 4, 2, 1] {
    let text = comment.written(rows: rows)
    if text.utf16.count <= commentUnits { return text }
  }
  return comment.written(rows: 0)
}

/// GitHub refuses comments of more than 65,536 characters; the summary of a job takes more.
let commentUnits = 64_000

/// What the Markdown of a large difference leaves out.
let differenceMarkdownLimits =
  "At most \(grouped(commentUnits)) characters, for GitHub takes 65,536 in a comment: at most "
  + "\(mostRows) rows in each list, fewer where they are long, and a picture of at most "
  + "\(commentLimits.nodes) boxes and \(commentLimits.edges) lines; what is left out is counted."

private let mostRows = 120

/// A picture between other text; a larger one is hard to read there.
private let commentLimits: DrawingLimits = {
  var limits = DrawingLimits.standard
  limits.nodes = 40
  limits.edges = 60
  limits.foldedEdges = 40
  return limits
}()

/// What the Mermaid of the picture may take of the comment.
private let pictureUnits = 24_000

private struct DifferenceComment {
  private let difference: ReportDifference
  private let index: ReportIndex
  private let picture: MarkdownText

  init(_ comparison: ReportComparison) {
    difference = comparison.difference
    index = ReportIndex(comparison.merged)
    let mermaid = mermaidText(
      of: differenceDrawing(of: comparison, limits: commentLimits), characters: pictureUnits)
    picture = mermaid.utf16.count <= pictureUnits ? .fence(mermaid: mermaid) : ""
  }

  /// The whole text with at most so many rows in each list.
  func written(rows: Int) -> String {
    let title = shortened(differenceTitle(of: difference), to: 120)
    let (findings, graph) = differenceClauses(of: difference)
    // People and programs find the comment again by its first line.
    var text: MarkdownText = "<!-- lifegraph -->\n### \(title): \(findings)\n"
    if !graph.isEmpty { text += "\n\(graph).\n" }
    for reservation in difference.reservations {
      text += "\n> **With care:** \(MarkdownText.prose(shortened(reservation.text, to: 600)))\n"
    }
    text += list("New findings", difference.findings.new.map(newFinding), rows: rows)
    text += list(
      "Findings that weigh another", difference.findings.reweighed.map(reweighed), rows: rows)
    if !picture.isEmpty { text += "\n#### What changed, and what is next to it\n\n\(picture)" }
    text += folded(
      "Fixed findings", difference.findings.fixed.map { "- \(line($0, $0.severity.rawValue))\n" },
      rows: rows, isAlwaysClosed: true)
    text += accessPoints(rows: rows) + components(rows: rows) + relations(rows: rows)
    text += scopes(rows: rows) + verdicts(rows: rows) + numbers(rows: rows)
    return text.written
  }

  private func newFinding(_ finding: Violation) -> MarkdownText {
    var text: MarkdownText = "- \(line(finding, finding.severity.rawValue))\n"
    // The message names a shorter path itself.
    guard finding.path.count > 2 else { return text }
    let steps = finding.path.prefix(12).map { step -> MarkdownText in
      let name = self.name(step.component)
      return step.relation.map { "\($0.rawValue) → \(name)" } ?? name
    }
    let more = finding.path.count > 12 ? " and \(finding.path.count - 12) more" : ""
    text += "  - Path: \(steps.joined(" "))\(more)\n"
    return text
  }

  private func reweighed(_ change: FindingChanges.Reweighed) -> MarkdownText {
    let steps =
      change.oldSeverity == change.finding.severity
      ? "\(change.oldConfidence.rawValue) → \(change.finding.confidence.rawValue)"
      : "\(change.oldSeverity.rawValue) → \(change.finding.severity.rawValue)"
    return "- \(line(change.finding, steps))\n"
  }

  private func line(_ finding: Violation, _ word: String) -> MarkdownText {
    let place: MarkdownText =
      finding.location.map { " \(MarkdownText.code(shortened($0.pointer, to: 200)))" } ?? ""
    return """
      \(finding.severity.sign) **\(word)** \(MarkdownText.code(shortened(finding.rule, to: 60)))\
      \(place): \(MarkdownText.prose(shortened(finding.message, to: 600)))
      """
  }

  private func name(_ id: ComponentID) -> MarkdownText {
    .code(shortened(index.name(of: id), to: 120))
  }

  private func accessPoints(rows: Int) -> MarkdownText {
    table(
      "Access points", ["", "Access point", "What changed", "Place"],
      difference.accessPoints.map { change in
        [
          sign(change.change), .code(shortened(change.accessPoint.spelling, to: 120)),
          "\(change.words)", place(change.accessPoint.location),
        ]
      }, rows: rows)
  }

  private func components(rows: Int) -> MarkdownText {
    table(
      "Components", ["", "Component", "What changed", "Place"],
      difference.components.map { change in
        [
          sign(change.change), name(change.component), "\(shortened(change.words, to: 300))",
          place(change.location),
        ]
      }, rows: rows)
  }

  private func relations(rows: Int) -> MarkdownText {
    // The ones that tell most are the last to go.
    let sorted = difference.relations.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }.map(\.element)
    return table(
      "Relations", ["", "From", "To", "What changed", "Place"],
      sorted.map { change in
        [
          sign(change.change), name(change.from), name(change.to),
          "\(shortened(change.words, to: 300))", place(change.location),
        ]
      }, rows: rows)
  }

  private func scopes(rows: Int) -> MarkdownText {
    table(
      "Scopes", ["", "Scope", "What changed"],
      difference.scopes.map { change in
        let words = change.properties.map(\.words).joined(separator: "; ")
        return [
          sign(change.change), .code(shortened(change.scope, to: 120)),
          "\(shortened(words, to: 300))",
        ]
      }, rows: rows)
  }

  private func verdicts(rows: Int) -> MarkdownText {
    table(
      "Verdicts", ["", "Component", "What changed", "Why"],
      // What is gone needs none.
      difference.verdicts.filter { $0.new != nil }.map { change in
        [
          sign(change.change), name(change.component), "\(change.words)",
          .prose(shortened(change.reason, to: 300)),
        ]
      }, rows: rows)
  }

  private func numbers(rows: Int) -> MarkdownText {
    table(
      "Numbers", ["Number", "Before", "After", "Change"],
      difference.numbers.map {
        ["\($0.title)", "\(grouped($0.old))", "\(grouped($0.new))", "\($0.step)"]
      }, rows: rows)
  }
}

extension Severity {
  /// The shape that stands for it in pictures.
  fileprivate var sign: MarkdownText {
    switch self {
    case .error: "■"
    case .warning: "▲"
    case .note: "●"
    }
  }
}

private func sign(_ change: Change) -> MarkdownText {
  "**\(change.sign)** \(change.rawValue)"
}

private func place(_ location: Location?) -> MarkdownText {
  location.map { .code(shortened("\($0.file):\($0.line)", to: 200)) } ?? ""
}

private func list(_ title: MarkdownText, _ items: [MarkdownText], rows: Int) -> MarkdownText {
  guard !items.isEmpty else { return "" }
  return "\n#### \(title) (\(grouped(items.count)))\n\n\(items.prefix(rows).joined())"
    + rest(items.count, rows: rows)
}

private func table(
  _ title: MarkdownText, _ columns: [MarkdownText], _ cells: [[MarkdownText]], rows: Int
) -> MarkdownText {
  let head: MarkdownText =
    "| \(columns.joined(" | ")) |\n|\(columns.map { _ in "---|" as MarkdownText }.joined())\n"
  return folded(title, cells.map { "| \($0.joined(" | ")) |\n" }, head: head, rows: rows)
}

/// A list under its heading, or closed behind it when it is long.
private func folded(
  _ title: MarkdownText, _ items: [MarkdownText], head: MarkdownText = "", rows: Int,
  isAlwaysClosed: Bool = false
) -> MarkdownText {
  guard !items.isEmpty else { return "" }
  let shown = items.prefix(rows)
  let body: MarkdownText =
    "\(shown.isEmpty ? "" : head)\(shown.joined())\(rest(items.count, rows: rows))"
  let heading: MarkdownText = "\(title) (\(grouped(items.count)))"
  if items.count <= openRows, !isAlwaysClosed { return "\n#### \(heading)\n\n\(body)" }
  return "\n<details><summary>\(heading)</summary>\n\n\(body)\n</details>\n"
}

/// Longer lists are closed at first.
private let openRows = 8

private func rest(_ number: Int, rows: Int) -> MarkdownText {
  guard number > rows else { return "" }
  let words = rows == 0 ? "\(grouped(number)) not listed" : "and \(grouped(number - rows)) more"
  return "\n\(words) here; `lifegraph diff --format json` has them all.\n"
}

private func + (left: MarkdownText, right: MarkdownText) -> MarkdownText { "\(left)\(right)" }
