/// What stands around nodes and edges: heading, bands of the lanes, legend and notes. The same for
/// a laid-out picture and for the grid.
struct PictureFrame {
  /// From the top of the drawn area to the bottom of each lane that has nodes.
  struct Band {
    let lane: Int
    let top: Double
    let bottom: Double
  }

  /// Room for the names of the lanes.
  static let gutter = 118.0
  static let heading = 44.0
  static let margin = 16.0

  let sketch: Sketch
  /// Size of the drawn area.
  let width: Double
  let height: Double
  let bands: [Band]

  /// The whole SVG; `content` is drawn over the bands, its origin at the top left of the area.
  func svg(content: XMLText, below: (content: XMLText, height: Double)) -> String {
    let area = max(width, 560)
    let left = PictureFrame.margin + PictureFrame.gutter + (area - width) / 2
    let total = PictureFrame.gutter + area + 2 * PictureFrame.margin
    let legend = legendBlock(of: sketch, width: total - 2 * PictureFrame.margin)
    let belowTop = PictureFrame.heading + height + 10
    let legendTop = belowTop + below.height
    let full = legendTop + legend.height + PictureFrame.margin
    let name = sketch.id
    let description = ([lanesSentence] + sketch.notes).joined(separator: " ")
    let inner: [XMLText] = [
      "<title id=\"\(name)-title\">\(sketch.title)</title>",
      "<desc id=\"\(name)-desc\">\(description)</desc>",
      svgRectangle(x: 0, y: 0, width: total, height: full, fill: "#ffffff", name: "paper"),
      headingBlock(), bandBlock(width: area),
      svgElement(
        "g",
        [
          ("class", "graph"),
          ("transform", "translate(\(svgNumber(left)) \(svgNumber(PictureFrame.heading)))"),
        ], content),
      svgElement(
        "g",
        [
          ("class", "list"),
          ("transform", "translate(\(svgNumber(PictureFrame.margin)) \(svgNumber(belowTop)))"),
        ], below.content.isEmpty ? "" : below.content),
      svgElement(
        "g",
        [
          ("class", "legend"),
          ("transform", "translate(\(svgNumber(PictureFrame.margin)) \(svgNumber(legendTop)))"),
        ], legend.content),
    ]
    let root = svgElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("class", "lifegraph"), ("id", "\(name)"),
        ("role", "img"), ("aria-labelledby", "\(name)-title \(name)-desc"),
        ("width", svgNumber(total)),
        ("viewBox", "0 0 \(svgNumber(total)) \(svgNumber(full))"),
      ], "\n\(inner.filter { !$0.isEmpty }.joined("\n"))\n")
    return root.written + "\n"
  }

  private var lanesSentence: String {
    let lanes = bands.map { sketch.lanes[$0.lane].title }
    return
      "\(counted(sketch.nodes.count, "box", plural: "boxes")) and "
      + "\(counted(sketch.edges.count, "line")) in the lanes \(listed(lanes)), "
      + "from the longest lifetime to the shortest."
  }

  private func headingBlock() -> XMLText {
    let title = shortened(sketch.title, to: 80)
    let left = svgText(
      title, x: PictureFrame.margin, y: 27,
      looks: TextLooks(size: 16, color: "#1c2733", isBold: true))
    let right = svgText(
      shortened(sketch.subtitle, to: 100),
      x: PictureFrame.margin + textWidth(title, size: 16, isBold: true) + 14, y: 27,
      looks: TextLooks(size: 11, color: "#52606d", isBold: false))
    return svgElement("g", [("class", "heading")], left + right)
  }

  private func bandBlock(width area: Double) -> XMLText {
    let blocks = bands.map { band -> XMLText in
      let lane = sketch.lanes[band.lane]
      let colors = ScopeColors.of(scope: lane.scope)
      let top = PictureFrame.heading + band.top
      let background = svgRectangle(
        x: PictureFrame.margin, y: top, width: PictureFrame.gutter + area,
        height: band.bottom - band.top, fill: colors.band, name: "band")
      let edge = svgRectangle(
        x: PictureFrame.margin, y: top, width: 4, height: band.bottom - band.top,
        fill: colors.line, name: "tab")
      let title = svgText(
        shortened(lane.title, to: 13), x: PictureFrame.margin + 14, y: top + 24,
        looks: TextLooks(size: 14, color: colors.line, isBold: true))
      let subtitle = svgText(
        shortened(lane.subtitle, to: 20), x: PictureFrame.margin + 14, y: top + 39,
        looks: TextLooks(size: 9, color: "#52606d", isBold: false))
      return svgElement(
        "g", [("class", "lane"), ("data-scope", "\(lane.scope ?? "")")],
        background + edge + title + subtitle)
    }
    return blocks.joined("\n")
  }
}
