import Model

extension Sketch.Node {
  /// The box as a drawing of a difference shows it; as it is in others. `members` are the nodes that
  /// it stands for.
  func marked(members: [Int], _ folding: Folding, in index: DrawingIndex) -> Sketch.Node {
    guard let changes = index.changes else { return self }
    let counted = countedLines(to: members, folding, changes, in: index)
    let marks = members.map { changes.mark(of: index.nodes[$0].component.id) }
    let common = ChangeMark.common(of: marks)
    var label = label.map { line in
      line.emphasis.isGrade ? LabelLine(line.text + " new", line.emphasis) : line
    }
    var told: [String] = []
    if component == nil {
      told += tally(marks)
    } else {
      told += members.flatMap { changes.lines(of: index.nodes[$0].component.id) }
    }
    if !counted.isEmpty { told.append("lines to it: " + tally(counted).joined(separator: ", ")) }
    let shown = told.prefix(mostLines).map { LabelLine(shortened($0, to: 44), .detail) }
    let more =
      told.count > mostLines ? [LabelLine("and \(told.count - mostLines) more", .detail)] : []
    let end = label.firstIndex { $0.emphasis.isGrade } ?? label.endIndex
    label.insert(contentsOf: shown + more, at: end)
    if !common.sign.isEmpty, let name = label.first {
      label[0] = LabelLine("\(common.sign) \(name.text)", name.emphasis)
    }
    let head =
      common.sign.isEmpty ? [] : [common.legend.prefix { $0 != " " && $0 != ":" }].map(String.init)
    return Sketch.Node(
      key: key, lane: lane, shape: shape, label: label, tooltip: head + told + tooltip,
      component: component, module: module, severity: severity, rules: rules, isFocus: false,
      change: common, isLinked: component.map(changes.hasRow) ?? false)
  }
}

/// What became of the lines to a hub, which are not drawn.
private func countedLines(
  to members: [Int], _ folding: Folding, _ changes: DrawnChanges, in index: DrawingIndex
) -> [ChangeMark] {
  let drawn = Set(folding.edges)
  return members.filter(folding.hubs.contains).flatMap { node in
    index.incoming[node].filter { !drawn.contains($0) }.map { position in
      let edge = index.edges[position]
      return changes.mark(
        from: index.nodes[edge.from].component.id, to: index.nodes[edge.to].component.id)
    }
  }
}

/// More lines make boxes that hide the picture; their tooltip has them all.
private let mostLines = 3

/// `12 added`, `3 removed`.
private func tally(_ marks: [ChangeMark]) -> [String] {
  [ChangeMark.added, .removed, .changed].compactMap { mark in
    let number = marks.count { $0 == mark }
    return number == 0 ? nil : "\(mark.sign)\(grouped(number)) \(mark.rawValue)"
  }
}

extension LabelLine.Emphasis {
  /// True for the line that counts findings: in a difference the new ones.
  fileprivate var isGrade: Bool {
    switch self {
    case .error, .warning, .note: true
    case .name, .detail, .alarm: false
    }
  }
}

/// What became of the relations that share a line, and in words; `nil` outside a difference.
func edgeChange(
  of edges: [DrawingIndex.Edge], in index: DrawingIndex
) -> (mark: ChangeMark, words: [String])? {
  guard let changes = index.changes else { return nil }
  func id(_ node: Int) -> ComponentID { index.nodes[node].component.id }
  let mark = ChangeMark.common(of: edges.map { changes.mark(from: id($0.from), to: id($0.to)) })
  let told = edges.compactMap { changes.change(from: id($0.from), to: id($0.to)) }
  let words = told.prefix(6).map { change in
    "\(change.change.rawValue): \(change.from.text) → \(change.to.text): \(change.words)"
  }
  return (mark, words)
}
