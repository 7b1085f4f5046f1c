import Model

/// What GitHub and others still show: more than 500 lines or 50,000 characters are an error there.
let largestMermaid: DrawingLimits = {
  var limits = DrawingLimits.standard
  limits.nodes = 120
  limits.edges = 360
  limits.foldedEdges = 360
  return limits
}()

/// The drawing as a flowchart of Mermaid: a subgraph for each lane. With more UTF-16 units than
/// `characters`, labels keep their first line.
func mermaidText(of drawing: Drawing, characters: Int = mermaidCharacters) -> String {
  let sketch = drawing.attempts.first?.sketch
  guard let sketch else { return "flowchart TB\n" }
  let text = flowchart(sketch) { $0.label }
  // Names alone of so few boxes always fit.
  return text.utf16.count <= characters ? text : flowchart(sketch) { [$0.label[0]] }
}

/// What places that show Mermaid take.
let mermaidCharacters = 50_000

private func flowchart(_ sketch: Sketch, label: (Sketch.Node) -> [LabelLine]) -> String {
  let lanes = sketch.lanes.indices.filter { lane in sketch.nodes.contains { $0.lane == lane } }
  var lines: [MermaidText] = [
    "%%{init: {\"flowchart\": {\"wrappingWidth\": 520}}}%%", "flowchart TB",
    "  accTitle: \(shortened(sketch.title, to: 80))",
    "  accDescr: \(shortened(sketch.subtitle, to: 200)). Lanes from the longest lifetime to the shortest.",
    "  classDef fault stroke-width:3px", "  classDef hollow fill:#ffffff,stroke-dasharray:4 3",
    "  classDef words fill:#ffffff,stroke:#d5dbe1,color:#52606d,text-align:left",
  ]
  var styles: [MermaidText] = []
  for lane in lanes {
    let colors = ScopeColors.of(scope: sketch.lanes[lane].scope)
    let fill = MermaidText(color: colors.fill)
    let line = MermaidText(color: colors.line)
    let band = MermaidText(color: colors.band)
    lines.append("  classDef box\(lane) fill:\(fill),stroke:\(line),color:#1c2733")
    styles.append("  style l\(lane) fill:\(band),stroke:\(line),color:\(line)")
  }
  for lane in lanes {
    let about = sketch.lanes[lane]
    let subtitle: MermaidText =
      about.subtitle.isEmpty ? "" : ", \(shortened(about.subtitle, to: 40))"
    lines.append("  subgraph l\(lane)[\"\(shortened(about.title, to: 40))\(subtitle)\"]")
    for (number, node) in sketch.nodes.enumerated() where node.lane == lane {
      lines.append("    \(box(node, number: number, label: label(node)))")
    }
    lines.append("  end")
  }
  lines += styles
  lines += classLines(sketch, "hollow") { $0.outline.isHollow }
  for mark in sketch.marks where mark != .touched {
    lines.append("  classDef \(mark.mermaidClass)")
    lines += classLines(sketch, mark.mermaidName) { $0.change == mark }
  }
  lines += classLines(sketch, "fault") { $0.severity == .error || $0.isFocus }
  lines.append("  words[\"\(words(of: sketch))\"]")
  lines.append("  class words words")
  lines += sketch.edges.map { edge in
    "  n\(edge.from + 1) \(edge.mermaidArrow) n\(edge.to + 1)"
  }
  lines += linkStyles(sketch.edges)
  return lines.joined("\n").written + "\n"
}

private func box(_ node: Sketch.Node, number: Int, label: [LabelLine]) -> MermaidText {
  let text = label.map { line -> MermaidText in
    let words = shortened(line.text, to: 80)
    return line.emphasis == .name ? "<b>\(words)</b>" : "\(words)"
  }.joined("<br/>")
  let (open, close) = node.shape.mermaidBrackets
  return "n\(number + 1)\(open)\"\(text)\"\(close):::box\(node.lane)"
}

/// A box takes one class where it is declared; the others are given to many at once.
private func classLines(
  _ sketch: Sketch, _ name: MermaidText, where fits: (Sketch.Node) -> Bool
) -> [MermaidText] {
  let boxes = sketch.nodes.indices.filter { fits(sketch.nodes[$0]) }
  guard !boxes.isEmpty else { return [] }
  return ["  class \(boxes.map { "n\($0 + 1)" as MermaidText }.joined(",")) \(name)"]
}

