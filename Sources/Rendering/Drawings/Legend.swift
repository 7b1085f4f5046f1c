/// The legend and the notes of a picture as rows, and how high they are. Shows only what occurs.
func legendBlock(of sketch: Sketch, width: Double) -> (content: XMLText, height: Double) {
  let detail = LabelLine.Emphasis.detail.looks
  let words = TextLooks(size: 10, color: detail.color, isBold: false)
  var x = 0.0
  var y = 12.0
  var content: XMLText = ""
  func place(_ sample: XMLText, _ text: String) {
    let needed = 44 + textWidth(text, size: words.size) + 18
    if x > 0, x + needed > width {
      x = 0
      y += 18
    }
    content += svgElement(
      "g", [("transform", "translate(\(svgNumber(x)) \(svgNumber(y)))")],
      sample + svgText(text, x: 44, y: 3.5, looks: words))
    x += needed
  }
  for mark in sketch.marks { place(markSample(mark), mark.legend) }
  var named: Set<String> = []
  for style in Set(sketch.edges.map(\.style)).sorted() where named.insert(style.legend).inserted {
    place(lineSample(sketch.legendLooks(of: style)), style.legend)
  }
  // Where outlines tell what changed, the words in the boxes tell their kinds.
  for shape in NodeShape.allCases
  where sketch.marks.isEmpty && sketch.nodes.contains(where: { $0.shape == shape }) {
    if let text = shape.legend { place(shapeSample(shape), text) }
  }
  for (mark, text, emphasis) in marks(in: sketch) {
    place(svgText(mark, x: 24, y: 3.5, looks: emphasis.looks), text)
  }
  y += x > 0 ? 18 : 0
  // A page that lists the notes beside the picture cuts them off: they come last, in a group that
  // says its height.
  let lines = wrapped(sketch.notes.joined(separator: " "), width: width, size: words.size)
  let notes = lines.enumerated().map { number, line in
    svgText(line, x: 0, y: y + Double(number) * 15 + 9, looks: words)
  }
  let height = Double(lines.count) * 15
  if !notes.isEmpty {
    content += svgElement(
      "g", [("class", "notes"), ("data-height", svgNumber(height))], notes.joined())
  }
  return (content, y + height)
}

private func marks(in sketch: Sketch) -> [(String, String, LabelLine.Emphasis)] {
  let labels = sketch.nodes.flatMap { $0.label.map(\.text) }
  let known: [(String, String, LabelLine.Emphasis)] = [
    ("◆", "global access point", .detail), ("■", "errors", .error), ("▲", "warnings", .warning),
    ("●", "notes", .note),
  ]
  return known.filter { mark, _, _ in
    labels.contains { $0.hasPrefix(mark + " ") || $0.contains(" " + mark + " ") }
  }
}

private func markSample(_ mark: ChangeMark) -> XMLText {
  let looks = mark.looks
  let box = svgElement(
    "path",
    [
      ("d", "M6,-7 L36,-7 L36,7 L6,7 Z"), ("fill", "\(looks.fill ?? "#ffffff")"),
      ("stroke", "\(looks.color)"), ("stroke-width", svgNumber(looks.width)),
    ] + dashAttribute(looks.isDashed ? .dashed : .solid))
  let words = TextLooks(size: 11, color: looks.color, isBold: true)
  return mark.sign.isEmpty
    ? box : box + svgText(mark.sign, x: 21, y: 4, looks: words, anchor: "middle")
}

private func lineSample(_ looks: EdgeLooks) -> XMLText {
  let line = svgElement(
    "path",
    [("d", "M0,0 L30,0"), ("fill", "none"), ("stroke", "\(looks.color)")]
      + [("stroke-width", svgNumber(looks.width))] + dashAttribute(looks.dash))
  let tail: XMLText =
    switch looks.tail {
    case "odot": sampleShape("M0,0 a3,3 0 1 0 6,0 a3,3 0 1 0 -6,0 Z", looks, isFilled: false)
    default: ""
    }
  let arrow: XMLText =
    switch looks.arrow {
    case "normalnormal":
      sampleShape("M19,-5 L28,0 L28,-5 L37,0 L28,5 L28,0 L19,5 Z", looks, isFilled: true)
    case "normal": sampleShape("M28,-3.5 L37,0 L28,3.5 Z", looks, isFilled: true)
    case "onormal": sampleShape("M28,-3.5 L37,0 L28,3.5 Z", looks, isFilled: false)
    case "vee": sampleShape("M28,-3.5 L37,0 L28,3.5 L31,0 Z", looks, isFilled: true)
    case "diamond": sampleShape("M27,0 L32,-3.5 L37,0 L32,3.5 Z", looks, isFilled: true)
    case "odiamond": sampleShape("M27,0 L32,-3.5 L37,0 L32,3.5 Z", looks, isFilled: false)
    default: sampleShape("M30,0 a3,3 0 1 0 6,0 a3,3 0 1 0 -6,0 Z", looks, isFilled: true)
    }
  return line + tail + arrow
}

private func sampleShape(_ path: StaticString, _ looks: EdgeLooks, isFilled: Bool) -> XMLText {
  let color: XMLText = "\(looks.color)"
  return svgElement(
    "path",
    [
      ("d", XMLText(stringLiteral: path)), ("fill", isFilled ? color : "#ffffff"),
      ("stroke", color),
    ])
}

func dashAttribute(_ dash: EdgeLooks.Dash) -> [(StaticString, XMLText)] {
  switch dash {
  case .solid: []
  case .dashed: [("stroke-dasharray", "6,3")]
  case .dotted: [("stroke-dasharray", "1.5,3")]
  }
}

private func shapeSample(_ shape: NodeShape) -> XMLText {
  let path: StaticString =
    switch shape {
    case .actor: "M6,0 L12,-7 L30,-7 L36,0 L30,7 L12,7 Z"
    case .instance: "M6,-3 L12,-7 L30,-7 L36,-3 L36,3 L30,7 L12,7 L6,3 Z"
    case .binding: "M6,-7 L30,-7 L36,0 L30,7 L6,7 Z"
    case .global: "M6,-7 L31,-7 L36,-2 L36,7 L6,7 Z M31,-7 L31,-2 L36,-2"
    case .value, .contract, .rest:
      "M10,-7 L32,-7 Q36,-7 36,-3 L36,3 Q36,7 32,7 L10,7 Q6,7 6,3 L6,-3 Q6,-7 10,-7 Z"
    case .root: "M4,-9 L38,-9 L38,9 L4,9 Z M7,-6 L35,-6 L35,6 L7,6 Z"
    case .reference, .external, .undeclared, .group: "M6,-7 L36,-7 L36,7 L6,7 Z"
    }
  let dash: EdgeLooks.Dash =
    switch shape {
    case .contract, .undeclared: .dashed
    case .external, .rest: .dotted
    case .reference, .value, .actor, .instance, .binding, .global, .root, .group: .solid
    }
  return svgElement(
    "path",
    [
      ("d", XMLText(stringLiteral: path)), ("fill", "#ffffff"), ("stroke", "#626e7c"),
    ] + dashAttribute(dash))
}

/// Lines of a sentence that are not wider than the picture.
func wrapped(_ text: String, width: Double, size: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    let longer = line.isEmpty ? String(word) : line + " " + word
    if !line.isEmpty, textWidth(longer, size: size) > width {
      lines.append(line)
      line = String(word)
    } else {
      line = longer
    }
  }
  return line.isEmpty ? lines : lines + [line]
}
