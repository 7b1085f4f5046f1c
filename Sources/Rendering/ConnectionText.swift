import Model

/// The ways from one component to another for people, each with the place of every step.
func connectionText(_ answer: Connection, of report: Report, style: TextStyle) -> String {
  let index = ReportIndex(report)
  let from: TerminalText = "\(index.name(of: answer.from))"
  let to: TerminalText = "\(index.name(of: answer.to))"
  guard !answer.paths.isEmpty else {
    return noPathText(answer, from: from, to: to, style: style).written
  }
  let isRing = answer.from == answer.to
  let number = counted(answer.paths.count, isRing ? "ring" : "path")
  let more: TerminalText = answer.hasMore ? ", and there are more (--most)" : ""
  var text = style.heading("\(from) → \(to)") + ": \(number), shortest first\(more)\n"
  for (position, path) in answer.paths.enumerated() {
    text += "\n\(position + 1). \(label(path, target: isRing ? "itself" : to))\n"
    text += alignedText(rows(of: path, index: index, style: style), indent: 3)
  }
  return text.written
}

private func noPathText(
  _ answer: Connection, from: TerminalText, to: TerminalText, style: TextStyle
) -> TerminalText {
  let kinds = answer.followed.map(\.rawValue).joined(separator: ", ")
  var text =
    style.heading(
      answer.from == answer.to ? "\(from) → \(to): no ring" : "\(from) → \(to): no path")
    + " through \(kinds)\n"
  if answer.hasWeakerPath { text += "There is one through weaker relations; --all shows it.\n" }
  if answer.hasReversePath {
    text += "There is one in the other direction, from \(to) to \(from).\n"
  }
  return text
}

private func label(_ path: Connection.Path, target: TerminalText) -> TerminalText {
  let strongest = path.steps.dropFirst().compactMap(\.links.first)
  switch path.strength {
  case .keeps where strongest.contains { !$0.releasedIn.isEmpty }:
    return "keeps \(target), until a slot on the way is emptied"
  case .keeps: return "keeps \(target)"
  case .reaches: return "reaches \(target)"
  case .touches:
    let kinds = Set(strongest.map(\.kind))
    let weak = Relation.Kind.allCases.filter { kinds.contains($0) && !isStrong($0) }
    return "weaker: neither keeps nor reaches \(target) "
      + "(\(weak.map(\.rawValue).joined(separator: ", ")))"
  }
}

private func isStrong(_ kind: Relation.Kind) -> Bool {
  switch kind {
  case .owns, .keeps, .reaches: true
  case .uses, .creates, .refers, .defers, .provides, .subscribes: false
  }
}

private func rows(
  of path: Connection.Path, index: ReportIndex, style: TextStyle
) -> [[TextCell]] {
  path.steps.enumerated().flatMap { position, step -> [[TextCell]] in
    let name: TerminalText = "\(index.name(of: step.component))"
    guard position > 0, let first = step.links.first else {
      let place: TerminalText =
        index.component(step.component)?.location.map { "\($0.pointer)" } ?? ""
      return [
        [TextCell(text: name), TextCell(text: ""), TextCell(text: place, marks: style.faint)]
      ]
    }
    var rows = [linkRow(first, name: "-> \(name)", style: style)]
    rows += step.links.dropFirst().prefix(shownLinks).map { link in
      linkRow(link, name: "   also", style: style)
    }
    let left = step.links.count - 1 - shownLinks
    if left > 0 {
      rows.append([TextCell(text: ""), TextCell(text: "   and \(counted(left, "more relation"))")])
    }
    return rows
  }
}

/// Beside the strongest one.
private let shownLinks = 2

private func linkRow(_ link: Connection.Link, name: TerminalText, style: TextStyle) -> [TextCell] {
  let slot: TerminalText = link.slot.map { " (\($0))" } ?? ""
  let place: TerminalText = link.location.map { "\($0.pointer)" } ?? ""
  var notes: [TerminalText] = []
  if let via = link.via, via != .singleton { notes.append("\(via.rawValue)") }
  if let place = link.place, place != .body { notes.append("\(place.rawValue)") }
  if link.count > 1 { notes.append("\(counted(link.count, "place"))") }
  if !link.releasedIn.isEmpty { notes.append("released in \(shortList(link.releasedIn, of: 3))") }
  return [
    TextCell(text: "  \(link.kind.rawValue)\(slot)"), TextCell(text: name),
    TextCell(text: place, marks: style.faint), TextCell(text: notes.joined(", ")),
  ]
}
