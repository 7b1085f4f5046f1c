extension EdgeLooks {
  /// The line in characters.
  var sample: String {
    let line =
      switch dash {
      case .solid: width >= 1.8 ? "━━" : "──"
      case .dashed: "- - "
      case .dotted: "· · "
      }
    let head =
      switch arrow {
      case "normalnormal": "▶▶"
      case "onormal": "▷"
      case "diamond": "◆"
      case "odiamond": "◇"
      case "dot": "●"
      case "vee": ">"
      default: "▶"
      }
    return (tail.isEmpty ? "" : "○") + line + head
  }
}