/// Legend and notes: a picture of Mermaid has no other place for them. A title stands first, since
/// Mermaid takes a label that begins with a plus or a minus for a list, which it refuses.
private func words(of sketch: Sketch) -> MermaidText {
  let notes = sketch.notes.map { shortened($0, to: 400) }
  let lines = (sketch.wordedLegend + notes).map { "\($0)" as MermaidText }
  return (["<b>Signs and notes</b>"] + lines).joined("<br/>")
}

/// One line for each looks, with the numbers of its lines.
private func linkStyles(_ edges: [Sketch.Edge]) -> [MermaidText] {
  EdgeStyle.allCases.flatMap { style in
    ([nil] + ChangeMark.allCases).compactMap { mark -> MermaidText? in
      let numbers = edges.indices.filter { edges[$0].style == style && edges[$0].change == mark }
      guard let looks = numbers.first.map({ edges[$0].looks }) else { return nil }
      let list = numbers.map { "\($0)" as MermaidText }.joined(",")
      let color = MermaidText(color: looks.color)
      let width = MermaidText(number: looks.width)
      let dash: MermaidText = mark == .removed ? ",stroke-dasharray:5 4" : ""
      return "  linkStyle \(list) stroke:\(color),stroke-width:\(width)px\(dash)"
    }
  }
}

extension Sketch {
  /// The legend in lines of words, for languages that draw none: the signs of a difference, the
  /// lines that occur, the marks on boxes.
  var wordedLegend: [String] {
    let signs = marks.filter { !$0.sign.isEmpty }.map { "\($0.sign) \($0.legend)" }
    var named: Set<String> = []
    let styles = Set(edges.map(\.style)).sorted().filter { named.insert($0.legend).inserted }
    return (signs.isEmpty ? [] : [signs.joined(separator: ", ")])
      + styles.map { "\($0.looks.sample) \($0.legend)" }
      + ["◆ global access point, ■ errors, ▲ warnings, ● notes"]
  }
}

extension Sketch.Edge {
  /// The line in Mermaid's signs, told from the others without colour; in a difference with the sign
  /// of what became of it.
  fileprivate var mermaidArrow: MermaidText {
    let (open, words, close) = style.mermaidLine
    guard let sign = change?.sign, !sign.isEmpty else {
      return words.isEmpty ? style.mermaidBareLine : "\(open) \(words) \(close)"
    }
    let label: MermaidText = words.isEmpty ? "\(sign)" : "\(sign) \(words)"
    return "\(open) \"\(label)\" \(close)"
  }
}

extension EdgeStyle {
  /// How a line begins, what is written on it, and how it ends.
  fileprivate var mermaidLine: (open: MermaidText, words: MermaidText, close: MermaidText) {
    switch self {
    case .captive: ("==", "outlives", "==>")
    case .hidden: ("-.", "hidden", ".->")
    case .owns, .keeps: ("==", "", "==>")
    case .holder: ("==", "releases", "==>")
    case .subscribes: ("--", "", "--o")
    case .exempt: ("-.", "", ".->")
    case .creates, .provides, .uses: ("--", "", "-->")
    case .defers: ("-.", "asks", ".->")
    case .refers: ("-.", "weak", ".->")
    }
  }

  /// The line without words.
  fileprivate var mermaidBareLine: MermaidText {
    switch self {
    case .captive, .owns, .keeps, .holder: "==>"
    case .subscribes: "--o"
    case .hidden, .exempt, .defers, .refers: "-.->"
    case .creates, .provides, .uses: "-->"
    }
  }
}

extension ChangeMark {
  fileprivate var mermaidName: MermaidText {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    case .touched: "touched"
    case .unchanged: "unchanged"
    }
  }

  /// Its name and its looks.
  fileprivate var mermaidClass: MermaidText {
    let fill = looks.fill.map { "fill:\(MermaidText(color: $0))," as MermaidText } ?? ""
    let ink = looks.ink.map { ",color:\(MermaidText(color: $0))" as MermaidText } ?? ""
    let dash: MermaidText = looks.isDashed ? ",stroke-dasharray:5 4" : ""
    return """
      \(mermaidName) \(fill)stroke:\(MermaidText(color: looks.color)),\
      stroke-width:\(MermaidText(number: looks.width))px\(ink)\(dash)
      """
  }
}

extension NodeShape {
  fileprivate var mermaidBrackets: (open: MermaidText, close: MermaidText) {
    switch self {
    case .reference, .external, .undeclared, .group: ("[", "]")
    case .value, .contract, .rest: ("(", ")")
    case .actor: ("{{", "}}")
    case .instance: ("([", "])")
    case .binding: (">", "]")
    case .global: ("[/", "/]")
    case .root: ("[[", "]]")
    }
  }
}
