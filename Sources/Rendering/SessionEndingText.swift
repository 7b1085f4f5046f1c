import Model

/// What the routines that end or switch a session do with a component's fields, for people; empty
/// when none of them touches it.
func sessionEndingText(
  on component: ComponentID, of report: Report, style: TextStyle
) -> TerminalText {
  let rows = report.sessionEndings.flatMap { ending in
    ending.clears.filter { $0.component == component }.map { cleared in
      let condition: TerminalText = cleared.condition.map { "only when \($0)" } ?? ""
      return [
        TextCell(text: "\(ending.name)"),
        TextCell(text: "\(cleared.isReplaced ? "replaces" : "empties") \(cleared.field)"),
        TextCell(text: cleared.location.map { style.faint("\($0.pointer)") } ?? ""),
        TextCell(text: condition),
      ]
    }
  }
  guard !rows.isEmpty else { return "" }
  let more = rows.count - shownClearings
  let rest: TerminalText = more > 0 ? "  and \(counted(more, "more place"))\n" : ""
  return "\n" + style.heading("What happens to it when a session ends or changes") + "\n"
    + alignedText(Array(rows.prefix(shownClearings)), indent: 2) + rest
}

private let shownClearings = 20
