import Model

/// Why a component lives as long as it does, for people.
func lifetimeText(_ answer: LifetimeExplanation, of report: Report, style: TextStyle) -> String {
  let index = ReportIndex(report)
  let sections = [
    evidenceText(answer, style: style), keeperPathsText(answer, index: index, style: style),
    keepersText(answer, index: index, style: style), accessText(answer, index: index, style: style),
    sessionEndingText(on: answer.component, of: report, style: style),
  ]
  return (header(answer, index: index, style: style) + sections.joined()).written
}

private func header(
  _ answer: LifetimeExplanation, index: ReportIndex, style: TextStyle
) -> TerminalText {
  let component = index.component(answer.component)
  var facts: [TerminalText] = []
  if let component {
    if !component.module.isEmpty { facts.append("in \(component.module)") }
    facts.append("\(kindWords(component))")
    if component.role != .ordinary { facts.append("\(component.role.rawValue)") }
    if let location = component.location { facts.append(style.faint("\(location.pointer)")) }
  }
  let life: TerminalText =
    answer.effectiveScope.map { "lives as long as: \($0)" } ?? "how long it lives is not known"
  let declared: TerminalText = answer.declaredScope.map { ", declared: \($0)" } ?? ""
  return style.heading("\(index.name(of: answer.component))") + ": \(life)\(declared)\n"
    + "\(facts.joined(", "))\n"
}

private func evidenceText(_ answer: LifetimeExplanation, style: TextStyle) -> TerminalText {
  let title = style.heading("Evidence for its scope, strongest first")
  guard !answer.evidence.isEmpty else { return "\n\(title)\n  none\n" }
  let rows = answer.evidence.map { evidence in
    [
      TextCell(text: "\(evidence.scope)"), TextCell(text: "\(evidence.source.rawValue)"),
      TextCell(text: "\(evidence.detail)"), place(evidence.location, style: style),
    ]
  }
  return "\n\(title)\n" + alignedText(rows, indent: 2)
}

private func keeperPathsText(
  _ answer: LifetimeExplanation, index: ReportIndex, style: TextStyle
) -> TerminalText {
  guard !answer.keeperPaths.isEmpty else { return "" }
  let more: TerminalText = answer.hasMoreKeeperPaths ? ", and there are more (--most)" : ""
  var text = "\n" + style.heading("What gives it that life") + "\(more)\n"
  if answer.keeperPaths.contains(where: \.mayEndEarlier) {
    text += "  (types are seen, not instances: a holder lets go of some, which end earlier)\n"
  }
  for path in answer.keeperPaths {
    guard path.steps.count > 1 else {
      text += "  \(path.scope): its own evidence\n"
      continue
    }
    text += "  \(path.scope), kept through\n"
    let rows = path.steps.enumerated().map { position, step in
      let slot: TerminalText = step.slot.map { " (\($0))" } ?? ""
      let relation: TerminalText = step.relation.map { "\($0.rawValue)\(slot)" } ?? ""
      let name: TerminalText = "\(index.name(of: step.component))"
      return [
        TextCell(text: position == 0 ? name : "  \(relation)"),
        TextCell(text: position == 0 ? "" : "-> \(name)"), place(step.location, style: style),
        TextCell(text: position == 0 ? ownEvidence(step, for: path.scope, index: index) : ""),
      ]
    }
    text += alignedText(rows, indent: 4)
  }
  return text
}

/// Why the first of a path lives so long: what it rests on, unless that is again a keeper.
private func ownEvidence(_ step: PathStep, for scope: String, index: ReportIndex) -> TerminalText {
  let own = index.component(step.component)?.scopeEvidence.filter { $0.source != .ownership } ?? []
  let evidence = own.first { $0.scope == scope } ?? own.first
  return evidence.map { "\($0.detail)" } ?? ""
}

private func keepersText(
  _ answer: LifetimeExplanation, index: ReportIndex, style: TextStyle
) -> TerminalText {
  let title = style.heading("Who stores it")
  guard !answer.keepers.isEmpty else { return "\n\(title)\n  nobody\n" }
  var rows: [[TextCell]] = []
  for keeper in answer.keepers.prefix(shownRows) {
    let slot: TerminalText = keeper.slot.map { " (\($0))" } ?? ""
    let life: TerminalText = keeper.effectiveScope.map { "\($0)" } ?? "unknown"
    rows.append([
      TextCell(text: "\(index.name(of: keeper.component))"),
      TextCell(text: "\(keeper.kind.rawValue)\(slot)"), TextCell(text: "lives: \(life)"),
      place(keeper.location, style: style),
    ])
    for release in keeper.releases {
      rows.append([
        TextCell(text: ""), TextCell(text: "released in"), TextCell(text: "\(release.routine)"),
        place(release.location, style: style),
      ])
    }
  }
  return "\n\(title)\n" + alignedText(rows, indent: 2)
    + rest(answer.keepers.count - shownRows, "more slot")
}

private func accessText(
  _ answer: LifetimeExplanation, index: ReportIndex, style: TextStyle
) -> TerminalText {
  let title = style.heading("Who reaches it")
  let points: [[TextCell]] = answer.accessPoints.map { point in
    [TextCell(text: "as \(point.spelling)"), place(point.location, style: style)]
  }
  var text = "\n\(title)\n" + alignedText(points, indent: 2)
  guard !answer.reachedFrom.isEmpty else { return text + "  nobody\n" }
  let rows = answer.reachedFrom.map { reach in
    [
      TextCell.amount(reach.count), TextCell(text: "\(reach.via.rawValue)"),
      TextCell(text: "\(reach.place.rawValue)"),
      TextCell(text: shortList(reach.components.map(index.name), of: 5)),
    ]
  }
  text += alignedText(rows, indent: 2)
  return text
}

/// Hundreds of keepers must not hide what follows.
private let shownRows = 20

private func rest(_ number: Int, _ noun: String) -> TerminalText {
  number > 0 ? "  and \(counted(number, noun))\n" : ""
}

private func place(_ location: Location?, style: TextStyle) -> TextCell {
  TextCell(text: location.map { "\($0.pointer)" } ?? "", marks: style.faint)
}
